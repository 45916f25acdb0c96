### Words about what goes wrong inside an engine; keys begin with `bug-`.

bug-unknown-fact = Internal error: the rules of { $game } noted something that has no name (number { $fact }). Please report it.
