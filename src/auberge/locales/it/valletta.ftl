### Valletta: tutto ciò che si legge durante una partita. Il testo delle regole è in rules_valletta.ftl.

valletta-title = Valletta
valletta-description = Gioca tre personaggi per turno, raccogli beni, costruisci lungo la strada di Valletta e conquista nuovi personaggi per il tuo mazzo.
valletta-notice-reconstructed = I regolamenti non riproducono le carte: la maggior parte dei costi, delle icone rendita e dei punti degli edifici, le loro lettere, il numero delle copie e i beni dei barili sono ricostruiti e non vengono dal gioco pubblicato.

## Nomi

valletta-good = { $good ->
    [gold] monete
    [wood] legno
    [stone] pietra
   *[brick] mattoni
}

# Un numero di beni di un tipo.
valletta-amount = { $good ->
    [gold] { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    }
    [wood] { $number } legno
    [stone] { $number ->
        [one] { $number } pietra
       *[other] { $number } pietre
    }
   *[brick] { $number ->
        [one] { $number } mattone
       *[other] { $number } mattoni
    }
}

# Più beni in un solo testo.
valletta-goods-gold = { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
}
valletta-goods-wood = { $wood } legno
valletta-goods-stone = { $stone ->
    [one] { $stone } pietra
   *[other] { $stone } pietre
}
valletta-goods-brick = { $brick ->
    [one] { $brick } mattone
   *[other] { $brick } mattoni
}
valletta-goods = { $gold ->
    [0] { $wood ->
        [0] { $stone ->
            [0] { $brick ->
                [0] nulla
               *[other] { valletta-goods-brick }
            }
           *[other] { $brick ->
                [0] { valletta-goods-stone }
               *[other] { valletta-goods-stone } e { valletta-goods-brick }
            }
        }
       *[other] { $stone ->
            [0] { $brick ->
                [0] { valletta-goods-wood }
               *[other] { valletta-goods-wood } e { valletta-goods-brick }
            }
           *[other] { $brick ->
                [0] { valletta-goods-wood } e { valletta-goods-stone }
               *[other] { valletta-goods-wood }, { valletta-goods-stone } e { valletta-goods-brick }
            }
        }
    }
   *[other] { $wood ->
        [0] { $stone ->
            [0] { $brick ->
                [0] { valletta-goods-gold }
               *[other] { valletta-goods-gold } e { valletta-goods-brick }
            }
           *[other] { $brick ->
                [0] { valletta-goods-gold } e { valletta-goods-stone }
               *[other] { valletta-goods-gold }, { valletta-goods-stone } e { valletta-goods-brick }
            }
        }
       *[other] { $stone ->
            [0] { $brick ->
                [0] { valletta-goods-gold } e { valletta-goods-wood }
               *[other] { valletta-goods-gold }, { valletta-goods-wood } e { valletta-goods-brick }
            }
           *[other] { $brick ->
                [0] { valletta-goods-gold }, { valletta-goods-wood } e { valletta-goods-stone }
               *[other] { valletta-goods-gold }, { valletta-goods-wood }, { valletta-goods-stone } e { valletta-goods-brick }
            }
        }
    }
}

valletta-colour = { $colour ->
    [red] rosso
    [purple] viola
    [green] verde
    [blue] blu
   *[yellow] giallo
}

# I personaggi, come titoli delle loro carte.
valletta-character-shopkeeper = Negoziante
valletta-character-lumberjack = Taglialegna
valletta-character-stonecutter = Scalpellino
valletta-character-brickmaker = Addetto alla fornace
valletta-character-maid = Cameriera
valletta-character-builder = Costruttore
valletta-character-apprentice = Apprendista
valletta-character-jean_de_la_valette = Jean Parisot de Valette
valletta-character-banker = Banchiere
valletta-character-joiner = Falegname
valletta-character-stone_carver = Intagliatore
valletta-character-brick_master = Mattonaio
valletta-character-monk = Monaco questuante
valletta-character-roofer = Copritetto
valletta-character-trader = Commerciante
valletta-character-seamstress = Ricamatrice
valletta-character-merchant = Mercante
valletta-character-foreman = Caposquadra
valletta-character-chamberlain = Tesoriere
valletta-character-mason = Muratore
valletta-character-innkeeper = Oste
valletta-character-nun = Madre badessa
valletta-character-carpenter = Carpentiere
valletta-character-tax_collector = Gabelliere
valletta-character-architect_laparelli = Architetto Francesco Laparelli
valletta-character-bailiff_schilling = Gran Balivo Georg Schilling von Cannstatt
valletta-character-grand_master_del_monte = Gran Maestro Pietro del Monte
valletta-character-pope_pius_v = Papa Pio V
valletta-character-emperor_charles_v = Imperatore Carlo V
valletta-character-king_philip_ii = Re Filippo II di Spagna
valletta-character-knight_rekuk = Ser Hieronymus von Rekuk

