### Malta!: alles, was man während einer Partie liest. Der Text der Regeln steht in rules_malta.ftl.

malta-title = { "Malta!" }
malta-tagline = das gnadenlose Spiel, bei dem am Ende nur einer übrig bleibt
malta-description = Ziehe Karten, spiele die Hälfte deiner Hand und geh weiter: Wer keine Karte oder keinen Ausweg mehr hat, hat verloren, und wer zuletzt übrig bleibt, gewinnt.
malta-notice-reconstructed = Die Spielregel erklärt keine Karte und kein Feld vollständig: Die Felder, die Anzahl gleicher Karten, 17 der 27 Karten und Einzelheiten der anderen 10 sind rekonstruiert und stammen nicht aus dem veröffentlichten Spiel.
malta-label-reconstructed = rekonstruiert

## Namen

# Die Karten, nach ihren Titeln.
malta-card-swap_hands = Hände tauschen
malta-card-draw_two = Zieh zwei
malta-card-discard_two_of_yours = Wirf zwei eigene ab
malta-card-end_turn = Zugende
malta-card-negate = Annullieren
malta-card-boomerang = Bumerang
malta-card-going_home = Ab nach Hause
malta-card-remove_a_space = Entferne ein Feld
malta-card-everyone_moves = Alle bewegen sich
malta-card-blind_faith = Blindes Vertrauen
malta-card-swap_places = Plätze tauschen
malta-card-swap_two_spaces = Tausche zwei Felder
malta-card-turn_a_space = Drehe ein Feld
malta-card-shift_a_line = Verschiebe eine Linie
malta-card-sidestep = Seitenschritt
malta-card-shove = Schubser
malta-card-restore_a_space = Stelle ein Feld wieder her
malta-card-take_one = Nimm eine
malta-card-give_one = Gib eine
malta-card-shake_down = Erpressung
malta-card-drinks_for_all = Lokalrunde
malta-card-pass_it_on = Weitergeben
malta-card-stay_put = Bleib stehen
malta-card-fresh_shuffle = Frisch gemischt
malta-card-welcome_back = Willkommen zurück
malta-card-last_call = Letzte Runde
malta-card-clean_slate = Reiner Tisch

malta-card = { $card ->
    [swap_hands] { malta-card-swap_hands }
    [draw_two] { malta-card-draw_two }
    [discard_two_of_yours] { malta-card-discard_two_of_yours }
    [end_turn] { malta-card-end_turn }
    [negate] { malta-card-negate }
    [boomerang] { malta-card-boomerang }
    [going_home] { malta-card-going_home }
    [remove_a_space] { malta-card-remove_a_space }
    [everyone_moves] { malta-card-everyone_moves }
    [blind_faith] { malta-card-blind_faith }
    [swap_places] { malta-card-swap_places }
    [swap_two_spaces] { malta-card-swap_two_spaces }
    [turn_a_space] { malta-card-turn_a_space }
    [shift_a_line] { malta-card-shift_a_line }
    [sidestep] { malta-card-sidestep }
    [shove] { malta-card-shove }
    [restore_a_space] { malta-card-restore_a_space }
    [take_one] { malta-card-take_one }
    [give_one] { malta-card-give_one }
    [shake_down] { malta-card-shake_down }
    [drinks_for_all] { malta-card-drinks_for_all }
    [pass_it_on] { malta-card-pass_it_on }
    [stay_put] { malta-card-stay_put }
    [fresh_shuffle] { malta-card-fresh_shuffle }
    [welcome_back] { malta-card-welcome_back }
    [last_call] { malta-card-last_call }
   *[clean_slate] { malta-card-clean_slate }
}

