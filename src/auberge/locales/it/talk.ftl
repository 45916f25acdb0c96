### Una parola attraverso il tavolo: frasi pronte, testi tra chi è seduto, e chiedere di riprendere una mossa.

## Frasi pronte

web-say-well = Ben giocato!
web-say-smile = Che fortuna la mia.
web-say-wince = Ahi, che sfortuna!
web-say-cheers = Salute!
web-say-thanks = Grazie.
web-say-moment = Un momento.

## Parlare

web-talk = Parla
web-talk-unread = { $number ->
    [0] Parla
    [one] Parla, una nuova parola
   *[other] Parla, { $number } nuove parole
}
web-talk-none = Nessuno ha ancora detto nulla.
web-talk-phrases = Di’ qualcosa
web-talk-help = Ognuno le legge nella propria lingua.
web-talk-as = A nome di { $name }
web-talk-said = { $name }: { $said }
web-talk-write = Scrivi agli altri al tavolo
web-talk-send = Invia
web-talk-mute = Non sentire più { $name }
web-talk-unmute = Senti di nuovo { $name }
web-talk-texts = Testo libero: { $on ->
    [true] sì
   *[false] no
}
web-talk-texts-help = Solo chi è seduto al tavolo legge ciò che viene scritto, e nulla viene conservato.
web-talk-open = I giocatori possono scriversi
web-talk-open-help = Altrimenti hanno sei frasi pronte. Gli spettatori non leggono mai ciò che viene scritto.
web-key-talk = parlare

## Riprendere

web-back-ask = Chiedi di riprendere
web-back-asks = { $name } chiede di riprendere l’ultima decisione.
web-back-harmless = Da allora non è stato svelato nulla.
web-back-agree = Va bene
web-back-refuse = No, si va avanti
web-back-waiting = Hai chiesto di riprendere la tua ultima decisione.
web-back-missing = La risposta spetta a { $names }.
web-back-withdraw = Lascia stare, si va avanti

## Ciò che il server rifiuta

server-back-revealed = Da allora è stato svelato qualcosa, per esempio dadi o carte. Non si può più riprendere.
server-back-asked = Hai già chiesto per questa decisione.
server-back-open = Qualcuno sta già chiedendo di riprendere qualcosa.
server-back-alone = Questo puoi ancora riprenderlo senza chiedere.
server-back-nothing = Non c’è nessuna tua decisione da riprendere.
server-talk-fast = Non così in fretta. Tra qualche secondo potrai parlare di nuovo.
server-text-off = A questo tavolo si parla solo con frasi pronte.
server-text-empty = Qui non c’è nulla da leggere.
server-text-long = Un testo ha al massimo { $most } caratteri.
server-not-host = Può cambiarlo solo chi ha aperto il tavolo.
