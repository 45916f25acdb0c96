### Valletta: alles, was man während einer Partie liest. Der Text der Regeln steht in rules_valletta.ftl.

valletta-title = Valletta
valletta-description = Spiele in jedem Zug drei Personen aus, sammle Güter, baue an der Straße von Valletta und gewinne neue Personen für deinen Kartensatz.
valletta-notice-reconstructed = Die Spielregel bildet die Karten nicht ab: Die meisten Kosten, Ertragssymbole und Punkte der Gebäude, ihre Buchstaben, die Anzahl gleicher Karten und die Güter der Fässer sind rekonstruiert und stammen nicht aus dem veröffentlichten Spiel.

## Namen

valletta-good = { $good ->
    [gold] Gold
    [wood] Holz
    [stone] Stein
   *[brick] Ziegel
}

# Eine Anzahl Güter einer Sorte.
valletta-amount = { $good ->
    [gold] { $number } Gold
    [wood] { $number } Holz
    [stone] { $number ->
        [one] { $number } Stein
       *[other] { $number } Steine
    }
   *[brick] { $number } Ziegel
}

# Mehrere Güter in einem Text.
valletta-goods-gold = { $gold } Gold
valletta-goods-wood = { $wood } Holz
valletta-goods-stone = { $stone ->
    [one] { $stone } Stein
   *[other] { $stone } Steine
}
valletta-goods-brick = { $brick } Ziegel
valletta-goods = { $gold ->
    [0] { $wood ->
        [0] { $stone ->
            [0] { $brick ->
                [0] nichts
               *[other] { valletta-goods-brick }
            }
           *[other] { $brick ->
                [0] { valletta-goods-stone }
               *[other] { valletta-goods-stone } und { valletta-goods-brick }
            }
        }
       *[other] { $stone ->
            [0] { $brick ->
                [0] { valletta-goods-wood }
               *[other] { valletta-goods-wood } und { valletta-goods-brick }
            }
           *[other] { $brick ->
                [0] { valletta-goods-wood } und { valletta-goods-stone }
               *[other] { valletta-goods-wood }, { valletta-goods-stone } und { valletta-goods-brick }
            }
        }
    }
   *[other] { $wood ->
        [0] { $stone ->
            [0] { $brick ->
                [0] { valletta-goods-gold }
               *[other] { valletta-goods-gold } und { valletta-goods-brick }
            }
           *[other] { $brick ->
                [0] { valletta-goods-gold } und { valletta-goods-stone }
               *[other] { valletta-goods-gold }, { valletta-goods-stone } und { valletta-goods-brick }
            }
        }
       *[other] { $stone ->
            [0] { $brick ->
                [0] { valletta-goods-gold } und { valletta-goods-wood }
               *[other] { valletta-goods-gold }, { valletta-goods-wood } und { valletta-goods-brick }
            }
           *[other] { $brick ->
                [0] { valletta-goods-gold }, { valletta-goods-wood } und { valletta-goods-stone }
               *[other] { valletta-goods-gold }, { valletta-goods-wood }, { valletta-goods-stone } und { valletta-goods-brick }
            }
        }
    }
}

valletta-colour = { $colour ->
    [red] rot
    [purple] lila
    [green] grün
    [blue] blau
   *[yellow] gelb
}

# Die Personen als Titel ihrer Karten.
valletta-character-shopkeeper = Krämerin
valletta-character-lumberjack = Holzfäller
valletta-character-stonecutter = Steinhauer
valletta-character-brickmaker = Ziegelstreicher
valletta-character-maid = Magd
valletta-character-builder = Baumeister
valletta-character-apprentice = Lehrling
valletta-character-jean_de_la_valette = Jean de la Valette
valletta-character-banker = Bankier
valletta-character-joiner = Schreiner
valletta-character-stone_carver = Steinmetz
valletta-character-brick_master = Ziegler
valletta-character-monk = Bettelmönch
valletta-character-roofer = Dachdecker
valletta-character-trader = Händlerin
valletta-character-seamstress = Schneiderin
valletta-character-merchant = Kaufmann
valletta-character-foreman = Vorarbeiter
valletta-character-chamberlain = Kämmerer
valletta-character-mason = Maurer
valletta-character-innkeeper = Wirt
valletta-character-nun = Ordensschwester
valletta-character-carpenter = Zimmermann
valletta-character-tax_collector = Zöllner
valletta-character-architect_laparelli = Architekt Francesco Laparelli
valletta-character-bailiff_schilling = Großbailli Georg Schilling von Cannstatt
valletta-character-grand_master_del_monte = Großmeister Pietro del Monte
valletta-character-pope_pius_v = Papst Pius V.
valletta-character-emperor_charles_v = Kaiser Karl V.
valletta-character-king_philip_ii = König Philipp II.
valletta-character-knight_rekuk = Ritter Hieronymus von Rekuk