# Was jede Karte tut.
malta-card-text = { $card ->
    [swap_hands] Wähle einen Gegner: Ihr tauscht die Karten, die ihr noch auf der Hand habt.
    [draw_two] Ziehe 2 Karten.
    [discard_two_of_yours] Wirf 2 Karten deiner Wahl ab, oder alle, wenn du weniger hast.
    [end_turn] Dein Zug endet: Noch zu spielende Karten verfallen, und es gibt keine Bewegungsphase. Mit leerer Hand verlierst du trotzdem.
    [negate] Außerhalb deines Zuges, gegen die Karte eines Gegners: Diese Karte bleibt ohne Wirkung. Im eigenen Zug gespielt bewirkt „Annullieren“ nichts.
    [boomerang] Außerhalb deines Zuges, gegen die Karte eines Gegners: Du übernimmst sie und nennst ihre Ziele neu; wo sie einen Gegner verlangt, ist es der aktive Spieler. Im eigenen Zug gespielt bewirkt „Bumerang“ nichts.
    [going_home] Wähle eine Spielfigur, deine eigene oder eine andere: Sie geht auf ihr Startfeld oder, wenn es entfernt ist, dorthin, wo es beim Aufbau lag.
    [remove_a_space] Wähle ein Feld, das seine Zahl zeigt und auf dem keine Figur steht: Es wird zum 0-Kreis.
    [everyone_moves] Wähle eine Richtung: Jede Figur geht einen Schritt dorthin. Figuren, die dort schon am Rand stehen, bleiben, wo sie sind.
    [blind_faith] Der nächste Spieler spielt in seinem nächsten Zug keine Karten, zieht aber Karten und bewegt sich. Je nach Option des Tisches entfällt stattdessen der ganze Zug.
    [swap_places] Wähle einen Gegner: Deine Figur und seine tauschen die Plätze.
    [swap_two_spaces] Wähle zwei Felder, keines unter der Figur eines anderen Spielers: Sie tauschen die Plätze. Die Figuren bleiben, wo sie sind.
    [turn_a_space] Wähle ein Feld, das seine Zahl zeigt und nicht unter der Figur eines anderen Spielers liegt: Drehe es um eine, zwei oder drei Vierteldrehungen im Uhrzeigersinn.
    [shift_a_line] Wähle eine Reihe oder Spalte und die Richtung, in die sie verschoben wird: Ihre Felder rücken um einen Schritt, und das hinausgeschobene Feld kommt am anderen Ende wieder herein. Die Figuren bleiben, wo sie sind.
    [sidestep] Bewege deine Figur einen Schritt in eine Richtung deiner Wahl, gleich was die Pfeile zeigen.
    [shove] Wähle einen Gegner und bewege seine Figur einen Schritt in eine Richtung deiner Wahl.
    [restore_a_space] Wähle einen 0-Kreis: Das Feld zeigt wieder seine Zahl.
    [take_one] Wähle einen Gegner und nimm zufällig 1 Karte aus seiner Hand.
    [give_one] Wähle einen Gegner und gib ihm 1 Karte deiner Wahl.
    [shake_down] Wähle einen Gegner: Er muss 2 Karten abwerfen, oder alle, wenn er weniger hat.
    [drinks_for_all] Jeder, der noch im Spiel ist, zieht 1 Karte, zuerst du, dann im Uhrzeigersinn.
    [pass_it_on] Jeder, der noch im Spiel ist, gibt 1 Karte an den nächsten Spieler zu seiner Linken weiter, alle gleichzeitig.
    [stay_put] Du hast in diesem Zug keine Bewegungsphase. Noch zu spielende Karten müssen gespielt werden.
    [fresh_shuffle] Der Ablagestapel wird in den Nachziehstapel gemischt.
    [welcome_back] Wähle einen ausgeschiedenen Spieler, der nicht aufgegeben hat: Er ist wieder im Spiel, mit den Karten, die er behalten hat, und 2 weiteren; seine Figur kommt auf ihr Startfeld.
    [last_call] Wähle einen Gegner: Hat er keine Karte auf der Hand, verliert er sofort.
   *[clean_slate] Wirf den Rest deiner Hand ab und ziehe ebenso viele Karten.
}

