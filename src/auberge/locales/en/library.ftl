### Words for programs that use Auberge as a library; keys begin with `guest-`.

guest-list = The players must be a list, one for every seat, not the text “{ $players }”.
guest-name-taken = Two players are called “{ $name }”, or one has the name of a built-in computer player. Give yours a name of its own.
guest-no-bot = { $player } cannot play: it must be the name of a computer player, a callable that takes a view and returns a move, or an object with a method “choose”.
guest-move = “{ $bot }” answered “{ $move }”, which is not one of the moves open to it.
guest-stays-here = “{ $name }” cannot be sent to other processes: define it at the top of a module, or use one process.