# Was jede Person tut, in einer Zeile.
valletta-character-shopkeeper-effect = Nimm 1 Gold
valletta-character-lumberjack-effect = Nimm 1 Holz
valletta-character-stonecutter-effect = Nimm 1 Stein
valletta-character-brickmaker-effect = Nimm 1 Ziegel
valletta-character-maid-effect = Nimm 1 Gut deiner Wahl
valletta-character-builder-effect = Du darfst ein Gebäude bauen oder eines deiner Gebäude aufwerten
valletta-character-apprentice-effect = Kopiere die rote oder grüne Karte, die direkt davor ausgespielt wurde
valletta-character-jean_de_la_valette-effect = Ziehe Jean 1 Feld weiter und nimm das Gut vom Fass dort; danach darfst du 1 Person entlassen oder einstellen
valletta-character-banker-effect = Nimm 1 Gold für jedes Goldsymbol auf deinen Gebäuden
valletta-character-joiner-effect = Nimm 1 Holz für jedes Holzsymbol auf deinen Gebäuden
valletta-character-stone_carver-effect = Nimm 1 Stein für jedes Steinsymbol auf deinen Gebäuden
valletta-character-brick_master-effect = Nimm 1 Ziegel für jedes Ziegelsymbol auf deinen Gebäuden
valletta-character-monk-effect = Jeder Mitspieler mit mindestens 4 Gütern gibt dir 1 davon; im Spiel zu zweit darfst du zusätzlich 1 Gut aus dem Vorrat nehmen
valletta-character-roofer-effect = Du darfst ein Gebäude für 2 Ziegel weniger bauen oder aufwerten
valletta-character-trader-effect = Du darfst 1 Holz, 1 Stein oder 1 Ziegel bezahlen, um 3 Gold zu nehmen
valletta-character-seamstress-effect = Nimm 2 Güter deiner Wahl
valletta-character-merchant-effect = Du darfst 1 Gold bezahlen, um 1 Holz, 1 Stein und 1 Ziegel zu nehmen
valletta-character-foreman-effect = Wähle eine Gütersorte und nimm 1 davon für jedes passende Symbol auf deinen Gebäuden
valletta-character-chamberlain-effect = Nimm 1 Gold für jedes deiner grünen Gebäude
valletta-character-mason-effect = Du darfst ein Gebäude für 2 Steine weniger bauen oder aufwerten
valletta-character-innkeeper-effect = Jeder Mitspieler mit mindestens 2 Gold gibt dir 1 Gold; im Spiel zu zweit darfst du zusätzlich 1 Gold aus dem Vorrat nehmen
valletta-character-nun-effect = Wähle eine Gütersorte: Du nimmst 3 davon, jeder Mitspieler nimmt 1
valletta-character-carpenter-effect = Du darfst ein Gebäude für 2 Holz weniger bauen oder aufwerten
valletta-character-tax_collector-effect = Jeder Mitspieler gibt dir 1 Holz, 1 Stein und 1 Ziegel, jeweils nur, wenn er mindestens 3 davon hat; im Spiel zu zweit darfst du zusätzlich 1 Holz, 1 Stein oder 1 Ziegel aus dem Vorrat nehmen
valletta-character-architect_laparelli-effect = Du darfst 4 Holz, 4 Steine oder 4 Ziegel bezahlen, um 4 Punkte zu erhalten
valletta-character-bailiff_schilling-effect = Du darfst 4 Gold bezahlen, um 4 Punkte zu erhalten
valletta-character-grand_master_del_monte-effect = Du darfst 1 Gold, 1 Holz, 1 Stein und 1 Ziegel bezahlen, um 5 Punkte zu erhalten
valletta-character-pope_pius_v-effect = Erhalte 1 Punkt für jedes deiner aufgewerteten Gebäude
valletta-character-emperor_charles_v-effect = Erhalte 1 Punkt für jedes deiner blauen Gebäude
valletta-character-king_philip_ii-effect = Erhalte 1 Punkt für jedes deiner grünen Gebäude
valletta-character-knight_rekuk-effect = Erhalte 2 Punkte

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