# Ein Eintrag einer Liste von Karten: Gleiche werden gezählt.
malta-item = { $item ->
    [swap_hands] { malta-card-swap_hands }
    [draw_two] { malta-card-draw_two }
    [discard_two_of_yours] { malta-card-discard_two_of_yours }
    [end_turn] { malta-card-end_turn }
    [negate] { malta-card-negate }
    [boomerang] { malta-card-boomerang }
    [going_home] { malta-card-going_home }
    [remove_a_space] { malta-card-remove_a_space }
    [everyone_moves] { malta-card-everyone_moves }
    [blind_faith] { malta-card-blind_faith }
    [swap_places] { malta-card-swap_places }
    [swap_two_spaces] { malta-card-swap_two_spaces }
    [turn_a_space] { malta-card-turn_a_space }
    [shift_a_line] { malta-card-shift_a_line }
    [sidestep] { malta-card-sidestep }
    [shove] { malta-card-shove }
    [restore_a_space] { malta-card-restore_a_space }
    [take_one] { malta-card-take_one }
    [give_one] { malta-card-give_one }
    [shake_down] { malta-card-shake_down }
    [drinks_for_all] { malta-card-drinks_for_all }
    [pass_it_on] { malta-card-pass_it_on }
    [stay_put] { malta-card-stay_put }
    [fresh_shuffle] { malta-card-fresh_shuffle }
    [welcome_back] { malta-card-welcome_back }
    [last_call] { malta-card-last_call }
   *[clean_slate] { malta-card-clean_slate }
}
malta-hand = { $number ->
    [1] { malta-item }
   *[other] { $number } × { malta-item }
}
malta-hand-none = keine Karten

malta-direction = { $direction ->
    [up] nach oben
    [up_right] nach rechts oben
    [right] nach rechts
    [down_right] nach rechts unten
    [down] nach unten
    [down_left] nach links unten
    [left] nach links
   *[up_left] nach links oben
}

malta-shape = { $shape ->
    [circle] Kreis
    [star] Stern
    [crown] Krone
   *[drop] Tropfen
}

# Ein Feld des Spielplans, wie es dort liegt; `circle` ist seine Rückseite.
malta-space = { $shape ->
    [circle] 0-Kreis
   *[other] { malta-shape } { $number }
}
malta-space-with-arrows = { $shape ->
    [circle] 0-Kreis, keine Pfeile
   *[other] { malta-shape } { $number }, Pfeile: { $arrows }
}
malta-start-space = Startfeld

# Ein Eintrag einer Liste von Pfeilen.
malta-arrows = { $item ->
    [up] nach oben
    [up_right] nach rechts oben
    [right] nach rechts
    [down_right] nach rechts unten
    [down] nach unten
    [down_left] nach links unten
    [left] nach links
   *[up_left] nach links oben
}
malta-arrows-none = keine

malta-line = { $axis ->
    [row] Reihe { $line }
   *[column] Spalte { $line }
}

malta-quarters = { $quarters ->
    [1] eine Vierteldrehung
    [2] eine halbe Drehung
   *[3] drei Vierteldrehungen
}

# Ein Ziel einer Karte, in der Reihenfolge der Nennung: Ein Spieler kommt zuerst, eine Drehung nach ihrem Feld.
malta-targets = { $item ->
    [cell] { $cell }
    [row] Reihe { $line }
    [column] Spalte { $line }
    [number] { $place ->
        [1] { $name }
       *[other] { $value ->
            [1] eine Vierteldrehung
            [2] eine halbe Drehung
            [3] drei Vierteldrehungen
           *[other] { $value }
        }
    }
    [up] nach oben
    [up_right] nach rechts oben
    [right] nach rechts
    [down_right] nach rechts unten
    [down] nach unten
    [down_left] nach links unten
    [left] nach links
    [up_left] nach links oben
   *[other] { $item }
}
malta-targets-none = kein Ziel

malta-cause = { $cause ->
    [no_card] keine Karte mehr
    [no_exit] keine Bewegung möglich
    [racket] keine Karte mehr nach dem Schutzgeld
    [last_call] „Letzte Runde“ ohne Karte auf der Hand
   *[conceded] aufgegeben
}

