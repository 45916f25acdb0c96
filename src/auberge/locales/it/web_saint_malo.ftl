### La plancia di Saint Malo nel browser. Ciò che si dice ovunque è in saint_malo.ftl.

## La città

web-saint_malo-city = Città di { $name }
web-saint_malo-city-help = I tasti freccia passano da una casella all’altra, N e P vanno alla successiva o alla precedente possibile, Invio sceglie.
web-saint_malo-cell = { $shade ->
    [dark] { $cell }, scura: { saint_malo-content }
   *[light] { $cell }, chiara: { saint_malo-content }
}
web-saint_malo-tower = { $bonus ->
    [coins] Torre, { saint_malo-side } ({ saint_malo-side-state }): { $amount ->
        [one] { $amount } moneta
       *[other] { $amount } monete
    }
    [points] Torre, { saint_malo-side } ({ saint_malo-side-state }): { $amount } PV
   *[character] Torre, { saint_malo-side } ({ saint_malo-side-state }): un personaggio che costa al massimo { $amount ->
        [one] { $amount } testa
       *[other] { $amount } teste
    }
}
web-saint_malo-possible = { $thing ->
    [crate] cassa possibile
    [wall] sezione di mura possibile
    [church] chiesa possibile
    [house] casa possibile
    [citizen] cittadino possibile
    [soldier] soldato possibile
    [priest] prete possibile
    [architect] architetto possibile
    [merchant] mercante possibile
    [juggler] giocoliere possibile
   *[noble] nobile possibile
}
web-saint_malo-points = +{ $points } PV
web-saint_malo-coins = { $coins ->
    [one] +{ $coins } moneta
   *[other] +{ $coins } monete
}
web-saint_malo-completes = { $side ->
    [N] completa le mura nord
    [E] completa le mura est
    [S] completa le mura sud
   *[W] completa le mura ovest
}
web-saint_malo-destroys = { $side ->
    [N] distrugge il lato nord
    [E] distrugge il lato est
    [S] distrugge il lato sud
   *[W] distrugge il lato ovest
}
web-saint_malo-empty = { $cells ->
    [0] nessuna casella vuota
    [one] { $cells } casella vuota
   *[other] { $cells } caselle vuote
}
web-saint_malo-vp = PV
web-saint_malo-start = comincia ogni giro

## I dadi

web-saint_malo-tray = { $rolls ->
    [0] Dadi
    [1] Primo lancio
    [2] Secondo lancio
   *[3] Terzo lancio
}
web-saint_malo-rolls = lanci fatti: { $rolls } su 3
web-saint_malo-die = { $state ->
    [kept] Dado { $number }: { saint_malo-face }, tenuto
    [used] Dado { $number }: { saint_malo-face }, usato
    [changed] Dado { $number }: { saint_malo-face }, modificato
   *[plain] Dado { $number }: { saint_malo-face }
}
web-saint_malo-throw = { $dice ->
    [one] Lancia { $dice } dado
   *[other] Lancia { $dice } dadi
}
web-saint_malo-throw-again = { $dice ->
    [one] Rilancia { $dice } dado
   *[other] Rilancia { $dice } dadi
}
web-saint_malo-no-way-back = Dopo il lancio non si torna indietro.
web-saint_malo-stop-rolling = Fermati qui
web-saint_malo-keep-hint = Scegli i dadi da tenere; gli altri si rilanciano.
web-saint_malo-swords-wait = { $swords ->
    [one] { $swords } dado con le spade: alla fine del turno si spunta una casella dei pirati.
   *[other] { $swords } dadi con le spade: alla fine del turno si spuntano altrettante caselle dei pirati.
}

## L’annuncio

web-saint_malo-symbols = Simbolo
web-saint_malo-numbers = Numero di dadi
web-saint_malo-comes = { $number ->
    [one] Arriva:
   *[other] Poi scegli chi arriva:
}
web-saint_malo-announce-hint = Scegli un simbolo o tocca un dado.
web-saint_malo-price = { $price ->
    [0] gratis
    [one] { $price } moneta
   *[other] { $price } monete
}
web-saint_malo-delivery-price = La consegna costa { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}.

## Chi viene

web-saint_malo-who-comes = Personaggi secondo il numero di teste
web-saint_malo-who = Quale personaggio?
web-saint_malo-character-heads = { $heads } · { saint_malo-character }
web-saint_malo-gives = { $character ->
    [citizen] 1 PV
    [soldier] difesa +1
    [priest] 1 PV per chiesa intorno a lui
    [architect] fino a 3 case, 3 PV ciascuna
    [merchant] 1 moneta per cassa intorno a lui
    [juggler] 2 PV per tipo intorno a lui
   *[noble] 7 PV
}
web-saint_malo-done-with-houses = Basta case
web-saint_malo-no-houses = Nessuna casa

