### La pagina: se gli altri dispositivi raggiungono il tavolo, e a quale indirizzo.

web-reach-ask = Far entrare gli altri dispositivi di casa?
web-reach-ask-text = Così i telefoni e i computer collegati alla stessa rete (Wi-Fi) potranno accedere ai tuoi tavoli. Per ora può farlo solo questo computer.
web-reach-keep = Solo questo computer
web-reach-open = Fai entrare gli altri dispositivi
web-reach-closed = Gli altri dispositivi non possono ancora entrare
web-reach-closed-text = Questi link funzionano solo su questo computer. Puoi far entrare i telefoni e i computer collegati alla stessa rete (Wi-Fi).
web-reach-set-text = Questi link funzionano solo su questo computer, perché il server è stato avviato così. Per gli altri dispositivi avvialo con «auberge serve --host 0.0.0.0».
web-reach-no-network = Nessuna rete domestica
web-reach-no-network-text = Gli altri dispositivi possono entrare, ma al momento questo computer non è collegato a nessuna rete domestica. Finché non lo sarà, i link funzioneranno solo qui.
web-reach-hall-closed = Solo questo computer può accedere ai tuoi tavoli.
web-reach-hall-open = Gli altri dispositivi possono entrare
web-reach-hall-set = Da dove entrano gli altri
web-reach-hall-text = Su un telefono o un altro computer apri questo indirizzo:
web-reach-good = Gli altri dispositivi collegati alla stessa rete raggiungono questo indirizzo.
web-reach-good-set = Gli altri dispositivi raggiungono questo indirizzo.
web-reach-which = Indirizzo nei link
web-reach-close = Chiudi l’accesso agli altri
web-reach-qr = Codice QR di questo indirizzo
