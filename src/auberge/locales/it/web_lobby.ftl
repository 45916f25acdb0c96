### La pagina e il suo server: prima della partita, i link senza posto, gli spettatori e i tavoli della sala.

server-host-says = Solo chi ha aperto il tavolo decide chi siede dove.
server-same-seat = Hai indicato due volte lo stesso posto.
server-seats-settled = La partita sta cominciando: i posti restano come sono.

## Prima della partita

web-begins-by-you = La partita comincia quando lo dici tu.
web-begins-by = La partita comincia quando lo dice { $name }.
web-begin = Comincia
web-begin-help = Ci sono tutti. Finché non dai il via, non si lancia, non si pesca e non si distribuisce nulla.
web-begin-with = { $bot ->
    [squire] Comincia con uno scudiero al posto di { $name }
    [knight] Comincia con un cavaliere al posto di { $name }
    [grand_master] Comincia con un gran maestro al posto di { $name }
   *[other] Comincia con il computer al posto di { $name }
}
web-begin-with-seat = { $bot ->
    [squire] Comincia con uno scudiero al posto { $seat }
    [knight] Comincia con un cavaliere al posto { $seat }
    [grand_master] Comincia con un gran maestro al posto { $seat }
   *[other] Comincia con il computer al posto { $seat }
}
web-begin-with-many = { $bot ->
    [squire] Comincia con scudieri nei posti vuoti ({ $number })
    [knight] Comincia con cavalieri nei posti vuoti ({ $number })
    [grand_master] Comincia con gran maestri nei posti vuoti ({ $number })
   *[other] Comincia con il computer nei posti vuoti ({ $number })
}
web-begin-or-wait = { $number ->
    [one] Oppure aspetta: appena ci sono tutti, qui si legge «Comincia». Chi arriva più tardi può ancora prendere quel posto.
   *[other] Oppure aspetta: appena ci sono tutti, qui si legge «Comincia». Chi arriva più tardi può ancora prendere uno di quei posti.
}
web-came = { $name } è al tavolo.
web-came-seat = È arrivato qualcuno al posto { $seat }.
web-went = { $name } ha lasciato il tavolo.
web-host = ha aperto il tavolo
web-plays-for = per ora gioca: { $bot }
web-move-up = Sposta più su
web-move-up-of = Sposta più su: { $name }
web-moved = { $name } ha ora il posto { $seat }.
web-who-sits = Chi siede qui (ora: { $name })
web-sits-link = Arriva con il link
web-sits-here = A questo schermo
web-sits-bot = Computer: { $bot }
web-free-seat = Libera il posto
web-free-seat-of = Libera il posto di { $name }
web-free-seat-sure = Qui siede { $name }. Liberare il posto? Il link usato non varrà più.
web-free-seat-yes = Sì, liberalo
web-free-seat-no = Lascia così

## Guardare, e i link senza posto

web-watching = Stai guardando
web-watching-text = Vedi quello che succede qui, ma non hai un posto al tavolo.
web-watching-running = Chi gioca può condividere con te il proprio posto: in «Intorno al tavolo» c’è un link per un altro dispositivo.
web-ask-host = Per sederti ti serve il link di un posto: può dartelo { $name }.
web-ask-opener = Per sederti, chiedi il link di un posto a chi ha aperto il tavolo.
web-link-incomplete = Questo link è incompleto
web-link-incomplete-text = Manca o è sbagliata l’ultima parte, proprio quella che dà il posto. Copia il link intero o inquadra di nuovo il codice.
web-link-refused = Questo link non corrisponde a nessun posto di questo tavolo
web-link-refused-text = Forse una lettera è sbagliata, forse il link appartiene a un altro tavolo, oppure nel frattempo il posto è stato dato ad altri.
web-link-freed = Il tuo posto è stato liberato
web-link-freed-text = Chi ha aperto il tavolo ha liberato il posto o lo ha dato ad altri prima che la partita cominciasse.
web-watch-now = Per ora guarda soltanto
web-keep-seat = Resta al tuo posto

## Un posto su un altro dispositivo

web-carry = Su un altro dispositivo
web-carry-of = Il posto di { $name } su un altro dispositivo
web-carry-link = Link per il posto di { $name }
web-carry-text = Apri questo link sull’altro dispositivo. Da quel momento entrambi i dispositivi hanno il posto di { $name } e si può giocare da tutti e due. Vale anche per chiunque altro riceva questo link.

## I tavoli nella sala

web-remove-sure = Questa partita non è finita, e tu hai un posto al tavolo o i link per i posti. Toglierla dalla lista? Puoi rimetterla più tardi.
web-remove-yes = Togli
web-remove-no = Tieni
web-removed = «{ $title }» non è più nella lista.
web-removed-tables = Tavoli tolti dalla lista
web-removed-none = Nessuno di questi tavoli è su questo server.
web-put-back = Rimetti in lista
web-result-you-won = { $counted ->
    [yes] { $number ->
        [one] { $points ->
            [one] hai vinto con { $points } punto
           *[other] hai vinto con { $points } punti
        }
       *[other] { $points ->
            [one] hai vinto insieme ad altri, con { $points } punto
           *[other] hai vinto insieme ad altri, con { $points } punti
        }
    }
   *[no] { $number ->
        [one] hai vinto
       *[other] hai vinto insieme ad altri
    }
}
web-result-place = { $counted ->
    [yes] { $points ->
        [one] al { $place }º posto su { $seats }, con { $points } punto
       *[other] al { $place }º posto su { $seats }, con { $points } punti
    }
   *[no] al { $place }º posto su { $seats }
}
web-result-won = { $counted ->
    [yes] { $number ->
        [one] { $points ->
            [one] { $names } ha vinto con { $points } punto
           *[other] { $names } ha vinto con { $points } punti
        }
       *[other] { $points ->
            [one] { $names } hanno vinto insieme, con { $points } punto
           *[other] { $names } hanno vinto insieme, con { $points } punti
        }
    }
   *[no] { $number ->
        [one] { $names } ha vinto
       *[other] { $names } hanno vinto insieme
    }
}