## Disegnare

web-saint_malo-draw = { $thing ->
    [crate] Disegna la cassa in { $cell }
    [wall] Disegna la sezione di mura in { $cell }
    [church] Disegna la chiesa in { $cell }
    [house] Disegna la casa in { $cell }
    [citizen] Disegna il cittadino in { $cell }
    [soldier] Disegna il soldato in { $cell }
    [priest] Disegna il prete in { $cell }
    [architect] Disegna l’architetto in { $cell }
    [merchant] Disegna il mercante in { $cell }
    [juggler] Disegna il giocoliere in { $cell }
   *[noble] Disegna il nobile in { $cell }
}
web-saint_malo-side-warning = { $side ->
    [N] Così si distrugge per sempre il lato nord.
    [E] Così si distrugge per sempre il lato est.
    [S] Così si distrugge per sempre il lato sud.
   *[W] Così si distrugge per sempre il lato ovest.
}
web-saint_malo-end-turn = Termina il turno

## Riserve

web-saint_malo-bank = Banca
web-saint_malo-lumber = Legname
web-saint_malo-cannons = Cannoni
web-saint_malo-coins-left = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
web-saint_malo-logs-left = { $logs ->
    [one] { $logs } tronco
   *[other] { $logs } tronchi
}
web-saint_malo-cannons-left = Cannoni rimasti: { $left } su { $cannons }
web-saint_malo-defence = difesa { $defence }

## Pirati

web-saint_malo-pirates = Pirati
web-saint_malo-players = { $players ->
    [2] 2 giocatori
   *[other] { $players }
}
web-saint_malo-grid = Tabella dei pirati: riga { $row } di 6, forza { $strength }, caselle spuntate: { $ticked } su { $boxes }
web-saint_malo-grid-full = Tabella dei pirati: i sei attacchi sono passati
web-saint_malo-next-attack = { $swords ->
    [one] Prossimo attacco: forza { $strength }, ancora { $swords } casella da spuntare.
   *[other] Prossimo attacco: forza { $strength }, ancora { $swords } caselle da spuntare.
}
web-saint_malo-defence-short = Difesa { $defence }, { $short ->
    [one] manca { $short } punto
   *[other] mancano { $short } punti
}: un cannone è in pericolo.
web-saint_malo-defence-holds = Difesa { $defence }: la città resiste.
web-saint_malo-no-more-attacks = Niente più attacchi.
web-saint_malo-strength = Forza { $strength }
web-saint_malo-short = difesa { $defence }, { $short ->
    [one] manca { $short } punto
   *[other] mancano { $short } punti
}
web-saint_malo-holds = difesa { $defence }: resiste

## Il nastro

web-saint_malo-step-roll = Lancio
web-saint_malo-step-choose = Scelta
web-saint_malo-step-draw = Disegno
web-saint_malo-step-swords = Spade
web-saint_malo-ask-roll = { $name }, lancia i dadi.
web-saint_malo-ask-roll-more = Tutti e cinque i dadi, fino a tre volte.
web-saint_malo-ask-reroll = { $name }, rilancia.
web-saint_malo-ask-reroll-more = Lancio { $roll } di 3.
web-saint_malo-ask-keep = { $name }, tieni dei dadi o rilancia.
web-saint_malo-ask-keep-more = { $rolls ->
    [1] Sono possibili altri due lanci.
   *[2] È possibile un altro lancio.
}
web-saint_malo-ask-announce = { $name }, scegli un simbolo.
web-saint_malo-ask-announce-more = { $price ->
    [one] Puoi modificare altri dadi per { $price } moneta ciascuno.
   *[other] Puoi modificare altri dadi per { $price } monete ciascuno.
}
web-saint_malo-ask-crate = { $name }, disegna una cassa.
web-saint_malo-ask-crate-more = { $left ->
    [one] Una cassa da disegnare; le casse disegnate in un turno devono toccarsi.
   *[other] { $left } casse da disegnare, una accanto all’altra.
}
web-saint_malo-ask-section = { $name }, disegna una sezione di mura.
web-saint_malo-ask-section-more = { $left ->
    [one] Una sezione da disegnare in una casella scura.
   *[other] { $left } sezioni da disegnare in caselle scure.
}
web-saint_malo-ask-church = { $name }, disegna la chiesa.
web-saint_malo-ask-church-more = Grandezza { $number }, in una casella vuota qualsiasi.
web-saint_malo-ask-type = { $name }, scegli un personaggio.
web-saint_malo-ask-type-more = { $from_tower ->
    [true] Le mura complete danno un personaggio.
   *[false] { $heads ->
        [one] Con { $heads } testa.
       *[other] Con { $heads } teste.
    }
}
web-saint_malo-ask-character = { $character ->
    [citizen] { $name }, disegna il cittadino.
    [soldier] { $name }, disegna il soldato.
    [priest] { $name }, disegna il prete.
    [architect] { $name }, disegna l’architetto.
    [merchant] { $name }, disegna il mercante.
    [juggler] { $name }, disegna il giocoliere.
   *[noble] { $name }, disegna il nobile.
}
web-saint_malo-ask-character-more = { $character ->
    [citizen] 1 PV subito.
    [soldier] Aggiunge 1 alla difesa.
    [priest] 1 PV per ogni chiesa intorno a lui.
    [architect] Poi fino a 3 case accanto a lui.
    [merchant] 1 moneta per ogni cassa intorno a lui.
    [juggler] 2 PV per ogni tipo di personaggio intorno a lui.
   *[noble] 7 PV subito.
}
web-saint_malo-ask-house-more = { $logs ->
    [one] In un solo gruppo accanto all’architetto; ti resta { $logs } tronco.
   *[other] In un solo gruppo accanto all’architetto; ti restano { $logs } tronchi.
}
web-saint_malo-ask-confirm = { $name }, termina il turno.
web-saint_malo-ask-confirm-more = Fino ad allora puoi tornare indietro.
web-saint_malo-wait = { $question ->
    [roll] { $name } sta per lanciare i dadi.
    [keep] { $name } guarda i dadi.
    [announce] { $name } sceglie un simbolo.
    [crate] { $name } disegna delle casse.
    [section] { $name } disegna le mura.
    [church] { $name } disegna una chiesa.
    [type] { $name } sceglie un personaggio.
    [character] { $name } disegna un personaggio.
    [house] { $name } disegna delle case.
   *[other] Ora gioca { $name }.
}
web-saint_malo-last-round = Ultimo giro!
web-saint_malo-undo = { $kind ->
    [keep] dadi
    [use] simbolo
    [pass] «Passa»
    [recruit] personaggio
    [decline] rinuncia
    [place] { $cell }
   *[stop] fine costruzione
}