# Che cosa fa ogni personaggio, in una riga.
valletta-character-shopkeeper-effect = prendi 1 moneta
valletta-character-lumberjack-effect = prendi 1 legno
valletta-character-stonecutter-effect = prendi 1 pietra
valletta-character-brickmaker-effect = prendi 1 mattone
valletta-character-maid-effect = prendi 1 bene a scelta
valletta-character-builder-effect = puoi costruire un edificio o migliorare uno dei tuoi
valletta-character-apprentice-effect = copia la carta rossa o verde giocata subito prima
valletta-character-jean_de_la_valette-effect = sposta Jean di 1 spazio e prendi il bene del barile sullo spazio d’arrivo; poi puoi licenziare o assumere 1 personaggio
valletta-character-banker-effect = prendi 1 moneta per ogni icona moneta sui tuoi edifici
valletta-character-joiner-effect = prendi 1 legno per ogni icona legno sui tuoi edifici
valletta-character-stone_carver-effect = prendi 1 pietra per ogni icona pietra sui tuoi edifici
valletta-character-brick_master-effect = prendi 1 mattone per ogni icona mattone sui tuoi edifici
valletta-character-monk-effect = ogni avversario con almeno 4 beni te ne dà 1; in una partita a 2 giocatori puoi prendere anche 1 bene dalla riserva generale
valletta-character-roofer-effect = puoi costruire o migliorare un edificio con 2 mattoni in meno
valletta-character-trader-effect = puoi pagare 1 legno, 1 pietra o 1 mattone per prendere 3 monete
valletta-character-seamstress-effect = prendi 2 beni a scelta
valletta-character-merchant-effect = puoi pagare 1 moneta per prendere 1 legno, 1 pietra e 1 mattone
valletta-character-foreman-effect = scegli un tipo di bene e prendine 1 per ogni sua icona sui tuoi edifici
valletta-character-chamberlain-effect = prendi 1 moneta per ogni tuo edificio verde
valletta-character-mason-effect = puoi costruire o migliorare un edificio con 2 pietre in meno
valletta-character-innkeeper-effect = ogni avversario con almeno 2 monete te ne dà 1; in una partita a 2 giocatori puoi prendere anche 1 moneta dalla riserva generale
valletta-character-nun-effect = scegli un tipo di bene: tu ne prendi 3 e ogni avversario ne prende 1
valletta-character-carpenter-effect = puoi costruire o migliorare un edificio con 2 legno in meno
valletta-character-tax_collector-effect = per legno, pietra e mattoni separatamente, ogni avversario che ne ha almeno 3 te ne dà 1; in una partita a 2 giocatori puoi prendere anche 1 di questi beni dalla riserva generale
valletta-character-architect_laparelli-effect = puoi pagare 4 legno, 4 pietre o 4 mattoni per ottenere 4 punti
valletta-character-bailiff_schilling-effect = puoi pagare 4 monete per ottenere 4 punti
valletta-character-grand_master_del_monte-effect = puoi pagare 1 moneta, 1 legno, 1 pietra e 1 mattone per ottenere 5 punti
valletta-character-pope_pius_v-effect = ottieni 1 punto per ogni tuo edificio migliorato
valletta-character-emperor_charles_v-effect = ottieni 1 punto per ogni tuo edificio blu
valletta-character-king_philip_ii-effect = ottieni 1 punto per ogni tuo edificio verde
valletta-character-knight_rekuk-effect = ottieni 2 punti

valletta-character = { $character ->
    [shopkeeper] { valletta-character-shopkeeper }
    [lumberjack] { valletta-character-lumberjack }
    [stonecutter] { valletta-character-stonecutter }
    [brickmaker] { valletta-character-brickmaker }
    [maid] { valletta-character-maid }
    [builder] { valletta-character-builder }
    [apprentice] { valletta-character-apprentice }
    [jean_de_la_valette] { valletta-character-jean_de_la_valette }
    [banker] { valletta-character-banker }
    [joiner] { valletta-character-joiner }
    [stone_carver] { valletta-character-stone_carver }
    [brick_master] { valletta-character-brick_master }
    [monk] { valletta-character-monk }
    [roofer] { valletta-character-roofer }
    [trader] { valletta-character-trader }
    [seamstress] { valletta-character-seamstress }
    [merchant] { valletta-character-merchant }
    [foreman] { valletta-character-foreman }
    [chamberlain] { valletta-character-chamberlain }
    [mason] { valletta-character-mason }
    [innkeeper] { valletta-character-innkeeper }
    [nun] { valletta-character-nun }
    [carpenter] { valletta-character-carpenter }
    [tax_collector] { valletta-character-tax_collector }
    [architect_laparelli] { valletta-character-architect_laparelli }
    [bailiff_schilling] { valletta-character-bailiff_schilling }
    [grand_master_del_monte] { valletta-character-grand_master_del_monte }
    [pope_pius_v] { valletta-character-pope_pius_v }
    [emperor_charles_v] { valletta-character-emperor_charles_v }
    [king_philip_ii] { valletta-character-king_philip_ii }
   *[knight_rekuk] { valletta-character-knight_rekuk }
}

