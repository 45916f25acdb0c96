### La pagina come file per qualsiasi spazio web, senza server.

site-help-site = Scrive tutta la pagina come file per qualsiasi spazio web. Si gioca nel browser, senza server.
site-help-folder = Dove scriverla: una cartella vuota, o una già scritta da questo comando.
site-help-base = Percorso dei file nello spazio web, per esempio /games (predefinito: funzionano ovunque).
site-help-force = Scrive anche se la cartella contiene altri file. Questi restano; quelli con lo stesso nome vengono sostituiti.
site-written = { $files } file scritti in { $place }, { $size } MB in tutto. Per giocare senza rete, un browser scarica { $engine } MB una volta sola.
site-try = Per provarla, esegui «{ $command }» e apri { $address }
site-put = Copia il contenuto della cartella sotto { $base } nel tuo spazio web.
site-no-page = Manca la pagina, o ciò che serve a giocare senza server. Nei sorgenti, «make page» costruisce l’una e l’altro; un pacchetto installato contiene sempre tutto: reinstallalo.
site-bad-base = Il percorso non può essere «{ $value }». Inizia con una barra e non finisce con una barra, per esempio /games; lettere, cifre, punti e trattini vanno bene.
site-not-empty = La cartella { $place } contiene file che non vengono da questo comando. Scegli un’altra cartella, o aggiungi --force per scrivervi comunque.
site-not-written = Impossibile scrivere la pagina in { $place }: { $reason }