malta-status = { $status ->
    [in] im Spiel
    [conceded] hat aufgegeben
   *[out] ausgeschieden
}

malta-phase = { $phase ->
    [draw] Nachziehphase
    [play] Ausspielphase
   *[move] Bewegungsphase
}

## Optionen

malta-option-board = Spielplan
malta-option-board-help = Die Größe des Spielplans; der kleine ist nur für zwei Spieler.
malta-option-board-7x7 = 7×7-Spielplan
malta-option-board-5x5 = 5×5-Spielplan
malta-option-blind_faith = Blindes Vertrauen
malta-option-blind_faith-help = Was „Blindes Vertrauen“ im nächsten Zug bewirkt. Auch ohne Ausspielphase zieht man Karten und bewegt sich.
malta-option-blind_faith-no_play = die Ausspielphase entfällt
malta-option-blind_faith-skip_turn = der ganze Zug entfällt

## Was zu entscheiden ist

malta-question-go_on = Im Augenblick ist nichts zu entscheiden.
malta-question-board = Die Felder werden gemischt und ausgelegt; es ist nichts zu entscheiden.
malta-question-deck = Die Karten werden gemischt und ausgeteilt; es ist nichts zu entscheiden.
malta-question-fresh = Der Ablagestapel wird in den Nachziehstapel gemischt; es ist nichts zu entscheiden.
malta-question-take = Eine Karte wird zufällig genommen; es ist nichts zu entscheiden.
malta-question-draw = Zuerst kommt die Nachziehphase; es ist nichts zu entscheiden.
malta-question-place = Wähle ein Startfeld für deine Spielfigur.
malta-question-play = { $due ->
    [one] Spiele eine Karte; danach ist in diesem Zug keine mehr zu spielen.
   *[other] Spiele eine Karte: In diesem Zug sind noch { $due } zu spielen.
}
malta-question-target = { $target ->
    [1] { $card ->
        [going_home] „{ malta-card }“: Wähle den Spieler, dessen Figur auf ihr Startfeld geht.
        [welcome_back] „{ malta-card }“: Wähle den Spieler, der zurückkommt.
       *[other] „{ malta-card }“: Wähle einen Spieler.
    }
    [2] { $card ->
        [swap_two_spaces] „{ malta-card }“: Wähle das erste Feld.
       *[other] „{ malta-card }“: Wähle ein Feld.
    }
    [3] „{ malta-card }“: Wähle das zweite Feld.
    [4] „{ malta-card }“: Wähle eine Richtung.
    [5] „{ malta-card }“: Wähle, wie weit das Feld gedreht wird.
   *[6] „{ malta-card }“: Wähle eine Reihe oder eine Spalte.
}
malta-question-respond = { $actor ->
    [-3] „{ malta-card }“ ist angesagt: Jemand kann antworten.
   *[other] „{ malta-card }“ ist angesagt: Antworte oder passe.
}
malta-question-discard = { $discards ->
    [one] Wähle eine Karte zum Abwerfen.
   *[other] Wähle eine Karte zum Abwerfen: Noch { $discards } sind fällig.
}
malta-question-give = Wähle die Karte, die du hergibst.
malta-question-pass_on = Wähle die Karte, die du an den nächsten Spieler zu deiner Linken weitergibst.
malta-question-move = Wähle die Richtung, in die sich deine Figur bewegt.
malta-question-racket_to = Schutzgeld: Wähle, wer die nächste Karte bekommt.
malta-question-racket = Schutzgeld: Wähle die Karte, die du gibst.
malta-question-over = Das Spiel ist zu Ende.

## Züge

