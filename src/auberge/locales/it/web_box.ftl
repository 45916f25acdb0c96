### La scatola sullo scaffale: inserire i valori delle proprie carte, conservarli, giocarci.
web-box-about = Informazioni sulle carte
web-box-shelf = La scatola sul tuo scaffale
web-box-invite = Hai il gioco in scatola? Inserisci ciò che dicono le tue carte e gioca qui con quelle. Ci vuole circa un quarto d’ora; puoi fermarti quando vuoi e continuare più tardi.
web-box-begin = Inserisci le mie carte
web-box-kept = Le tue scatole
web-box-kept-help = Le scatole restano in questo browser. Scaricane una come file per portarla su un altro dispositivo.
web-box-new-name = Il mio { $game }
web-box-open = Apri
web-box-open-file = Apri un file (TOML)
web-box-playable = pronta per il gioco
web-box-unfinished = non ancora pronta per il gioco
web-box-not-a-box = { $file } non contiene le carte di questo gioco.
web-box-full = In questo browser non c’è più spazio. Scarica il file per conservare le modifiche, o butta via un’altra scatola.
web-box-gone = Questa scatola non è più in questo browser.

web-box-hint = Tocca un valore e scegli quello giusto, o scrivilo: dopo una cifra si passa al valore seguente, con Invio alla carta seguente.
web-box-done = Carte inserite: { $done } su { $all }
web-box-group-buildings = Edifici
web-box-group-barrels = Barili
web-box-group-cards = Carte
web-box-group-spaces = Caselle
web-box-card-number = { $number } di { $all }
web-box-enter = Uguale alla mia carta: avanti
web-box-enter-last = Uguale alla mia carta
web-box-previous = Carta precedente
web-box-next = Carta seguente
web-box-put-back = Ripristina i valori predefiniti
web-box-add-space = Aggiungi un tipo di casella
web-box-remove-space = Togli questo tipo
web-box-digits = Valori
web-box-less = Uno in meno
web-box-more = Uno in più

web-box-known = { $known ->
    [printed] dalla scatola
    [stated] dal regolamento
    [derived] dal regolamento
    [public] da fonti pubbliche
    [partly] in parte ricostruito
    [own] valore tuo
   *[placeholder] ricostruito
}

web-box-checking = Controllo…
web-box-good = Con questa scatola si può giocare.
web-box-nothing-yet = Ancora nessun valore tuo: la scatola si gioca con quelli predefiniti.
web-box-bad = Con questa scatola non si può ancora giocare.
web-box-show-card = Mostra la carta
web-box-check-again = Controlla di nuovo
web-box-name = Nome della scatola
web-box-download = Scarica come file
web-box-play = Gioca con queste carte
web-box-forget = Butta via questa scatola
web-box-forget-sure = Buttare via la scatola?
web-box-back-to-shelf = Tutte le scatole

web-box-card = Carta
web-box-building = { $number ->
    [1] { $character }
   *[other] { $character } { $number }
}
web-box-kind = tipo
web-box-front = fronte
web-box-back = migliorato
web-box-letter = Lettera
web-box-colour = Colore
web-box-copies = Copie
web-box-shape = Forma
web-box-number = Numero
web-box-arrows = Frecce

web-box-choose = Carte di questo tavolo
web-box-house = Carte predefinite
web-box-enter-own = Inserisci le carte della tua scatola
web-box-manage = Modifica o aggiungi scatole
web-box-file = Un tuo file
web-box-table-known = A questo tavolo si gioca con dati personalizzati. Ecco da dove vengono i valori:
web-box-table-own = A questo tavolo si gioca con dati personalizzati che non dicono da dove vengono i valori.