# Dieselben als Objekt eines Verbs.
valletta-the-character = { $character ->
    [shopkeeper] die { valletta-character-shopkeeper }
    [lumberjack] den { valletta-character-lumberjack }
    [stonecutter] den { valletta-character-stonecutter }
    [brickmaker] den { valletta-character-brickmaker }
    [maid] die { valletta-character-maid }
    [builder] den { valletta-character-builder }
    [apprentice] den { valletta-character-apprentice }
    [jean_de_la_valette] { valletta-character-jean_de_la_valette }
    [banker] den { valletta-character-banker }
    [joiner] den { valletta-character-joiner }
    [stone_carver] den { valletta-character-stone_carver }
    [brick_master] den { valletta-character-brick_master }
    [monk] den { valletta-character-monk }
    [roofer] den { valletta-character-roofer }
    [trader] die { valletta-character-trader }
    [seamstress] die { valletta-character-seamstress }
    [merchant] den { valletta-character-merchant }
    [foreman] den { valletta-character-foreman }
    [chamberlain] den { valletta-character-chamberlain }
    [mason] den { valletta-character-mason }
    [innkeeper] den { valletta-character-innkeeper }
    [nun] die { valletta-character-nun }
    [carpenter] den { valletta-character-carpenter }
    [tax_collector] den { valletta-character-tax_collector }
    [architect_laparelli] { valletta-character-architect_laparelli }
    [bailiff_schilling] { valletta-character-bailiff_schilling }
    [grand_master_del_monte] { valletta-character-grand_master_del_monte }
    [pope_pius_v] { valletta-character-pope_pius_v }
    [emperor_charles_v] { valletta-character-emperor_charles_v }
    [king_philip_ii] { valletta-character-king_philip_ii }
   *[knight_rekuk] { valletta-character-knight_rekuk }
}

# Kurzformen für kleine Spielpläne.
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
    [architect_laparelli] Architekt
    [bailiff_schilling] Großbailli
    [grand_master_del_monte] Großmeister
    [pope_pius_v] Papst
    [emperor_charles_v] Kaiser
    [king_philip_ii] König
   *[knight_rekuk] Ritter
}

# Ein Gebäude nach seiner Person; von mehreren gleichen, welches.
valletta-building = { $building ->
    [building_g01] das Haus des Bankiers
    [building_g02] das zweite Haus des Bankiers
    [building_g03] das dritte Haus des Bankiers
    [building_g04] das Haus des Schreiners
    [building_g05] das zweite Haus des Schreiners
    [building_g06] das dritte Haus des Schreiners
    [building_g07] das Haus des Steinmetzes
    [building_g08] das zweite Haus des Steinmetzes
    [building_g09] das dritte Haus des Steinmetzes
    [building_g10] das Haus des Zieglers
    [building_g11] das zweite Haus des Zieglers
    [building_g12] das dritte Haus des Zieglers
    [building_b01] das Haus des Bettelmönchs
    [building_b02] das Haus des Dachdeckers
    [building_b03] das zweite Haus des Dachdeckers
    [building_b04] das Haus der Händlerin
    [building_b05] das Haus des Kämmerers
    [building_b06] das Haus des Kaufmanns
    [building_b07] das Haus des Maurers
    [building_b08] das zweite Haus des Maurers
    [building_b09] das Haus der Ordensschwester
    [building_b10] das Haus der Schneiderin
    [building_b11] das Haus des Vorarbeiters
    [building_b12] das Haus des Wirts
    [building_b13] das Haus des Zimmermanns
    [building_b14] das zweite Haus des Zimmermanns
    [building_b15] das Haus des Zöllners
    [building_y01] das Palais des Architekten
    [building_y02] das Palais des Großbaillis
    [building_y03] das Palais des Großmeisters
    [building_y04] das Palais des Kaisers
    [building_y05] das Palais des Königs
    [building_y06] das zweite Palais des Königs
    [building_y07] das Palais des Papstes
    [building_y08] das zweite Palais des Papstes
    [building_y09] das Palais des Ritters
   *[building_y10] das zweite Palais des Ritters
}

# Dasselbe ohne Farbe, für kleine Spielpläne.
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
    [bonus] Baubonus
    [architect] Architekt
    [bailiff] Großbailli
    [grand_master] Großmeister
    [pope] Papst
    [emperor] Kaiser
    [king] König
   *[knight] Ritter
}

## Optionen