# Gli stessi, come complementi di un verbo.
valletta-the-character = { $character ->
    [shopkeeper] la { valletta-character-shopkeeper }
    [lumberjack] il { valletta-character-lumberjack }
    [stonecutter] lo { valletta-character-stonecutter }
    [brickmaker] l’{ valletta-character-brickmaker }
    [maid] la { valletta-character-maid }
    [builder] il { valletta-character-builder }
    [apprentice] l’{ valletta-character-apprentice }
    [jean_de_la_valette] { valletta-character-jean_de_la_valette }
    [banker] il { valletta-character-banker }
    [joiner] il { valletta-character-joiner }
    [stone_carver] l’{ valletta-character-stone_carver }
    [brick_master] il { valletta-character-brick_master }
    [monk] il { valletta-character-monk }
    [roofer] il { valletta-character-roofer }
    [trader] la { valletta-character-trader }
    [seamstress] la { valletta-character-seamstress }
    [merchant] il { valletta-character-merchant }
    [foreman] il { valletta-character-foreman }
    [chamberlain] il { valletta-character-chamberlain }
    [mason] il { valletta-character-mason }
    [innkeeper] l’{ valletta-character-innkeeper }
    [nun] la { valletta-character-nun }
    [carpenter] il { valletta-character-carpenter }
    [tax_collector] il { valletta-character-tax_collector }
    [architect_laparelli] l’{ valletta-character-architect_laparelli }
    [bailiff_schilling] il { valletta-character-bailiff_schilling }
    [grand_master_del_monte] il { valletta-character-grand_master_del_monte }
    [pope_pius_v] { valletta-character-pope_pius_v }
    [emperor_charles_v] l’{ valletta-character-emperor_charles_v }
    [king_philip_ii] { valletta-character-king_philip_ii }
   *[knight_rekuk] { valletta-character-knight_rekuk }
}

# Forme brevi per le plance piccole.
valletta-character-short = { $character ->
    [shopkeeper] { valletta-character-shopkeeper }
    [lumberjack] { valletta-character-lumberjack }
    [stonecutter] { valletta-character-stonecutter }
    [brickmaker] { valletta-character-brickmaker }
    [maid] { valletta-character-maid }
    [builder] { valletta-character-builder }
    [apprentice] { valletta-character-apprentice }
    [jean_de_la_valette] Jean
    [banker] { valletta-character-banker }
    [joiner] { valletta-character-joiner }
    [stone_carver] { valletta-character-stone_carver }
    [brick_master] { valletta-character-brick_master }
    [monk] { valletta-character-monk }
    [roofer] { valletta-character-roofer }
    [trader] { valletta-character-trader }
    [seamstress] { valletta-character-seamstress }
    [merchant] { valletta-character-merchant }
    [foreman] { valletta-character-foreman }
    [chamberlain] { valletta-character-chamberlain }
    [mason] { valletta-character-mason }
    [innkeeper] { valletta-character-innkeeper }
    [nun] { valletta-character-nun }
    [carpenter] { valletta-character-carpenter }
    [tax_collector] { valletta-character-tax_collector }
    [architect_laparelli] Architetto
    [bailiff_schilling] Gran Balivo
    [grand_master_del_monte] Gran Maestro
    [pope_pius_v] Papa
    [emperor_charles_v] Imperatore
    [king_philip_ii] Re
   *[knight_rekuk] Ser Hieronymus
}

