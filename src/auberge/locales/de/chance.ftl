### Worte zum versiegelten Zufall: `auberge verify`, das Siegel des Tisches und was eine Prüfung findet.

cli-help-verify = Prüft den Zufall einer beendeten Partie: rechnet jeden Wurf, jedes Ziehen und jedes Mischen anhand dessen nach, was vorher versiegelt wurde.
cli-help-verify-seal = Das Siegel, das du zu Beginn notiert hast; es muss mit dem der Datei übereinstimmen.
cli-not-a-seal = „{ $value }“ ist kein Siegel: Ein Siegel hat 64 Zeichen, 0 bis 9 und a bis f.
cli-sealed = Der ganze Zufall dieser Partie folgt aus einem Geheimnis mit diesem Siegel: { $seal }
cli-verify-with = So prüfst du, ob der Zufall dem Siegel entspricht: { $command }
cli-command-seal = siegel
cli-command-seal-help = zeigt das Siegel für den Zufall dieses Tisches

## Was eine Prüfung findet

verify-all = { $draws ->
    [one] Die einzige Ziehung entspricht dem Siegel.
   *[other] Alle { $draws } Ziehungen entsprechen dem Siegel.
}
verify-from = { $numbers ->
    [0] Das Siegel passt; kein Gerät hat eine Zahl beigetragen.
    [one] Das Siegel passt; das Gerät einer Person hat eine Zahl beigetragen.
   *[other] Das Siegel passt; die Geräte von { $numbers } Personen haben je eine Zahl beigetragen.
} Siegel: { $seal }
verify-not-sealed = Der Zufall dieser Partie war nicht versiegelt: Er kam aus einem Startwert, oder die Partie begann, bevor es Siegel gab. Es gibt nichts zu prüfen.
verify-not-opened = Dieses Spielprotokoll enthält das Geheimnis noch nicht. Es wird nach dem Ende der Partie offengelegt; speichere das Spielprotokoll dann noch einmal.
verify-other-seal = Das ist nicht das Siegel, das dir gezeigt wurde: Im Spielprotokoll steht { $recorded }.
verify-seal = Das Geheimnis im Spielprotokoll passt nicht zum Siegel.
verify-promise = Die Zahl von Platz { $seat } ist nicht die, die das Gerät dort versprochen hatte.
verify-start = Der Startspieler passt nicht zum Siegel: Das Geheimnis ergibt Platz { $drawn }, im Spielprotokoll steht Platz { $recorded }.
verify-draw = Ziehung { $draw } passt nicht zum Siegel (Eintrag { $entry } des Spielprotokolls): Das Geheimnis ergibt „{ $drawn }“, im Spielprotokoll steht „{ $recorded }“.
verify-lot = Ziehung { $draw } (Eintrag { $entry } des Spielprotokolls) wurde nicht aus dem gezogen, was an dieser Stelle da war.

## Bevor die Partie beginnt: Zahlen für den versiegelten Zufall

server-not-begun = Die Partie hat noch nicht begonnen.
server-has-begun = Die Partie hat schon begonnen.
server-promises-open = Noch haben nicht alle eine Zahl versprochen; genannt werden die Zahlen erst danach.
server-promises-closed = Es ist zu spät, eine Zahl zu versprechen: Die Zahlen werden schon genannt.
server-bad-number = „{ $field }“ muss 64 Zeichen haben, 0 bis 9 und a bis f.
server-not-promised = Das ist nicht die Zahl, die dieser Platz versprochen hat.
