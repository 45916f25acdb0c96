### Words of the terminal client; keys begin with `cli-`.
