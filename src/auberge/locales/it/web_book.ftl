## Il regolamento nel browser

web-book-how-to = Come si gioca
web-book-contents = Indice
web-book-learn = Impara giocando
web-book-aid = Promemoria
web-book-book = Regolamento
web-book-print = Stampa
web-book-search = Cerca nel regolamento
web-book-search-hint = Cerca una parola
web-book-numbers = Numeri delle regole
web-book-found = { $number ->
    [0] Nessun passo contiene tutte queste parole.
    [one] Trovato in un punto
   *[other] Trovato in { $number } punti
}
web-book-rules-here = Le regole di questo capitolo, parola per parola ({ $number })
web-book-references = Regole: { $rules }
web-book-see-example = Vedi l’esempio

## Provare un esempio

web-book-try = Prova
web-book-try-title = Prova tu
web-book-try-lead = La plancia è come all’inizio di questo esempio. Fai le mosse dell’esempio o provane altre, a turno per tutti i giocatori. Non c’è niente in palio.
web-book-try-turn = Ora tocca a { $name }.
web-book-try-over = La partita è finita.
web-book-again = Ricomincia
web-book-back = Torna al regolamento