# Un edificio, dal suo personaggio; se sono più d’uno, quale.
valletta-building = { $building ->
    [building_g01] la casa del Banchiere
    [building_g02] la seconda casa del Banchiere
    [building_g03] la terza casa del Banchiere
    [building_g04] la casa del Falegname
    [building_g05] la seconda casa del Falegname
    [building_g06] la terza casa del Falegname
    [building_g07] la casa dell’Intagliatore
    [building_g08] la seconda casa dell’Intagliatore
    [building_g09] la terza casa dell’Intagliatore
    [building_g10] la casa del Mattonaio
    [building_g11] la seconda casa del Mattonaio
    [building_g12] la terza casa del Mattonaio
    [building_b01] la casa del Monaco questuante
    [building_b02] la casa del Copritetto
    [building_b03] la seconda casa del Copritetto
    [building_b04] la casa della Commerciante
    [building_b05] la casa del Tesoriere
    [building_b06] la casa del Mercante
    [building_b07] la casa del Muratore
    [building_b08] la seconda casa del Muratore
    [building_b09] la casa della Madre badessa
    [building_b10] la casa della Ricamatrice
    [building_b11] la casa del Caposquadra
    [building_b12] la casa dell’Oste
    [building_b13] la casa del Carpentiere
    [building_b14] la seconda casa del Carpentiere
    [building_b15] la casa del Gabelliere
    [building_y01] il palazzo dell’Architetto
    [building_y02] il palazzo del Gran Balivo
    [building_y03] il palazzo del Gran Maestro
    [building_y04] il palazzo dell’Imperatore
    [building_y05] il palazzo del Re
    [building_y06] il secondo palazzo del Re
    [building_y07] il palazzo del Papa
    [building_y08] il secondo palazzo del Papa
    [building_y09] il palazzo di Ser Hieronymus
   *[building_y10] il secondo palazzo di Ser Hieronymus
}

# Lo stesso senza il colore, per le plance piccole.
valletta-building-short = { $building ->
    [building_g01] A1
    [building_g02] A2
    [building_g03] A3
    [building_g04] B1
    [building_g05] B2
    [building_g06] B3
    [building_g07] C1
    [building_g08] C2
    [building_g09] C3
    [building_g10] D1
    [building_g11] D2
    [building_g12] D3
    [building_b01] E
    [building_b02] F1
    [building_b03] F2
    [building_b04] G
    [building_b05] H
    [building_b06] I
    [building_b07] J1
    [building_b08] J2
    [building_b09] K
    [building_b10] L
    [building_b11] M
    [building_b12] N
    [building_b13] O1
    [building_b14] O2
    [building_b15] P
    [building_y01] Q
    [building_y02] R
    [building_y03] S
    [building_y04] T
    [building_y05] U1
    [building_y06] U2
    [building_y07] V1
    [building_y08] V2
    [building_y09] W1
   *[building_y10] W2
}

valletta-source = { $source ->
    [bonus] bonus di costruzione
    [architect] Architetto
    [bailiff] Gran Balivo
    [grand_master] Gran Maestro
    [pope] Papa
    [emperor] Imperatore
    [king] Re
   *[knight] Ser Hieronymus
}

## Opzioni

valletta-option-effect_execution = Azioni delle carte
valletta-option-effect_execution-help = Stabilisce se l’azione di una carta giocata va eseguita o se vi si può rinunciare (lo spostamento di Jean è sempre obbligatorio).
valletta-option-effect_execution-full = da eseguire, a meno che la carta non dica «puoi»
valletta-option-effect_execution-optional = facoltative
valletta-option-bonus_on_upgrade = Bonus di costruzione per i miglioramenti
valletta-option-bonus_on_upgrade-help = Migliorare un edificio nell’area di Jean dà 2 punti, come costruirne uno.
valletta-option-reshuffle_timing = Momento del rimescolamento
valletta-option-reshuffle_timing-help = Stabilisce quando la pila degli scarti si mescola per formare un nuovo mazzo di pesca.
valletta-option-reshuffle_timing-on_demand = quando si deve pescare una carta
valletta-option-reshuffle_timing-when_empty = appena il mazzo di pesca è vuoto
valletta-option-supply = Riserva generale
valletta-option-supply-help = Stabilisce se i beni della riserva generale possono esaurirsi.
valletta-option-supply-unlimited = inesauribile
valletta-option-supply-limited = solo i pezzi della scatola e i barili messi da parte
valletta-option-apprentice_chain = Catena di Apprendisti
valletta-option-apprentice_chain-help = Un Apprendista giocato subito dopo un altro Apprendista copia ciò che ha copiato il primo.
valletta-option-architect_payment = Prezzo dell’Architetto
valletta-option-architect_payment-help = Stabilisce se chi può pagare il prezzo dell’Architetto deve pagarlo.
valletta-option-architect_payment-optional = facoltativo
valletta-option-architect_payment-compulsory_if_able = da pagare se possibile
valletta-option-finished_players_targetable = Chi è fuori dal gioco conta come avversario
valletta-option-finished_players_targetable-help = I giocatori usciti dal gioco nella fase finale restano coinvolti nelle azioni degli altri.
valletta-option-discard_visibility = Pile degli scarti
valletta-option-discard_visibility-help = Stabilisce chi può guardare una pila degli scarti.
valletta-option-discard_visibility-owner_only_plus_counts = solo il proprietario della pila; gli altri vedono quante carte contiene
valletta-option-discard_visibility-public = tutti
valletta-preset-french_edition = Edizione francese
valletta-preset-french_edition-help = Si può rinunciare a ogni azione tranne allo spostamento di Jean, e i miglioramenti non danno bonus di costruzione. Chi è uscito dal gioco conta ancora come avversario.
valletta-preset-italian_edition = Edizione italiana
valletta-preset-italian_edition-help = Chi è uscito dal gioco conta ancora come avversario.