malta-move-space = Feld { $cell }
malta-move-play = „{ malta-card }“ spielen
malta-move-player = { $seat }
malta-move-direction = { $direction ->
    [up] Nach oben
    [up_right] Nach rechts oben
    [right] Nach rechts
    [down_right] Nach rechts unten
    [down] Nach unten
    [down_left] Nach links unten
    [left] Nach links
   *[up_left] Nach links oben
}
malta-move-turn = { $quarters ->
    [1] Eine Vierteldrehung im Uhrzeigersinn
    [2] Eine halbe Drehung
   *[3] Drei Vierteldrehungen im Uhrzeigersinn
}
malta-move-line = { $axis ->
    [row] Reihe { $line }
   *[column] Spalte { $line }
}
malta-move-pass = Passen
malta-move-negate = Mit „Annullieren“ antworten
malta-move-boomerang = Mit „Bumerang“ antworten
malta-move-card = { malta-card }
malta-move-announce = { $targets_number ->
    [0] „{ malta-card }“ spielen
   *[other] „{ malta-card }“ spielen: { $targets }
}
malta-move-take-over = { $targets_number ->
    [0] Mit „Bumerang“ antworten
   *[other] Mit „Bumerang“ antworten: { $targets }
}
malta-move-pay-racket = Schutzgeld: „{ malta-card }“ an { $seat }
malta-move-concede = Aufgeben
malta-asks-always = Frag mich jedes Mal
malta-asks-able = Frag mich, wenn ich antworten kann
malta-asks-hit = Frag mich nur, wenn eine Karte mich trifft
malta-asks-never = Frag mich nie
malta-concede-consequences = Deine Figur verlässt sofort den Spielplan, deine Karten bleiben verdeckt. Du verlierst, und keine Karte holt dich zurück. Ist nur noch ein anderer Spieler im Spiel, gewinnt er; sonst geht die Partie weiter.

## Ereignisse

malta-event-board-laid = Die Felder werden gemischt und ausgelegt.
malta-event-pawn-placed = { $seat } stellt eine Spielfigur auf { $cell }.
malta-event-deck-shuffled = { $cards ->
    [one] Der Nachziehstapel wird gemischt: { $cards } Karte.
   *[other] Der Nachziehstapel wird gemischt: { $cards } Karten.
}
malta-event-turn-began = Zug { $turn }: { $seat } ist an der Reihe.
malta-event-drawn = { $cards ->
    [one] { $seat } zieht { $cards } Karte.
   *[other] { $seat } zieht { $cards } Karten.
}
malta-event-card-drawn = { $seat } zieht „{ malta-card }“.
malta-event-card-played = { $targets_number ->
    [0] { $seat } spielt „{ malta-card }“.
   *[other] { $seat } spielt „{ malta-card }“: { $targets }.
}
malta-event-answered = { $targets_number ->
    [0] { $seat } antwortet mit „{ malta-card }“.
   *[other] { $seat } antwortet mit „{ malta-card }“: { $targets }.
}
malta-event-negated = { $seat } annulliert „{ malta-card }“.
malta-event-without-effect = { $seat }: „{ malta-card }“ bleibt ohne Wirkung.
malta-event-discarded = { $seat } wirft „{ malta-card }“ ab.
malta-event-given = { $cards ->
    [one] { $cards } Karte geht von { $seat } an { $to }.
   *[other] { $cards } Karten gehen von { $seat } an { $to }.
}
malta-event-card-given = „{ malta-card }“ geht von { $seat } an { $to }.
malta-event-hands-swapped = { $seat } und { $to } tauschen ihre Handkarten.
malta-event-pawn-moved = Die Figur von { $seat } geht von { $from_cell } nach { $cell }.
malta-event-pawn-stayed = Die Figur von { $seat } bleibt auf { $cell }.
malta-event-space-removed = { $seat } entfernt das Feld { $cell }: Es ist jetzt ein 0-Kreis.
malta-event-space-restored = { $seat } stellt das Feld { $cell } wieder her.
malta-event-space-turned = { $quarters ->
    [1] { $seat } dreht das Feld { $cell } um eine Vierteldrehung im Uhrzeigersinn.
    [2] { $seat } dreht das Feld { $cell } um eine halbe Drehung.
   *[3] { $seat } dreht das Feld { $cell } um drei Vierteldrehungen im Uhrzeigersinn.
}
malta-event-spaces-swapped = { $seat } tauscht die Felder { $cell } und { $other_cell }.
malta-event-line-shifted = { $seat } verschiebt { malta-line } um einen Schritt { malta-direction }.
malta-event-blinded = „Blindes Vertrauen“ trifft den nächsten Zug von { $seat }.
malta-event-play-skipped = „Blindes Vertrauen“: { $seat } spielt in diesem Zug keine Karten.
malta-event-turn-skipped = „Blindes Vertrauen“: Der Zug von { $seat } entfällt.
malta-event-turn-ended = { $seat } beendet den Zug ohne Bewegungsphase.
malta-event-stayed-put = { $seat } hat in diesem Zug keine Bewegungsphase.
malta-event-racket-due = { $owners_number ->
    [one] { $cards ->
        [one] { $seat } muss Schutzgeld zahlen: { $cards } Karte an { $owners }.
       *[other] { $seat } muss Schutzgeld zahlen: { $cards } Karten an { $owners }.
    }
   *[other] { $cards ->
        [one] { $seat } muss Schutzgeld zahlen: je { $cards } Karte an { $owners }.
       *[other] { $seat } muss Schutzgeld zahlen: je { $cards } Karten an { $owners }.
    }
}
malta-event-lost = { $cause ->
    [no_card] { $seat } hat keine Karte mehr und verliert.
    [no_exit] { $seat } kann sich nicht bewegen und verliert.
    [racket] { $seat } hat nach dem Schutzgeld keine Karte mehr und verliert.
   *[last_call] { $seat } hat bei „Letzte Runde“ keine Karte und verliert.
}
malta-event-came-back = { $seat } ist wieder im Spiel, auf { $cell }.
malta-event-conceded = { $seat } gibt auf.
malta-event-plays-due = { $cards ->
    [one] { $seat } muss { $cards } Karte spielen.
   *[other] { $seat } muss { $cards } Karten spielen.
}
malta-event-game-won = { $seat } gewinnt: Sonst ist niemand mehr im Spiel.

