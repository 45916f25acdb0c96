### Words for programs that use Auberge as a library; keys begin with `guest-`.

guest-list = Die Spieler müssen eine Liste sein, einer für jeden Platz, nicht der Text „{ $players }“.
guest-name-taken = Zwei Spieler heißen „{ $name }“, oder so heißt schon ein Computerspieler des Hauses. Gib deinem einen eigenen Namen.
guest-no-bot = { $player } kann nicht spielen: Möglich sind der Name eines Computerspielers, eine Funktion, die eine Ansicht nimmt und einen Zug zurückgibt, oder ein Objekt mit einer Methode „choose“.
guest-move = „{ $bot }“ hat mit „{ $move }“ geantwortet; dieser Zug steht nicht zur Wahl.
guest-stays-here = „{ $name }“ lässt sich nicht an andere Prozesse schicken: Definiere es auf der obersten Ebene eines Moduls oder nimm nur einen Prozess.