## Che cosa decidere

valletta-question-go_on = Per ora non c’è nulla da decidere.
valletta-question-shuffle = Prima si mescola; non c’è nulla da decidere.
valletta-question-refill = Si pesca fino ad avere 5 carte in mano; non c’è nulla da decidere.
valletta-question-draft = Prendi un bene iniziale in più.
valletta-question-play = { $plays ->
    [0] Gioca la prima carta del tuo turno.
    [1] Gioca la seconda carta del tuo turno.
   *[other] Gioca la terza carta del tuo turno.
}
valletta-question-maid = Cameriera: scegli il bene da prendere.
valletta-question-seamstress = Ricamatrice: scegli i due beni da prendere.
valletta-question-foreman = Caposquadra: scegli un tipo di bene; ne prendi 1 per ogni sua icona sui tuoi edifici.
valletta-question-nun = Madre badessa: scegli un tipo di bene; tu ne prendi 3 e ogni avversario ne prende 1.
valletta-question-trader = Commerciante: scegli il bene da pagare per prendere 3 monete, oppure rinuncia.
valletta-question-merchant = Mercante: paghi 1 moneta per prendere 1 legno, 1 pietra e 1 mattone?
valletta-question-bailiff = Gran Balivo: paghi 4 monete per ottenere 4 punti?
valletta-question-grand_master = Gran Maestro: paghi 1 moneta, 1 legno, 1 pietra e 1 mattone per ottenere 5 punti?
valletta-question-architect = Architetto: scegli il tipo di bene di cui pagare 4 unità per ottenere 4 punti.
valletta-question-build = { $function ->
    [roofer] Costruisci o migliora un edificio con 2 mattoni in meno, oppure rinuncia.
    [mason] Costruisci o migliora un edificio con 2 pietre in meno, oppure rinuncia.
    [carpenter] Costruisci o migliora un edificio con 2 legno in meno, oppure rinuncia.
   *[builder] Costruisci o migliora un edificio, oppure rinuncia.
}
valletta-question-payment = { $proposing ->
    [true] { $paying ->
        [gold] Paga come proposto, oppure di’ quante monete paghi.
        [wood] Paga come proposto, oppure di’ quanto legno paghi.
        [stone] Paga come proposto, oppure di’ quante pietre paghi.
       *[brick] Paga come proposto, oppure di’ quanti mattoni paghi.
    }
   *[false] { $paying ->
        [gold] Quante monete paghi?
        [wood] Quanto legno paghi?
        [stone] Quante pietre paghi?
       *[brick] Quanti mattoni paghi?
    }
}
valletta-question-jean = Licenzia un personaggio della tua mano, assumine uno dalla riserva dei personaggi, oppure rinuncia.
valletta-question-give = Il Monaco questuante ti chiede 1 bene: scegli quale dare.
valletta-question-bonus = { $function ->
    [innkeeper] Bonus della partita a 2 giocatori: prendi 1 moneta dalla riserva generale?
    [tax_collector] Bonus della partita a 2 giocatori: prendi 1 legno, 1 pietra o 1 mattone dalla riserva generale, oppure rinuncia.
   *[monk] Bonus della partita a 2 giocatori: prendi 1 bene a scelta dalla riserva generale, oppure rinuncia.
}
valletta-question-use = { $function ->
    [shopkeeper] Usare l’azione? { valletta-character-shopkeeper }: { valletta-character-shopkeeper-effect }.
    [lumberjack] Usare l’azione? { valletta-character-lumberjack }: { valletta-character-lumberjack-effect }.
    [stonecutter] Usare l’azione? { valletta-character-stonecutter }: { valletta-character-stonecutter-effect }.
    [brickmaker] Usare l’azione? { valletta-character-brickmaker }: { valletta-character-brickmaker-effect }.
    [banker] Usare l’azione? { valletta-character-banker }: { valletta-character-banker-effect }.
    [joiner] Usare l’azione? { valletta-character-joiner }: { valletta-character-joiner-effect }.
    [stone_carver] Usare l’azione? { valletta-character-stone_carver }: { valletta-character-stone_carver-effect }.
    [brick_master] Usare l’azione? { valletta-character-brick_master }: { valletta-character-brick_master-effect }.
    [monk] Usare l’azione? { valletta-character-monk }: { valletta-character-monk-effect }.
    [chamberlain] Usare l’azione? { valletta-character-chamberlain }: { valletta-character-chamberlain-effect }.
    [innkeeper] Usare l’azione? { valletta-character-innkeeper }: { valletta-character-innkeeper-effect }.
    [tax_collector] Usare l’azione? { valletta-character-tax_collector }: { valletta-character-tax_collector-effect }.
    [pope_pius_v] Usare l’azione? { valletta-character-pope_pius_v }: { valletta-character-pope_pius_v-effect }.
    [emperor_charles_v] Usare l’azione? { valletta-character-emperor_charles_v }: { valletta-character-emperor_charles_v-effect }.
    [king_philip_ii] Usare l’azione? { valletta-character-king_philip_ii }: { valletta-character-king_philip_ii-effect }.
   *[knight_rekuk] Usare l’azione? { valletta-character-knight_rekuk }: { valletta-character-knight_rekuk-effect }.
}
valletta-question-over = La partita è finita.

