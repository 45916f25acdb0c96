## Ciò che indica una lezione, nel terminale: «Guarda: …»

cli-thing-saint_malo = { $kind ->
    [die] i dadi «{ saint_malo-face }»
    [pirates] le caselle dei pirati
    [tower] la torre del { saint_malo-side }
    [coins] le tue monete
    [logs] i tuoi tronchi
    [points] i tuoi punti
    [defence] la tua difesa
    [rolls] il numero di lanci
   *[other] { $which }
}
cli-thing-valletta = { $kind ->
    [card] { valletta-character-short }
    [building] { valletta-building-short }
    [cost] il costo ({ valletta-building-short })
    [hand] la tua mano
    [goods] { $own ->
        [yes] i tuoi beni
       *[no] i beni di { $name }
    }
    [points] i tuoi punti
    [barrel] il prossimo barile
    [jean] Jean sulla strada
    [zone] l’area { $which }
    [pool] la riserva dei personaggi
   *[other] { $which }
}
cli-thing-malta = { $kind ->
    [card] «{ malta-card }»
    [hand] { $own ->
        [yes] la tua mano
       *[no] la mano di { $name }
    }
    [pawn] { $own ->
        [yes] la tua pedina
       *[no] la pedina di { $name }
    }
    [due] il numero di carte da giocare
   *[other] { $which }
}
