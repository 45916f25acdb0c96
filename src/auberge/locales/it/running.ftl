### Gestire il server: impostazioni che richiedono una spiegazione, e chi può leggere i suoi dati.

running-help-base-path = Percorso sotto cui si trova la pagina sul tuo server web, per esempio /giochi (altrimenti: alla radice).
running-bad-base-path = L’impostazione AUBERGE_BASE_PATH non può essere «{ $value }». Comincia con una barra e non finisce con una barra, per esempio /giochi; sono ammessi lettere, cifre, punti e trattini.
running-bad-public-url = L’impostazione AUBERGE_PUBLIC_URL non può essere «{ $value }». È l’indirizzo a cui si apre la pagina, per esempio https://giochi.example.org; se contiene un percorso, dev’essere quello di AUBERGE_BASE_PATH.
running-bad-proxy = L’impostazione AUBERGE_TRUSTED_PROXIES non può contenere «{ $value }». È un elenco di indirizzi e reti separati da spazi, per esempio 10.0.0.5 172.16.0.0/12.
running-bad-token = L’impostazione AUBERGE_METRICS_TOKEN è troppo corta o contiene caratteri che non si possono trasmettere. Usa un lungo testo casuale di lettere e cifre, per esempio quello che stampa «openssl rand -hex 32».
running-metrics-closed = Questi dati sono riservati a chi gestisce il server. Il token manca o non è quello giusto.
running-not-ready = In questo momento il server non può accogliere nessuno. Riprova tra un attimo.