## Mosse

valletta-move-choose = { $good ->
    [gold] Monete
    [wood] Legno
    [stone] Pietra
   *[brick] Mattoni
}
valletta-move-choose-pair = { $first ->
    [gold] { $second ->
        [gold] 2 monete
        [wood] 1 moneta e 1 legno
        [stone] 1 moneta e 1 pietra
       *[brick] 1 moneta e 1 mattone
    }
    [wood] { $second ->
        [gold] 1 legno e 1 moneta
        [wood] 2 legno
        [stone] 1 legno e 1 pietra
       *[brick] 1 legno e 1 mattone
    }
    [stone] { $second ->
        [gold] 1 pietra e 1 moneta
        [wood] 1 pietra e 1 legno
        [stone] 2 pietre
       *[brick] 1 pietra e 1 mattone
    }
   *[brick] { $second ->
        [gold] 1 mattone e 1 moneta
        [wood] 1 mattone e 1 legno
        [stone] 1 mattone e 1 pietra
       *[brick] 2 mattoni
    }
}
valletta-move-play = Gioca { valletta-the-character }
valletta-move-build = Costruisci { valletta-building }
valletta-move-upgrade = Migliora { valletta-building }
valletta-move-pay-proposed = Paga come proposto
valletta-move-pay-amount = { $amount ->
    [0] Non pagare questo bene
    [one] Paga { $amount } unità di questo bene
   *[other] Paga { $amount } unità di questo bene
}
valletta-move-payment = Paga { valletta-goods }
valletta-move-dismiss = Licenzia { valletta-the-character }
valletta-move-hire = Assumi { valletta-the-character }
valletta-move-use = Sì, usa l’azione
valletta-move-decline = Rinuncia

## Eventi

