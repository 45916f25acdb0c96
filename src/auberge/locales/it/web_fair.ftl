### La pagina: chi c’è prima della prima estrazione, il sigillo della sorte di un tavolo e la verifica dopo la partita.

## Prima che la partita cominci

web-fair-gathering = { $here ->
    [0] Non c’è ancora nessuno; persone attese: { $people }.
   *[other] Persone presenti: { $here } su { $people }.
}
web-fair-begins = La partita comincia appena ci sono tutti.
web-fair-all-here = Ci sono tutti.
web-fair-beginning = La partita comincia fra un attimo.
web-fair-call = Invita gli altri
web-fair-you = tu
web-fair-at-this-screen = a questo schermo
web-fair-by-link = arriva con un link
web-fair-not-here = non ancora presente
web-fair-ready = presente
web-fair-begin-without = { $number ->
    [one] Comincia senza { $names }
   *[other] Comincia senza di loro: { $names }
}
web-fair-begin-untold = { $number ->
    [one] Il numero di { $names } era stato promesso ma non è arrivato. La partita può cominciare anche senza questo numero.
   *[other] I numeri di { $names } erano stati promessi ma non sono arrivati. La partita può cominciare anche senza questi numeri.
}

## Il sigillo

web-fair-sealed = Sorte sigillata
web-fair-sealed-title = Ora nessuno può cambiare la sorte
web-fair-sealed-text = Ogni lancio, ogni pescata e ogni mescolata deriva da un segreto del server e da un numero di ogni dispositivo al tavolo. Il segreto del server è sotto questo sigillo da prima della prima estrazione:
web-fair-note-it = Annota o fotografa il sigillo. Dopo la partita il server rivela il segreto, e chiunque può verificare che corrisponda al sigillo.
web-fair-copy = Copia il sigillo
web-fair-added = { $number ->
    [0] Nessun dispositivo ha aggiunto un numero.
    [one] Il dispositivo di { $names } ha aggiunto un numero.
   *[other] I dispositivi di { $names } hanno aggiunto un numero ciascuno.
}
web-fair-seal-changed = All’inizio a questo dispositivo è stato mostrato un altro sigillo: { $seal }
web-fair-how = Come funziona
web-fair-how-sealed = Prima che arrivi qualcuno, il server estrae un segreto e ne mostra il sigillo: un’impronta che corrisponde a questo segreto e a nessun altro. Poi ogni dispositivo promette un proprio numero, anch’esso con un’impronta. I numeri si rivelano solo quando sono stati promessi tutti.
web-fair-how-together = La sorte si calcola dal segreto e da tutti i numeri insieme. Così né il server né chi gioca può sceglierla da solo, e nessuno può cambiarla dopo.
web-fair-how-opened = Dopo la partita il server rivela il suo segreto. A quel punto questo dispositivo rifà tutte le estrazioni e confronta il sigillo, i numeri, i lanci, le pescate e le mescolate; controlla anche che il sigillo e i numeri siano quelli che ha visto.
web-fair-how-not = Questa verifica non dimostra che nessuno abbia guardato le carte coperte sul computer del server. La verifica rapida conosce il materiale del gioco, ma non le regole: le pile che cambiano durante la partita si verificano solo rigiocandola secondo le regole, qui o nel terminale con «{ $command }». Per sapere se il registro è quello della partita che hai visto, confronta i tuoi ricordi con l’elenco delle estrazioni.

## La verifica dopo la partita

