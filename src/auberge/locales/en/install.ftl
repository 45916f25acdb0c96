### What is installed: the doctor, the shell's completion, the manual page.

doctor-help-doctor = Says what is here, what is missing and how to get it, with the settings that “auberge serve” would use. It changes nothing.
doctor-help-env-file = File of settings, NAME=VALUE a line, as systemd and compose read it.
doctor-no-file = The file { $file } cannot be read: { $problem }.
doctor-state = { $state ->
    [good] OK
    [note] note
   *[bad] problem
}
doctor-result = { $healthy ->
    [true] Auberge is ready: type “auberge” to open the table.
   *[other] Auberge cannot be used like this yet; what is marked as a problem says what to do.
}
doctor-engine = { $case ->
    [compiled] The compiled engine is running.
    [set_aside] The compiled engine is installed, but AUBERGE_PURE asks for plain Python. Unset it to play faster.
   *[plain] The engine runs as plain Python: complete, but some thirty times slower. For the compiled one, install the package made for your system (“pip install auberge”), or with a C compiler: “AUBERGE_COMPILE=1 pip install --no-binary auberge auberge”.
}
doctor-page = { $case ->
    [there] The page for the browser is there.
   *[missing] The page for the browser is missing. In a source tree, “make page” builds it; an installed package always contains it, so install that again.
}
doctor-settings = A setting is wrong. { $problem }
doctor-unknown = { $case ->
    [near] The setting { $name } is unknown and does nothing. Did you mean { $nearest }?
   *[none] The setting { $name } is unknown and does nothing.
}
doctor-folder = { $case ->
    [there] The data folder can be written to: { $place }
    [to_be_made] The data folder will be created at the first start: { $place }
    [full] Only { $megabytes } MB are free where the data folder is ({ $place }). Make room, or choose another folder with AUBERGE_DATA_DIR.
   *[locked] The data folder { $place } cannot be used: nothing can be written to { $nearest }. Change its permissions, or choose another folder with AUBERGE_DATA_DIR.
}
doctor-database = { $case ->
    [there] The database can be read: { $place }
    [to_be_made] The database will be created at the first start: { $place }
    [silent] The database { $place } does not answer. Is it running, and is its address in AUBERGE_DATABASE right?
    [full] Only { $megabytes } MB are free where the database is ({ $place }). Make room, or choose another place with AUBERGE_DATABASE.
    [locked] The database { $place } cannot be used: nothing can be written to { $nearest }. Change its permissions, or choose another place with AUBERGE_DATABASE.
   *[wrong] The database cannot be used. { $problem }
}
doctor-port = { $case ->
    [free] Port { $port } is free ({ $place }).
    [running] Auberge is running at port { $port } ({ $place }).
    [next] Port { $port } is in use, perhaps by another Auberge. The next free one will be used.
   *[taken] Port { $port } is in use ({ $place }), and AUBERGE_PORT asks for just that one. Stop the other program, or choose another port.
}
doctor-socket = { $case ->
    [free] Auberge will wait for connections at { $place }.
    [running] Another program, perhaps Auberge, already uses { $place }.
    [taken] Something other than a socket is at { $place }. Remove it, or choose another path with AUBERGE_SOCKET.
   *[locked] The socket { $place } cannot be made: the folder { $folder } is missing or cannot be written to.
}
doctor-proxy = { $case ->
    [none] No web server is set in front of Auberge (AUBERGE_PUBLIC_URL).
    [there] { $url } leads to Auberge.
    [other] { $url } answers, but not with Auberge (status { $problem }). If Auberge is running, check where the web server passes requests on to.
   *[silent] { $url } cannot be reached ({ $problem }). Check the name, the certificate and the firewall.
}
doctor-trust = { $case ->
    [all] AUBERGE_TRUSTED_PROXIES trusts every address, so visitors can pretend to come from anywhere and get round all limits. Name only the web server in front.
    [wide] AUBERGE_TRUSTED_PROXIES trusts many addresses ({ $list }). Name only those of the web server in front.
   *[near] Only web servers on this machine are trusted. If yours runs on another, all visitors look like one: name its address in AUBERGE_TRUSTED_PROXIES.
}
doctor-browser = { $case ->
    [there] There is a browser to open the table in.
   *[none] No browser can be opened from here. Auberge shows the address of the table; open it in a browser yourself.
}
doctor-extras = { $case ->
    [there] Extras installed: { $list }
   *[missing] Extras not installed, and not needed to play: { $list }. To add one: { $command }
}
doctor-terminal = { $case ->
    [there] The terminal shows colours and all letters ({ $columns } columns).
    [grey] The terminal shows no colours (NO_COLOR or TERM asks for that); nothing is told by colour alone.
    [letters] The terminal writes { $encoding }, so accents and signs become plain letters. Set LANG to a UTF-8 language to see them all.
   *[none] The output goes to a file or another program, so it has no colours.
}
doctor-language = Auberge speaks English. Change it with --lang, AUBERGE_LANG or LANG: en, fr, it, de.
doctor-chromium = { $case ->
    [there] Chromium, for the tests: { $place }
   *[none] Chromium, which only the tests need, is not installed; tests in the browser are left out. Debian: apt-get install chromium
}

## For the shell

shell-help-completion = Prints the script that lets your shell complete commands and options with the Tab key.
shell-help-shell = The shell: bash, zsh, fish or powershell.
shell-help-man = Prints the manual page of all commands, for the program man.
shell-unknown = There is no completion for “{ $shell }”. The shells are: { $known }
shell-man-name = NAME
shell-man-name-line = a game table for the browser and the terminal
shell-man-synopsis = SYNOPSIS
shell-man-description = DESCRIPTION
shell-man-options = OPTIONS
shell-man-commands = COMMANDS
shell-man-examples = EXAMPLES
shell-man-environment = ENVIRONMENT
shell-man-data-dir = The folder in which Auberge keeps its tables and games.
shell-man-lang = The language: en, fr, it or de.
shell-man-no-color = If it is set, nothing is coloured.
shell-man-manual = Games
cli-value-shell = SHELL