valletta-event-shuffled = { $pile ->
    [barrels] I gettoni barile ({ $cards }) vengono mescolati e posti sulla strada.
    [green] Le carte edificio verdi ({ $cards }) vengono mescolate.
    [blue] Le carte edificio blu ({ $cards }) vengono mescolate.
    [yellow] Le carte edificio gialle ({ $cards }) vengono mescolate.
    [stack] Le carte edificio di questa partita ({ $cards }) vengono mescolate e disposte.
    [hand] { $owner } mescola le carte iniziali ({ $cards }) e pesca la mano iniziale.
    [reshuffle] { $cards ->
        [one] { $owner } fa della pila degli scarti un nuovo mazzo di pesca: { $cards } carta.
       *[other] { $owner } mescola la pila degli scarti per formare un nuovo mazzo di pesca: { $cards } carte.
    }
   *[merge] { $cards ->
        [0] { $owner } non ha carte né nel mazzo di pesca né nella pila degli scarti.
        [one] { $owner } riunisce il mazzo di pesca e la pila degli scarti: { $cards } carta.
       *[other] { $owner } mescola insieme il mazzo di pesca e la pila degli scarti: { $cards } carte.
    }
}
valletta-event-drafted = { $good ->
    [gold] { $seat } prende 1 moneta come bene iniziale in più.
    [wood] { $seat } prende 1 legno come bene iniziale in più.
    [stone] { $seat } prende 1 pietra come bene iniziale in più.
   *[brick] { $seat } prende 1 mattone come bene iniziale in più.
}
valletta-event-turn-began = Turno { $turn }: gioca { $seat }.
valletta-event-card-played = { $seat } gioca { valletta-the-character } sullo spazio { $space }.
valletta-event-without-function = { $seat } gioca una carta che qui non fa nulla: { valletta-character }.
valletta-event-copied = { $seat } copia { valletta-the-character }.
valletta-event-declined = { $question ->
    [maid] { $seat } non usa la Cameriera.
    [seamstress] { $seat } non usa la Ricamatrice.
    [foreman] { $seat } non usa il Caposquadra.
    [nun] { $seat } non usa la Madre badessa.
    [trader] { $seat } non usa la Commerciante.
    [merchant] { $seat } non usa il Mercante.
    [bailiff] { $seat } non usa il Gran Balivo.
    [grand_master] { $seat } non usa il Gran Maestro.
    [architect] { $seat } non usa l’Architetto.
    [build] { $seat } non costruisce e non migliora nulla.
    [jean] { $seat } non licenzia e non assume nessuno.
    [bonus] { $seat } rinuncia al bonus della partita a 2 giocatori.
   *[use] { $seat } rinuncia all’azione della carta.
}
valletta-event-taken = { $seat } prende { valletta-amount }.
valletta-event-forfeited = { $seat } non può prendere { valletta-amount }: la riserva generale non basta.
valletta-event-paid = { $seat } paga { valletta-goods }.
valletta-event-given = { $good ->
    [gold] { $to } riceve 1 moneta da { $seat }.
    [wood] { $to } riceve 1 legno da { $seat }.
    [stone] { $to } riceve 1 pietra da { $seat }.
   *[brick] { $to } riceve 1 mattone da { $seat }.
}
valletta-event-jean-moved = { $seat } sposta Jean sullo spazio { $space }.
valletta-event-barrel-turned = { $good ->
    [gold] { $seat } gira un gettone barile: mostra una moneta.
    [wood] { $seat } gira un gettone barile: mostra del legno.
    [stone] { $seat } gira un gettone barile: mostra una pietra.
   *[brick] { $seat } gira un gettone barile: mostra un mattone.
}
valletta-event-dismissed = { $seat } licenzia { valletta-the-character }: la carta va nella riserva dei personaggi.
valletta-event-hired = { $seat } assume { valletta-the-character } dalla riserva dei personaggi.
valletta-event-built = { $seat } costruisce { valletta-building } e prende in mano { valletta-the-character }.
valletta-event-upgraded = { $seat } migliora { valletta-building }.
valletta-event-points-scored = { $points ->
    [one] { $seat } ottiene { $points } punto ({ valletta-source }).
   *[other] { $seat } ottiene { $points } punti ({ valletta-source }).
}
valletta-event-end-triggered = { $trigger ->
    [jean] { $seat } porta Jean sull’ultimo spazio: dopo questo turno comincia la fase finale.
    [points] { $seat } raggiunge 25 punti: dopo questo turno comincia la fase finale.
   *[houses] { $seat } piazza la sua ultima casa: dopo questo turno comincia la fase finale.
}
valletta-event-turn-ended = { $cards ->
    [one] { $seat } mette { $cards } carta giocata nella pila degli scarti.
   *[other] { $seat } mette { $cards } carte giocate nella pila degli scarti.
}
valletta-event-drawn = { $cards ->
    [one] { $seat } pesca { $cards } carta.
   *[other] { $seat } pesca { $cards } carte.
}
valletta-event-card-drawn = { $seat } pesca { valletta-the-character }.
valletta-event-end-phase-began = Comincia la fase finale, attivata da { $seat }: ognuno gioca ancora una volta tutto il proprio mazzo di pesca.
valletta-event-dropped-out = { $seat } ha giocato la sua ultima carta ed esce dal gioco.
valletta-event-game-ended = La partita finisce dopo il turno { $turn }.

## Rifiuti

refusal-card-not-in-hand = { valletta-character }: questa carta non è nella tua mano.
refusal-card-on-building = { valletta-character }: questa carta è ancora su un edificio. Va nella mano di chi lo costruisce.
refusal-card-not-in-pool = { valletta-character }: questa carta non è nella riserva dei personaggi.
refusal-payment-does-not-fit = Questo pagamento non va bene: ogni bene del costo si paga, oppure si sostituisce con esattamente tre altri beni che possiedi.
refusal-not-in-supply = Nella riserva generale questo bene è esaurito.
refusal-must-draft = Devi prendere un bene iniziale in più.
refusal-must-play = Devi giocare una carta: non si può passare.
refusal-must-pay = Hai scelto l’edificio: ora devi pagarlo.
refusal-must-give = Devi dare un bene al giocatore di turno.
refusal-must-carry-out = L’azione di questa carta va eseguita.
refusal-building-not-laid-out = Questo edificio non è in gioco.
refusal-not-your-building = Puoi migliorare solo un edificio su cui c’è una tua casa.
refusal-already-upgraded = Questo edificio è già migliorato.
refusal-already-built = Su questo edificio c’è già una casa.
refusal-no-house-left = Non hai più case per costruire.
refusal-not-payable = Non puoi pagare questo edificio, neppure sostituendo dei beni: il costo è { valletta-goods }.
refusal-good-drafted = Questo bene è già stato preso: { valletta-good }.
refusal-not-for-gold = Le monete qui non valgono: scegli legno, pietra o mattoni.
refusal-too-few-goods = Non hai abbastanza di questo bene: { valletta-good }.
refusal-bonus-kind = Il bonus della partita a 2 giocatori qui è una moneta, perciò non puoi prendere questo bene: { valletta-good }.
refusal-two-goods = Scegli due beni, uguali o diversi.