valletta-option-effect_execution = Funktion der Karten
valletta-option-effect_execution-help = Ob die Funktion einer ausgespielten Karte ausgeführt werden muss (außer wo „darf“ steht) oder ob man darauf verzichten darf (auf Jeans Bewegung nie).
valletta-option-effect_execution-full = muss ausgeführt werden
valletta-option-effect_execution-optional = darf entfallen
valletta-option-bonus_on_upgrade = Baubonus beim Aufwerten
valletta-option-bonus_on_upgrade-help = Wer ein Gebäude in Jeans Bereich aufwertet, erhält 2 Punkte wie beim Bauen.
valletta-option-reshuffle_timing = Zeitpunkt des Mischens
valletta-option-reshuffle_timing-help = Wann der Ablagestapel zu einem neuen Nachziehstapel gemischt wird.
valletta-option-reshuffle_timing-on_demand = erst beim Nachziehen
valletta-option-reshuffle_timing-when_empty = sofort, wenn der Stapel leer ist
valletta-option-supply = Allgemeiner Vorrat
valletta-option-supply-help = Ob die Güter im Vorrat ausgehen können; wenn ja, zählen beiseitegelegte Fässer mit.
valletta-option-supply-unlimited = geht nie aus
valletta-option-supply-limited = nur das Material der Schachtel
valletta-option-apprentice_chain = Kette von Lehrlingen
valletta-option-apprentice_chain-help = Ein Lehrling nach einem Lehrling kopiert, was der erste kopiert hat.
valletta-option-architect_payment = Preis des Architekten
valletta-option-architect_payment-help = Ob man den Preis des Architekten bezahlen muss, wenn man es kann.
valletta-option-architect_payment-optional = freiwillig
valletta-option-architect_payment-compulsory_if_able = Pflicht, wenn möglich
valletta-option-finished_players_targetable = Ausgestiegene bleiben Mitspieler
valletta-option-finished_players_targetable-help = Wer in der Endphase ausgestiegen ist, gibt und erhält durch die Karten der anderen weiterhin Güter.
valletta-option-discard_visibility = Ablagestapel
valletta-option-discard_visibility-help = Wer einen Ablagestapel durchsehen darf; seine Größe sehen immer alle.
valletta-option-discard_visibility-owner_only_plus_counts = nur wer ihn besitzt
valletta-option-discard_visibility-public = alle
valletta-preset-french_edition = Französische Ausgabe
valletta-preset-french_edition-help = Auf jede Funktion außer Jeans Bewegung darf man verzichten, und Aufwerten gibt keinen Baubonus. Ausgestiegene bleiben Mitspieler.
valletta-preset-italian_edition = Italienische Ausgabe
valletta-preset-italian_edition-help = Ausgestiegene bleiben Mitspieler: Die Karten der anderen betreffen sie weiterhin.

## Was zu entscheiden ist

