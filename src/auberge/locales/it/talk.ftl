### Una parola attraverso il tavolo: frasi pronte, testi tra chi è seduto, e chiedere di ritirare una decisione.

## Frasi pronte

web-say-well = Ben giocato!
web-say-smile = Che fortuna!
web-say-wince = Ahi, che sfortuna!
web-say-cheers = Salute!
web-say-thanks = Grazie.
web-say-moment = Un momento.

## Parlare

web-talk = Chat
web-talk-unread = { $number ->
    [0] Chat
    [one] Chat, un nuovo messaggio
   *[other] Chat, { $number } nuovi messaggi
}
web-talk-none = Ancora nessun messaggio.
web-talk-phrases = Frasi pronte
web-talk-help = Ognuno legge queste frasi nella propria lingua.
web-talk-as = A nome di { $name }
web-talk-said = { $name }: { $said }
web-talk-write = Scrivi agli altri al tavolo
web-talk-send = Invia
web-talk-mute = Silenzia { $name }
web-talk-unmute = Riattiva i messaggi di { $name }
web-talk-texts-ask = Per ora solo queste frasi. Per poter scrivere liberamente, rivolgiti a: { $names }.
web-talk-texts-help = Solo chi siede al tavolo legge ciò che viene scritto, e nulla viene conservato.
web-talk-open = I giocatori possono scriversi
web-talk-open-help = Altrimenti hanno solo sei frasi pronte. Chi guarda non legge mai ciò che viene scritto.
web-key-talk = chat

## Ritirare

web-back-ask = Chiedi di tornare indietro
web-back-asks = { $name } chiede di ritirare l’ultima decisione.
web-back-harmless = Da allora non è stato rivelato nulla.
web-back-agree = Va bene
web-back-refuse = No, si va avanti
web-back-waiting = Hai chiesto di ritirare la tua ultima decisione.
web-back-missing = In attesa della risposta di { $names }.
web-back-withdraw = Lascia stare, si va avanti

## Ciò che il server rifiuta

server-back-revealed = Questa decisione non si può più ritirare: da allora è stato rivelato qualcosa, per esempio dadi o carte.
server-back-asked = Hai già chiesto di ritirare questa decisione.
server-back-open = Qualcuno sta già chiedendo di ritirare una decisione.
server-back-alone = Questa decisione puoi ancora ritirarla senza chiedere.
server-back-nothing = Non c’è nessuna tua decisione da ritirare.
server-talk-fast = Non così in fretta. Tra qualche secondo potrai mandare un altro messaggio.
server-text-off = A questo tavolo si possono usare solo le frasi pronte.
server-text-empty = Il messaggio è vuoto.
server-text-long = { $most ->
    [one] Un messaggio può avere al massimo { $most } carattere.
   *[other] Un messaggio può avere al massimo { $most } caratteri.
}
server-not-host = Solo chi ha aperto il tavolo può cambiare questa impostazione.
