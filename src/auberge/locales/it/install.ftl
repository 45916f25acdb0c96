### Ciò che è installato: la diagnosi, il completamento della shell, la pagina di manuale.

doctor-help-doctor = Dice che cosa c’è, che cosa manca e come ottenerlo, con le impostazioni che userebbe «auberge serve». Non cambia nulla.
doctor-help-env-file = File di impostazioni, NOME=VALORE per riga, come lo leggono systemd e compose.
doctor-no-file = Il file { $file } non si può leggere: { $problem }.
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
doctor-unknown = { $case ->
    [near] L’impostazione { $name } è sconosciuta e non ha effetto. Volevi dire { $nearest }?
   *[none] L’impostazione { $name } è sconosciuta e non ha effetto.
}
doctor-folder = { $case ->
    [there] Nella cartella dei dati si può scrivere: { $place }
    [to_be_made] La cartella dei dati verrà creata al primo avvio: { $place }
    [full] Dove si trova la cartella dei dati ({ $place }) restano solo { $megabytes } MB. Fai spazio o scegli un’altra cartella con AUBERGE_DATA_DIR.
   *[locked] La cartella dei dati { $place } non si può usare: non si può scrivere in { $nearest }. Cambiane i permessi o scegli un’altra cartella con AUBERGE_DATA_DIR.
}
doctor-database = { $case ->
    [there] Il database è leggibile: { $place }
    [to_be_made] Il database verrà creato al primo avvio: { $place }
    [silent] Il database { $place } non risponde. È in funzione, e il suo indirizzo in AUBERGE_DATABASE è giusto?
    [full] Dove si trova il database ({ $place }) restano solo { $megabytes } MB. Fai spazio o scegli un altro posto con AUBERGE_DATABASE.
    [locked] Il database { $place } non si può usare: non si può scrivere in { $nearest }. Cambiane i permessi o scegli un altro posto con AUBERGE_DATABASE.
   *[wrong] Il database non si può usare. { $problem }
}
doctor-port = { $case ->
    [free] La porta { $port } è libera ({ $place }).
    [running] Auberge è già in funzione sulla porta { $port } ({ $place }).
    [next] La porta { $port } è occupata, forse da un’altra Auberge. Verrà usata la prossima libera.
   *[taken] La porta { $port } è occupata ({ $place }), e AUBERGE_PORT chiede proprio quella. Ferma l’altro programma o scegli un’altra porta.
}
doctor-socket = { $case ->
    [free] Auberge resterà in ascolto su { $place }.
    [running] Un altro programma, forse Auberge, è già in ascolto su { $place }.
    [taken] { $place } esiste e non è un socket. Toglilo o scegli un altro percorso con AUBERGE_SOCKET.
   *[locked] Il socket { $place } non si può creare: la cartella { $folder } manca o non vi si può scrivere.
}
doctor-proxy = { $case ->
    [none] Davanti ad Auberge non è indicato nessun server web (AUBERGE_PUBLIC_URL).
    [there] { $url } porta ad Auberge.
    [other] { $url } risponde, ma non con Auberge (codice { $problem }). Se Auberge è in funzione, controlla dove il server web inoltra le richieste.
   *[silent] { $url } non è raggiungibile ({ $problem }). Controlla il nome, il certificato e il firewall.
}
doctor-trust = { $case ->
    [all] AUBERGE_TRUSTED_PROXIES si fida di ogni indirizzo: chi visita può fingersi chiunque e aggirare tutti i limiti. Indica solo il server web che sta davanti.
    [wide] AUBERGE_TRUSTED_PROXIES si fida di molti indirizzi ({ $list }). Indica solo quelli del server web che sta davanti.
   *[near] Auberge si fida solo dei server web di questo computer. Se il tuo è su un altro, tutti i visitatori sembrano uno solo: indicane l’indirizzo in AUBERGE_TRUSTED_PROXIES.
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