valletta-question-go_on = Im Augenblick ist nichts zu entscheiden.
valletta-question-shuffle = Zuerst wird gemischt; es ist nichts zu entscheiden.
valletta-question-refill = Die Hand wird aufgefüllt; es ist nichts zu entscheiden.
valletta-question-draft = Nimm ein weiteres Gut für den Anfang.
valletta-question-play = { $plays ->
    [0] Spiele die erste Karte deines Zuges aus.
    [1] Spiele die zweite Karte deines Zuges aus.
   *[other] Spiele die dritte Karte deines Zuges aus.
}
valletta-question-maid = Magd: Wähle das Gut, das du nimmst.
valletta-question-seamstress = Schneiderin: Wähle die zwei Güter, die du nimmst.
valletta-question-foreman = Vorarbeiter: Wähle eine Gütersorte; du nimmst 1 für jedes passende Symbol auf deinen Gebäuden.
valletta-question-nun = Ordensschwester: Wähle eine Gütersorte; du nimmst 3, jeder Mitspieler nimmt 1.
valletta-question-trader = Händlerin: Wähle das Gut, das du für 3 Gold bezahlst, oder verzichte.
valletta-question-merchant = Kaufmann: 1 Gold für 1 Holz, 1 Stein und 1 Ziegel bezahlen?
valletta-question-bailiff = Großbailli: 4 Gold für 4 Punkte bezahlen?
valletta-question-grand_master = Großmeister: 1 Gold, 1 Holz, 1 Stein und 1 Ziegel für 5 Punkte bezahlen?
valletta-question-architect = Architekt: Wähle die Gütersorte, von der du 4 für 4 Punkte bezahlst.
valletta-question-build = { $function ->
    [roofer] Baue ein Gebäude oder werte eines auf (für 2 Ziegel weniger) oder verzichte.
    [mason] Baue ein Gebäude oder werte eines auf (für 2 Steine weniger) oder verzichte.
    [carpenter] Baue ein Gebäude oder werte eines auf (für 2 Holz weniger) oder verzichte.
   *[builder] Baue ein Gebäude, werte eines auf oder verzichte.
}
valletta-question-payment = { $proposing ->
    [true] { $paying ->
        [gold] Bezahle wie vorgeschlagen oder gib an, wie viel Gold du bezahlst.
        [wood] Bezahle wie vorgeschlagen oder gib an, wie viel Holz du bezahlst.
        [stone] Bezahle wie vorgeschlagen oder gib an, wie viele Steine du bezahlst.
       *[brick] Bezahle wie vorgeschlagen oder gib an, wie viele Ziegel du bezahlst.
    }
   *[false] { $paying ->
        [gold] Wie viel Gold bezahlst du?
        [wood] Wie viel Holz bezahlst du?
        [stone] Wie viele Steine bezahlst du?
       *[brick] Wie viele Ziegel bezahlst du?
    }
}
valletta-question-jean = Entlasse eine Person aus deiner Hand, stelle eine aus dem allgemeinen Personenvorrat ein oder verzichte.
valletta-question-give = Der Bettelmönch verlangt 1 Gut von dir: Wähle, welches du gibst.
valletta-question-bonus = { $function ->
    [innkeeper] Bonus im Spiel zu zweit: 1 Gold aus dem allgemeinen Vorrat nehmen?
    [tax_collector] Bonus im Spiel zu zweit: Nimm 1 Holz, 1 Stein oder 1 Ziegel aus dem allgemeinen Vorrat oder verzichte.
   *[monk] Bonus im Spiel zu zweit: Nimm 1 Gut deiner Wahl aus dem allgemeinen Vorrat oder verzichte.
}
valletta-question-use = { $function ->
    [shopkeeper] Funktion nutzen? { valletta-character-shopkeeper }: { valletta-character-shopkeeper-effect }.
    [lumberjack] Funktion nutzen? { valletta-character-lumberjack }: { valletta-character-lumberjack-effect }.
    [stonecutter] Funktion nutzen? { valletta-character-stonecutter }: { valletta-character-stonecutter-effect }.
    [brickmaker] Funktion nutzen? { valletta-character-brickmaker }: { valletta-character-brickmaker-effect }.
    [banker] Funktion nutzen? { valletta-character-banker }: { valletta-character-banker-effect }.
    [joiner] Funktion nutzen? { valletta-character-joiner }: { valletta-character-joiner-effect }.
    [stone_carver] Funktion nutzen? { valletta-character-stone_carver }: { valletta-character-stone_carver-effect }.
    [brick_master] Funktion nutzen? { valletta-character-brick_master }: { valletta-character-brick_master-effect }.
    [monk] Funktion nutzen? { valletta-character-monk }: { valletta-character-monk-effect }.
    [chamberlain] Funktion nutzen? { valletta-character-chamberlain }: { valletta-character-chamberlain-effect }.
    [innkeeper] Funktion nutzen? { valletta-character-innkeeper }: { valletta-character-innkeeper-effect }.
    [tax_collector] Funktion nutzen? { valletta-character-tax_collector }: { valletta-character-tax_collector-effect }.
    [pope_pius_v] Funktion nutzen? { valletta-character-pope_pius_v }: { valletta-character-pope_pius_v-effect }.
    [emperor_charles_v] Funktion nutzen? { valletta-character-emperor_charles_v }: { valletta-character-emperor_charles_v-effect }.
    [king_philip_ii] Funktion nutzen? { valletta-character-king_philip_ii }: { valletta-character-king_philip_ii-effect }.
   *[knight_rekuk] Funktion nutzen? { valletta-character-knight_rekuk }: { valletta-character-knight_rekuk-effect }.
}
valletta-question-over = Das Spiel ist zu Ende.

## Züge

valletta-move-choose = { $good ->
    [gold] Gold
    [wood] Holz
    [stone] Stein
   *[brick] Ziegel
}
valletta-move-choose-pair = { $first ->
    [gold] { $second ->
        [gold] 2 Gold
        [wood] 1 Gold und 1 Holz
        [stone] 1 Gold und 1 Stein
       *[brick] 1 Gold und 1 Ziegel
    }
    [wood] { $second ->
        [gold] 1 Holz und 1 Gold
        [wood] 2 Holz
        [stone] 1 Holz und 1 Stein
       *[brick] 1 Holz und 1 Ziegel
    }
    [stone] { $second ->
        [gold] 1 Stein und 1 Gold
        [wood] 1 Stein und 1 Holz
        [stone] 2 Steine
       *[brick] 1 Stein und 1 Ziegel
    }
   *[brick] { $second ->
        [gold] 1 Ziegel und 1 Gold
        [wood] 1 Ziegel und 1 Holz
        [stone] 1 Ziegel und 1 Stein
       *[brick] 2 Ziegel
    }
}
valletta-move-play = Spiele { valletta-the-character } aus
valletta-move-build = Baue { valletta-building }
valletta-move-upgrade = Werte { valletta-building } auf
valletta-move-pay-proposed = Bezahle wie vorgeschlagen
valletta-move-pay-amount = { $amount ->
    [0] Bezahle nichts davon
   *[other] Bezahle { $amount } davon
}
valletta-move-payment = Bezahle { valletta-goods }
valletta-move-dismiss = Entlasse { valletta-the-character }
valletta-move-hire = Stelle { valletta-the-character } ein
valletta-move-use = Ja, nutze die Funktion
valletta-move-decline = Verzichte

