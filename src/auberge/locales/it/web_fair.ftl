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
web-fair-how-opened = Dopo la partita il server rivela il suo segreto. A quel punto questo dispositivo rifà tutte le estrazioni e confronta il sigillo, i numeri, i lanci, le pescate e le mescolate; controlla anche che siano quelli che ha visto durante la partita.
web-fair-how-not = Questa verifica non dimostra che nessuno abbia guardato le carte coperte sul computer del server. Inoltre questo dispositivo si fida del registro per sapere fra quali possibilità si è estratto; nel terminale «{ $command }» rigioca tutta la partita secondo le regole e verifica anche questo.

## La verifica dopo la partita

web-fair-check = Verifica le estrazioni
web-fair-check-again = Verifica di nuovo
web-fair-checking = Le estrazioni vengono verificate su questo dispositivo: { $percent }%.
web-fair-all = { $draws ->
    [one] L’unica estrazione corrisponde al sigillo
   *[other] Tutte le { $draws } estrazioni corrispondono al sigillo
}
web-fair-all-text = { $number ->
    [0] Tutto deriva dal segreto sigillato prima della prima estrazione. Nessun dispositivo ha aggiunto un numero: la sorte l’ha decisa solo il server.
    [one] Tutto deriva dal segreto sigillato prima della prima estrazione e dal numero del dispositivo di { $names }.
   *[other] Tutto deriva dal segreto sigillato prima della prima estrazione e dai numeri dei dispositivi di { $names }.
}
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
web-fair-bad = La sorte non corrisponde al sigillo
web-fair-bad-draw-text = Il segreto dà «{ $drawn }», ma il tavolo ha mostrato «{ $recorded }».
web-fair-not-proven = Il risultato resta nel punteggio, ma la correttezza delle estrazioni non è provata.
web-fair-other-number = Il numero del posto { $seat } non è quello che questo dispositivo ha visto all’inizio della partita.
web-fair-unreadable = Il registro non si può leggere: non c’è nulla da verificare.
