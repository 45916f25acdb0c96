# un tavolo come ambiente: che cosa può non andare in ciò che riceve
env-render-mode = Nessun modo di visualizzazione si chiama «{ $mode }»; ci sono { $known }.
env-seat = Qui non c’è un posto { $seat }: i posti vanno da 0 a { $high }.
env-opponents = Indica un avversario per tutti gli altri posti, o uno per ciascuno (posti: { $seats }, avversari: { $opponents }).
env-no-such-action = L’azione { $action } non esiste: le azioni vanno da 0 a { $high }.
env-over = Qui non è in corso nessuna partita: chiama reset() per cominciarne una.