## Ereignisse

valletta-event-shuffled = { $pile ->
    [barrels] Die { $cards } Fassplättchen werden gemischt und auf die Straße gelegt.
    [green] Die { $cards } grünen Gebäudekarten werden gemischt.
    [blue] Die { $cards } blauen Gebäudekarten werden gemischt.
    [yellow] Die { $cards } gelben Gebäudekarten werden gemischt.
    [stack] Die { $cards } Gebäudekarten dieser Partie werden gemischt und ausgelegt.
    [hand] { $owner } mischt die { $cards } Startkarten und zieht die Starthand.
    [reshuffle] { $cards ->
        [one] { $owner } macht den Ablagestapel zum neuen Nachziehstapel: { $cards } Karte.
       *[other] { $owner } mischt den Ablagestapel zu einem neuen Nachziehstapel: { $cards } Karten.
    }
   *[merge] { $cards ->
        [0] { $owner } hat weder im Nachzieh- noch im Ablagestapel Karten.
        [one] { $owner } legt Nachzieh- und Ablagestapel zusammen: { $cards } Karte.
       *[other] { $owner } mischt Nachzieh- und Ablagestapel zusammen: { $cards } Karten.
    }
}
valletta-event-drafted = { $good ->
    [gold] { $seat } nimmt 1 weiteres Gold für den Anfang.
    [wood] { $seat } nimmt 1 weiteres Holz für den Anfang.
    [stone] { $seat } nimmt 1 weiteren Stein für den Anfang.
   *[brick] { $seat } nimmt 1 weiteren Ziegel für den Anfang.
}
valletta-event-turn-began = Zug { $turn }: { $seat } ist an der Reihe.
valletta-event-card-played = { $seat } spielt { valletta-the-character } auf Feld { $space } aus.
valletta-event-without-function = Die Karte von { $seat } hat hier keine Funktion: { valletta-character }.
valletta-event-copied = { $seat } lässt den Lehrling { valletta-the-character } kopieren.
valletta-event-declined = { $question ->
    [maid] { $seat } verzichtet auf die Magd.
    [seamstress] { $seat } verzichtet auf die Schneiderin.
    [foreman] { $seat } verzichtet auf den Vorarbeiter.
    [nun] { $seat } verzichtet auf die Ordensschwester.
    [trader] { $seat } verzichtet auf die Händlerin.
    [merchant] { $seat } verzichtet auf den Kaufmann.
    [bailiff] { $seat } verzichtet auf den Großbailli.
    [grand_master] { $seat } verzichtet auf den Großmeister.
    [architect] { $seat } verzichtet auf den Architekten.
    [build] { $seat } baut nichts und wertet nichts auf.
    [jean] { $seat } entlässt niemanden und stellt niemanden ein.
    [bonus] { $seat } verzichtet auf den Bonus im Spiel zu zweit.
   *[use] { $seat } verzichtet auf die Funktion.
}
valletta-event-taken = { $seat } nimmt { valletta-amount }.
valletta-event-forfeited = { $seat }: Der Vorrat reicht nicht. Nicht genommen: { valletta-amount }.
valletta-event-paid = { $seat } bezahlt { valletta-goods }.
valletta-event-given = { $good ->
    [gold] { $seat } gibt 1 Gold an { $to }.
    [wood] { $seat } gibt 1 Holz an { $to }.
    [stone] { $seat } gibt 1 Stein an { $to }.
   *[brick] { $seat } gibt 1 Ziegel an { $to }.
}
valletta-event-jean-moved = { $seat } zieht Jean auf Feld { $space }.
valletta-event-barrel-turned = { $good ->
    [gold] { $seat } deckt ein Fass auf: Es zeigt Gold.
    [wood] { $seat } deckt ein Fass auf: Es zeigt Holz.
    [stone] { $seat } deckt ein Fass auf: Es zeigt einen Stein.
   *[brick] { $seat } deckt ein Fass auf: Es zeigt einen Ziegel.
}
valletta-event-dismissed = { $seat } entlässt { valletta-the-character } in den allgemeinen Personenvorrat.
valletta-event-hired = { $seat } stellt { valletta-the-character } aus dem allgemeinen Personenvorrat ein.
valletta-event-built = { $seat } baut { valletta-building } und nimmt { valletta-the-character } auf die Hand.
valletta-event-upgraded = { $seat } wertet { valletta-building } auf.
valletta-event-points-scored = { $points ->
    [one] { $seat } erhält { $points } Punkt ({ valletta-source }).
   *[other] { $seat } erhält { $points } Punkte ({ valletta-source }).
}
valletta-event-end-triggered = { $trigger ->
    [jean] { $seat } bringt Jean auf das letzte Feld: Nach diesem Zug folgt die Endphase.
    [points] { $seat } erreicht 25 Punkte: Nach diesem Zug folgt die Endphase.
   *[houses] { $seat } setzt das letzte Haus: Nach diesem Zug folgt die Endphase.
}
valletta-event-turn-ended = { $cards ->
    [one] { $seat } legt { $cards } ausgespielte Karte auf den Ablagestapel.
   *[other] { $seat } legt { $cards } ausgespielte Karten auf den Ablagestapel.
}
valletta-event-drawn = { $cards ->
    [one] { $seat } zieht { $cards } Karte nach.
   *[other] { $seat } zieht { $cards } Karten nach.
}
valletta-event-card-drawn = { $seat } zieht { valletta-the-character } nach.
valletta-event-end-phase-began = Die Endphase, eingeleitet von { $seat }, beginnt: Alle spielen ihren Nachziehstapel noch einmal durch.
valletta-event-dropped-out = { $seat } hat die letzte Karte ausgespielt und steigt aus.
valletta-event-game-ended = Das Spiel endet nach Zug { $turn }.