## Ablehnungen

refusal-cannot-concede = Aufgeben kann nur, wer noch im Spiel ist, und nur, solange das Spiel läuft.
refusal-not-against-own-card = Mit „Annullieren“ und „Bumerang“ kannst du nicht auf deine eigene Karte antworten.
refusal-not-asked = Du wirst im Augenblick nicht gefragt.
refusal-card-not-held = „{ malta-card }“: Diese Karte ist nicht auf deiner Hand.
refusal-not-a-start-space = Die Figur muss auf ein Startfeld in der untersten Reihe gestellt werden.
refusal-no-such-arrow = In diese Richtung ist kein Pfeil benutzbar: { malta-direction }.
refusal-nothing-due = Diesem Spieler steht kein Schutzgeld zu.
refusal-wrong-target = „{ malta-card }“: Dieses Ziel passt nicht zur Karte.
refusal-target-missing = „{ malta-card }“: Es fehlt ein Ziel.
refusal-space-not-free = Entfernt wird nur ein Feld, das seine Zahl zeigt und auf dem keine Figur steht.
refusal-space-under-other = Auf diesem Feld steht die Figur eines anderen Spielers, darum darf es nicht gewählt werden.
refusal-space-is-circle = Gedreht wird nur ein Feld, das seine Zahl zeigt; dieses zeigt seinen 0-Kreis.
refusal-same-space = Es müssen zwei verschiedene Felder sein; dieses ist schon genannt.
refusal-space-not-circle = Wiederhergestellt wird nur ein 0-Kreis.
refusal-off-the-board = Das liegt außerhalb des Spielplans oder ist kein gerader Schritt.
refusal-must-be-active-player = Eine übernommene Karte kann sich nur gegen den aktiven Spieler richten.
refusal-pawn-off-the-board = Dieser Schritt würde die Figur vom Spielplan führen.
refusal-wrong-player = Dieser Spieler kann nicht das Ziel dieser Karte sein: Wähle einen anderen, der noch im Spiel ist.
refusal-player-not-out = Nur wer ausgeschieden ist, kann zurückkommen: Wähle so jemanden.
refusal-wrong-line = Eine Reihe wird nach links oder rechts verschoben, eine Spalte nach oben oder unten, und sie muss auf dem Spielplan liegen.