web-fair-check = Verifica le estrazioni
web-fair-check-again = Verifica di nuovo
web-fair-checking = Le estrazioni vengono verificate su questo dispositivo: { $percent }%.
web-fair-all = { $draws ->
    [one] L’unica estrazione corrisponde al sigillo
   *[other] Tutte le { $draws } estrazioni corrispondono al sigillo
}
web-fair-all-text = { $number ->
    [0] Ogni estrazione deriva dal segreto sigillato prima della prima estrazione. Nessun dispositivo ha aggiunto un numero: la sorte l’ha decisa solo il server.
    [one] Ogni estrazione deriva dal segreto sigillato prima della prima estrazione e dal numero del dispositivo di { $names }.
   *[other] Ogni estrazione deriva dal segreto sigillato prima della prima estrazione e dai numeri dei dispositivi di { $names }.
}
web-fair-made = { $changing ->
    [0] Anche ciò da cui si è estratto corrisponde ogni volta esattamente al materiale del gioco.
    [one] Anche ciò da cui si è estratto corrisponde al materiale del gioco. Un’estrazione viene da una pila o da una mano il cui contenuto dipende dalle mosse: solo le regole possono dire se era esatto.
   *[other] Anche ciò da cui si è estratto corrisponde al materiale del gioco. { $changing } estrazioni vengono da pile o mani il cui contenuto dipende dalle mosse: solo le regole possono dire se era esatto.
}
web-fair-made-custom = Questa partita è stata giocata con dati personalizzati: ciò da cui si è estratto non è stato verificato, possono dirlo solo le regole.
web-fair-rules-open = Non ancora verificato: se ogni estrazione era dovuta. Lo mostra anche la partita rigiocata secondo le regole.
web-fair-rules-check = Verifica secondo le regole ({ $size } MB)
web-fair-rules-working = Questo dispositivo rigioca la partita secondo le regole…
web-fair-rules-agree = Questo dispositivo ha anche rigiocato tutta la partita secondo le regole: ogni estrazione era dovuta, e ciò da cui si è estratto è esatto.
web-fair-left-out = { $number ->
    [one] Il numero che questo dispositivo ha estratto per { $names } non conta: è arrivato troppo tardi o è stato escluso.
   *[other] I numeri che questo dispositivo ha estratto per { $names } non contano: sono arrivati troppo tardi o sono stati esclusi.
}
web-fair-step-sealed = Sigillo
web-fair-step-sealed-text = prima della prima estrazione, { $when }. Il tavolo mostrava { $seal }.
web-fair-saw = Questo dispositivo ha visto allora il sigillo e i numeri.
web-fair-saw-not = Questo dispositivo allora non c’era: confronta il sigillo con uno annotato da qualcuno.
web-fair-step-opened = Rivelazione
web-fair-step-opened-text = dopo l’ultimo turno, { $when }. Il segreto era: { $secret }.
web-fair-step-checked = Verifica
web-fair-step-checked-text = { $draws ->
    [one] su questo dispositivo, proprio ora: un’estrazione corrisponde al sigillo.
   *[other] su questo dispositivo, proprio ora: { $draws } estrazioni corrispondono al sigillo.
}
web-fair-step-failed-text = { $draws ->
    [0] su questo dispositivo, proprio ora: qualcosa non corrisponde.
    [one] su questo dispositivo, proprio ora: un’estrazione corrisponde al sigillo, poi qualcosa non torna.
   *[other] su questo dispositivo, proprio ora: { $draws } estrazioni corrispondono al sigillo, poi qualcosa non torna.
}
web-fair-list = Le estrazioni, una per una
web-fair-agrees = corrisponde
web-fair-start = Comincia { $name }.
web-fair-more = { $more ->
    [one] { $items } e un altro elemento
   *[other] { $items } e altri { $more } elementi
}
web-fair-save = Salva la prova
web-fair-bad-draw = L’estrazione { $draw } non corrisponde al sigillo
web-fair-bad-lot = L’estrazione { $draw } non viene dal materiale giusto
web-fair-bad = La sorte non corrisponde al sigillo
web-fair-bad-draw-text = Il segreto dà «{ $drawn }», ma il tavolo ha mostrato «{ $recorded }».
web-fair-not-proven = Il risultato resta nel punteggio, ma la correttezza delle estrazioni non è provata.
web-fair-other-number = Il numero del posto { $seat } non è quello che questo dispositivo ha visto all’inizio della partita.
web-fair-unreadable = Il registro non si può leggere: non c’è nulla da verificare.