## Ablehnungen

refusal-card-not-in-hand = { valletta-character }: Diese Karte ist nicht auf deiner Hand.
refusal-card-on-building = { valletta-character }: Diese Karte liegt noch auf einem Gebäude. Wer es baut, nimmt sie auf die Hand.
refusal-card-not-in-pool = { valletta-character }: Diese Karte liegt nicht im allgemeinen Personenvorrat.
refusal-payment-does-not-fit = Diese Bezahlung passt nicht: Jedes Gut der Kosten wird bezahlt oder durch genau drei andere ersetzt, die du besitzt.
refusal-not-in-supply = Dieses Gut ist im allgemeinen Vorrat nicht mehr vorhanden.
refusal-must-draft = Du musst ein weiteres Gut für den Anfang nehmen.
refusal-must-play = Du musst eine Karte ausspielen: Passen ist nicht erlaubt.
refusal-must-pay = Das Gebäude ist gewählt: Jetzt muss es bezahlt werden.
refusal-must-give = Du musst ein Gut geben.
refusal-must-carry-out = Die Funktion dieser Karte muss ausgeführt werden.
refusal-building-not-laid-out = Dieses Gebäude liegt nicht aus.
refusal-not-your-building = Nur ein Gebäude mit deinem eigenen Haus kann aufgewertet werden.
refusal-already-upgraded = Dieses Gebäude ist schon aufgewertet.
refusal-already-built = Auf diesem Gebäude steht schon ein Haus.
refusal-no-house-left = Du hast kein Haus mehr, mit dem du bauen könntest.
refusal-not-payable = Das kannst du nicht bezahlen, auch nicht durch Ersetzen: Es kostet { valletta-goods }.
refusal-good-drafted = Dieses Gut ist schon genommen: { valletta-good }.
refusal-not-for-gold = Gold zählt hier nicht: Wähle Holz, Stein oder Ziegel.
refusal-too-few-goods = Von diesem Gut hast du nicht genug: { valletta-good }.
refusal-bonus-kind = Der Bonus zu zweit ist hier Gold, dieses Gut gibt es nicht: { valletta-good }.
refusal-two-goods = Wähle zwei Güter, gleiche oder verschiedene.

## Wertungsblatt

valletta-score-bonus = Baubonus
valletta-score-characters = Personen
valletta-score-buildings = Gebäude
valletta-score-goods = Übrige Güter

## Beschriftung des Spielplans

