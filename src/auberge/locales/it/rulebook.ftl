### I regolamenti: ciò che ne dicono server e terminale

bad-data-book = { bad-data-place }: questo contenuto non ha senso in un regolamento.
unknown-example = Non c’è nessun esempio «{ $name }». Esempi disponibili: { $known }.
server-example-changed = Questo esempio è cambiato da quando l’hai aperto. Ricomincia.
server-example-over = Qui non c’è più niente da decidere. Ricomincia per continuare a giocare.
cli-help-numbered = Elenca tutte le regole con il loro numero.
cli-help-aid = Mostra il promemoria: le regole in un colpo d’occhio.
