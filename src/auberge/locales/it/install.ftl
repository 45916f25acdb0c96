### Ciò che è installato: la diagnosi, il completamento della shell, la pagina di manuale.

doctor-help-doctor = Dice che cosa c’è, che cosa manca e come ottenerlo. Non cambia nulla.
doctor-state = { $state ->
    [good] OK
    [note] nota
   *[bad] problema
}
doctor-result = { $healthy ->
    [true] Auberge è pronta: scrivi «auberge» per aprire il tavolo.
   *[other] Così Auberge non si può ancora usare; le righe segnate come problema dicono che cosa fare.
}
doctor-engine = { $case ->
    [compiled] È in uso il motore compilato.
    [set_aside] Il motore compilato c’è, ma AUBERGE_PURE chiede Python puro. Togli la variabile per andare più veloce.
   *[plain] Il motore gira in Python puro: completo, ma circa trenta volte più lento. Per quello compilato installa il pacchetto per il tuo sistema («pip install auberge») o, con un compilatore C: «AUBERGE_COMPILE=1 pip install --no-binary auberge auberge».
}
doctor-page = { $case ->
    [there] La pagina per il browser c’è.
   *[missing] Manca la pagina per il browser. Nei sorgenti la costruisce «make page»; il pacchetto la contiene sempre: installalo di nuovo.
}
doctor-settings = Un’impostazione è sbagliata. { $problem }
doctor-folder = { $case ->
    [there] Nella cartella dei dati si può scrivere: { $place }
    [to_be_made] La cartella dei dati verrà creata al primo avvio: { $place }
    [full] Dove si trova la cartella dei dati ({ $place }) restano solo { $megabytes } MB. Fai spazio o scegli un’altra cartella con AUBERGE_DATA_DIR.
   *[locked] La cartella dei dati { $place } non si può usare: non si può scrivere in { $nearest }. Cambiane i permessi o scegli un’altra cartella con AUBERGE_DATA_DIR.
}
doctor-database = { $case ->
    [there] La base di dati è leggibile: { $place }
    [to_be_made] La base di dati verrà creata al primo avvio: { $place }
    [silent] La base di dati { $place } non risponde. È in funzione, e il suo indirizzo in AUBERGE_DATABASE è giusto?
   *[wrong] La base di dati non si può usare. { $problem }
}
doctor-port = { $case ->
    [free] La porta { $port } è libera ({ $place }).
    [next] La porta { $port } è occupata, forse da un’altra Auberge. Verrà usata la prossima libera.
   *[taken] La porta { $port } è occupata ({ $place }), e AUBERGE_PORT chiede proprio quella. Ferma l’altro programma o scegli un’altra porta.
}
doctor-browser = { $case ->
    [there] C’è un browser in cui aprire il tavolo.
   *[none] Da qui non si può aprire un browser. Auberge mostra l’indirizzo del tavolo: aprilo tu in un browser.
}
doctor-extras = { $case ->
    [there] Estensioni presenti: { $list }
   *[missing] Estensioni assenti, che per giocare non servono: { $list }. Per aggiungerne una: { $command }
}
doctor-terminal = { $case ->
    [there] Il terminale mostra i colori e tutti i caratteri ({ $columns } colonne).
    [grey] Il terminale non mostra colori (lo chiede NO_COLOR o TERM); nulla è detto solo col colore.
    [letters] Il terminale scrive in { $encoding }: accenti e segni diventano lettere semplici. Imposta LANG su una lingua UTF-8 per vederli tutti.
   *[none] L’uscita va in un file o in un altro programma, perciò non ha colori.
}
doctor-language = Auberge parla italiano. Per cambiare: --lang, AUBERGE_LANG o LANG, con en, fr, it o de.
doctor-chromium = { $case ->
    [there] Chromium, per i test: { $place }
   *[none] Chromium, che serve solo ai test, non c’è; i test nel browser vengono saltati. Debian: apt-get install chromium
}

## Per la shell

shell-help-completion = Stampa lo script con cui la shell completa comandi e opzioni con il tasto Tab.
shell-help-shell = La shell: bash, zsh, fish o powershell.
shell-help-man = Stampa la pagina di manuale di tutti i comandi, per il programma man.
shell-unknown = Non c’è completamento per «{ $shell }». Le shell sono: { $known }
shell-man-name = NOME
shell-man-name-line = un tavolo da gioco per il browser e il terminale
shell-man-synopsis = SINTASSI
shell-man-description = DESCRIZIONE
shell-man-options = OPZIONI
shell-man-commands = COMANDI
shell-man-examples = ESEMPI
shell-man-environment = AMBIENTE
shell-man-data-dir = La cartella in cui Auberge conserva tavoli e partite.
shell-man-lang = La lingua: en, fr, it o de.
shell-man-no-color = Se è impostata, nulla è colorato.
shell-man-manual = Giochi
cli-value-shell = SHELL