valletta-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
valletta-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
valletta-zone = { $zone ->
    [0] kein Bereich
   *[other] Bereich { $zone }
}
valletta-jean = { $space ->
    [0] Jean auf dem Turmfeld
   *[other] Jean auf Feld { $space }
}
valletta-track = { $space ->
    [0] vor dem Tor
   *[other] { $token ->
        [0] Feld { $space }
       *[other] Feld { $space }, Plättchen { $token }
    }
}
valletta-label-street = Straße
valletta-label-tower = Turmfeld
valletta-label-gate = Tor
valletta-label-barrels = Fassplättchen
valletta-label-barrels-left = Fassplättchen auf der Straße
valletta-label-barrels-turned = Beiseitegelegte Fassplättchen
valletta-label-supply = Allgemeiner Vorrat
valletta-label-draft = Weitere Güter für den Anfang
valletta-label-pool = Allgemeiner Personenvorrat
valletta-label-display = Auslage
valletta-label-row = Reihe
valletta-label-column = Spalte
valletta-label-cost = Baukosten
valletta-label-upgrade-cost = Aufwertungskosten
valletta-label-price = Deine Kosten jetzt
valletta-label-income = Ertragssymbole
valletta-label-final-points = Punkte am Ende
valletta-label-unbuilt = nicht gebaut
valletta-label-upgraded = aufgewertet
valletta-label-owner = Gehört
valletta-label-character = Person
valletta-label-goods = Güter
valletta-label-hand = Hand
valletta-label-played = Ausgespielte Karten
valletta-label-draw-pile = Nachziehstapel
valletta-label-discard-pile = Ablagestapel
valletta-label-known = Bekannte Handkarten
valletta-label-unseen = Verdeckte Karten auf der Hand und im Nachziehstapel
valletta-label-buildings = Gebäude
valletta-label-houses-left = Übrige Häuser
valletta-label-points = Punkte
valletta-label-first-player = Startspieler
valletta-label-payment = Bezahlung
valletta-label-proposed = Vorgeschlagene Bezahlung
valletta-label-end-flagged = Nach diesem Zug folgt die Endphase
valletta-label-end-phase = Endphase
valletta-label-out = ausgestiegen

## Texte, die kein Zug sind

bad-move-no-such-building = Es gibt kein Gebäude „{ $building }“.
bad-move-no-such-good = Es gibt kein Gut „{ $good }“.
bad-move-amount = { $amount } ist keine mögliche Anzahl Güter.

## Datendatei

bad-data-barrels = { bad-data-place }: Es müssen insgesamt { $wanted } Fässer sein, nicht { $value }.
bad-data-no-stone-barrel = { bad-data-place }: Mindestens ein Fass muss einen Stein zeigen.
bad-data-too-few-pieces = { bad-data-place }: Es müssen mindestens { $wanted } Stück sein, nicht { $value }: je eines für vier Spieler und eines, das zu Beginn zusätzlich genommen wird (V-SETUP-27, V-SETUP-30).
bad-data-too-dear = { bad-data-place }: Ersetzt ein Gut alle anderen, drei für eines (V-COST-03), so kostet das Gebäude { $value } davon; höchstens { $wanted } können bezahlt werden.
bad-data-upgrade = { bad-data-place }: Die aufgewertete Seite muss mehr Ertragssymbole oder mehr Punkte zeigen und darf von beidem nicht weniger zeigen.
bad-data-too-few-of-colour = { bad-data-place }: Von dieser Farbe sind mindestens { $wanted } Gebäude nötig, nicht { $value }.
bad-data-display = { bad-data-place }: Die Gebäude der Auslage für { $players } Spieler füllen ihre Fünferreihen nicht.
bad-data-letter = { bad-data-place }: Der Buchstabe { $value } muss für eine einzige Person stehen und die Person für einen einzigen Buchstaben.
bad-data-character-missing = { bad-data-place }: Auf keinem Gebäude liegt die Person { $value }.
bad-data-yellow-copies = { bad-data-place }: Mindestens eine gelbe Person muss es zweimal geben, aber nicht jede, und keine öfter.
bad-data-example = { bad-data-place }: Mit diesen Werten lässt sich das Beispiel { $value } der Spielregel nicht auslegen.
data-warning-character-colour = Mindestens eine Person hat eine andere Farbe als ihr Gebäude.
data-warning-gold = Mindestens ein Gebäude kostet kein Gold.
data-warning-icons = Nicht jedes Gebäude zeigt genau 1 Ertragssymbol und auf der aufgewerteten Seite 2.
data-warning-points = Nicht bei jedem Gebäude verdoppelt das Aufwerten die Punkte.
data-warning-green = Mindestens ein grünes Gebäude gibt mehr Punkte als ein blaues oder gelbes.