## Foglio dei punti

valletta-score-bonus = Bonus di costruzione
valletta-score-characters = Personaggi
valletta-score-buildings = Edifici
valletta-score-goods = Beni rimasti

## Scritte della plancia

valletta-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
valletta-cards = { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}
valletta-zone = { $zone ->
    [0] nessuna area
   *[other] area { $zone }
}
valletta-jean = { $space ->
    [0] Jean sullo spazio torre
   *[other] Jean sullo spazio { $space }
}
valletta-track = { $space ->
    [0] davanti alla porta
   *[other] { $token ->
        [0] spazio { $space }
       *[other] spazio { $space }, gettone { $token }
    }
}
valletta-label-street = Strada
valletta-label-tower = Spazio torre
valletta-label-gate = Porta
valletta-label-barrels = Gettoni barile
valletta-label-barrels-left = Gettoni barile sulla strada
valletta-label-barrels-turned = Gettoni barile messi da parte
valletta-label-supply = Riserva generale
valletta-label-draft = Beni iniziali in più
valletta-label-pool = Riserva dei personaggi
valletta-label-display = Edifici in gioco
valletta-label-row = Fila
valletta-label-column = Colonna
valletta-label-cost = Costo di costruzione
valletta-label-upgrade-cost = Costo di miglioramento
valletta-label-price = Costo attuale per te
valletta-label-income = Icone rendita
valletta-label-final-points = Punti alla fine
valletta-label-unbuilt = non costruito
valletta-label-upgraded = migliorato
valletta-label-owner = Appartiene a
valletta-label-character = Personaggio
valletta-label-goods = Beni
valletta-label-hand = Mano
valletta-label-played = Carte giocate
valletta-label-draw-pile = Mazzo di pesca
valletta-label-discard-pile = Pila degli scarti
valletta-label-known = Carte note della mano
valletta-label-unseen = Carte nascoste in mano e nel mazzo di pesca
valletta-label-buildings = Edifici
valletta-label-houses-left = Case rimaste
valletta-label-points = Punti
valletta-label-first-player = Primo giocatore
valletta-label-payment = Pagamento
valletta-label-proposed = Pagamento proposto
valletta-label-end-flagged = Dopo questo turno comincia la fase finale
valletta-label-end-phase = Fase finale
valletta-label-out = fuori dal gioco

## Testi che non sono mosse

bad-move-no-such-building = Non c’è nessun edificio «{ $building }».
bad-move-no-such-good = Non c’è nessun bene «{ $good }».
bad-move-amount = { $amount } non è un numero di beni possibile.

## File di dati

bad-data-barrels = { bad-data-place }: i barili devono essere { $wanted } in tutto, non { $value }.
bad-data-no-stone-barrel = { bad-data-place }: almeno un barile deve mostrare una pietra.
bad-data-too-few-pieces = { bad-data-place }: i pezzi devono essere almeno { $wanted }, non { $value }: uno per ciascuno dei quattro giocatori e uno da prendere in più all’inizio (V-SETUP-27, V-SETUP-30).
bad-data-too-dear = { bad-data-place }: se un solo tipo di bene sostituisce tutti gli altri, tre per uno (V-COST-03), l’edificio ne richiede { $value }; se ne possono pagare al massimo { $wanted }.
bad-data-upgrade = { bad-data-place }: il lato migliorato deve mostrare più icone rendita o più punti, e mai meno delle une o degli altri.
bad-data-too-few-of-colour = { bad-data-place }: gli edifici di questo colore devono essere almeno { $wanted }, non { $value }.
bad-data-display = { bad-data-place }: gli edifici disposti non riempiono le loro file di cinque (giocatori: { $players }).
bad-data-letter = { bad-data-place }: la lettera { $value } deve indicare un solo personaggio, e il personaggio deve avere una sola lettera.
bad-data-character-missing = { bad-data-place }: nessun edificio ha il personaggio { $value }.
bad-data-yellow-copies = { bad-data-place }: almeno un personaggio giallo, ma non tutti, deve essere in due copie; nessuno può averne di più.
bad-data-example = { bad-data-place }: con questi valori non si può disporre l’esempio { $value } del regolamento.
data-warning-character-colour = C’è un personaggio che non ha il colore del suo edificio.
data-warning-gold = C’è un edificio che non costa monete.
data-warning-icons = C’è un edificio che non mostra esattamente 1 icona rendita sul fronte e 2 sul lato migliorato.
data-warning-points = Non tutti gli edifici raddoppiano i loro punti con il miglioramento.
data-warning-green = C’è un edificio verde che dà più punti di uno blu o giallo.