## Beschriftung des Spielplans

malta-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
malta-due = { $number ->
    [0] keine Karte mehr zu spielen
    [one] noch { $number } Karte zu spielen
   *[other] noch { $number } Karten zu spielen
}
malta-blind = { $number ->
    [one] „Blindes Vertrauen“ gilt
   *[other] „Blindes Vertrauen“ gilt für { $number } Züge
}
malta-racket = { $number ->
    [one] Schutzgeld fällig: { $number } Karte
   *[other] Schutzgeld fällig: { $number } Karten
}
malta-window = Jemand kann antworten
malta-label-board = Spielplan
malta-label-row = Reihe
malta-label-column = Spalte
malta-label-turn = Zug
malta-label-active-player = Aktiver Spieler
malta-label-start-player = Startspieler
malta-label-draw-pile = Nachziehstapel
malta-label-discard-pile = Ablagestapel
malta-label-plays-due = Noch zu spielende Karten
malta-label-hand = Hand
malta-label-hand-size = Anzahl Handkarten
malta-label-known = Bekannte Handkarten
malta-label-pawn = Spielfigur
malta-label-home = Startfeld
malta-label-exits = Mögliche Bewegungen
malta-label-in = im Spiel
malta-label-out = ausgeschieden
malta-label-conceded = hat aufgegeben
malta-label-racket = Schutzgeld fällig
malta-label-blind-faith = „Blindes Vertrauen“ gilt
malta-label-card = Gespielte Karte
malta-label-targets = Ziele
malta-label-response = Antwort
malta-label-turn-over = „Zugende“ wirkt
malta-label-stays = „Bleib stehen“: keine Bewegungsphase
malta-label-passing = Zum Weitergeben gewählte Karten
malta-label-losers = Verloren haben, in dieser Reihenfolge
malta-label-winner = Gewonnen hat
malta-label-log = Verlauf

## Aufbau


## Texte, die kein Zug sind

bad-move-no-such-card = Es gibt keine Karte „{ $card }“.
bad-move-no-such-seat = Es gibt keinen Spieler { $seat }.
bad-move-no-such-line = Es gibt keine Reihe oder Spalte { $index }.
bad-move-quarters = Ein Feld wird um 1, 2 oder 3 Vierteldrehungen gedreht, nicht um { $quarters }.
bad-move-target = „{ $text }“ ist nicht das verlangte Ziel.

## Datendatei

bad-data-id-twice = { bad-data-place }: „{ $value }“ ist zweimal genannt.
bad-data-total = { bad-data-place }: Die Stückzahlen müssen zusammen { $wanted } ergeben, nicht { $value }.
bad-data-starts = { bad-data-place }: Genau { $wanted } Startfelder sind nötig.
bad-data-start-without-up = { bad-data-place }: Ein Startfeld braucht einen Pfeil nach oben.
bad-data-card-missing = { bad-data-place }: Die Karte { $value } muss im Kartenstapel sein.
bad-data-too-many-copies = { bad-data-place }: Von { $value } werden mehr Karten verwendet, als es gibt.
data-warning-start-arrows = Mindestens ein Startfeld hat weniger als zwei Pfeile.
data-warning-asymmetric = Die Pfeile sind in den vier Richtungen nicht gleich häufig.
data-warning-numbers = Mindestens ein Feld mit mehr Pfeilen hat eine größere Zahl als eines mit weniger Pfeilen.
data-warning-missing-effect = Keine Karte tauscht die Plätze zweier Figuren, oder keine dreht ein Feld.