## Grandi momenti

web-saint_malo-attack = { $attack ->
    [1] Primo attacco: forza { $strength }
    [2] Secondo attacco: forza { $strength }
    [3] Terzo attacco: forza { $strength }
    [4] Quarto attacco: forza { $strength }
    [5] Quinto attacco: forza { $strength }
   *[6] Sesto attacco: forza { $strength }
}
web-saint_malo-attack-cause = { $name } ha spuntato l’ultima casella della riga { $attack }. Tutte le città si difendono.
web-saint_malo-soldiers = { $soldiers ->
    [0] nessun soldato
    [one] { $soldiers } soldato
   *[other] { $soldiers } soldati
}
web-saint_malo-walls = { $walls ->
    [0] nessun lato completo
    [one] { $walls } lato completo
   *[other] { $walls } lati completi
}
web-saint_malo-city-holds = resiste
web-saint_malo-city-loses = perde un cannone
web-saint_malo-attack-note = Ogni cannone perso costa 5 PV alla fine.
web-saint_malo-wall-complete = { $side ->
    [N] { $name }: le mura nord sono complete
    [E] { $name }: le mura est sono complete
    [S] { $name }: le mura sud sono complete
   *[W] { $name }: le mura ovest sono complete
}
web-saint_malo-wall-bonus = { $bonus ->
    [coins] { $amount ->
        [one] { $amount } moneta, e d’ora in poi 2 punti di difesa in più
       *[other] { $amount } monete, e d’ora in poi 2 punti di difesa in più
    }
    [points] { $amount } PV, e d’ora in poi 2 punti di difesa in più
   *[character] un personaggio, e d’ora in poi 2 punti di difesa in più
}
web-saint_malo-city-full = La città di { $name } è completa
web-saint_malo-city-full-more = Questo giro si gioca fino in fondo.
web-saint_malo-over = La partita è finita
web-saint_malo-over-more = Il giro { $round } era l’ultimo. Ora si contano i punti.

## Foglio dei punti e tasti

web-saint_malo-score-note = { $source ->
    [citizens] 1 ciascuno
    [priests] 1 per chiesa intorno
    [houses] 3 ciascuna
    [jugglers] 2 per tipo intorno
    [nobles] 7 ciascuno
    [towers] mura sud complete
    [full_city] tutte le 45 caselle piene
    [coins] 1 per coppia
    [logs] 1 ciascuno
    [churches] 1, 4, 8, 13 o 20 per serie
   *[cannons] 5 in meno ciascuno
}
web-saint_malo-key-dice = tieni un dado, o scegline il simbolo
web-saint_malo-key-roll = lancia i dadi
web-saint_malo-key-next = casella possibile successiva e precedente
web-saint_malo-draw-roll = { $name }, lancio { $roll }
