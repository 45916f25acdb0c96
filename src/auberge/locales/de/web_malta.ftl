### Der Spielplan von Malta! im Browser. Was überall gesagt wird, steht in malta.ftl.

## Der Spielplan

web-malta-which = Welche Figur auf { $cell }?
web-malta-board-help = Mit den Pfeiltasten gehst du von Feld zu Feld, mit N und P zum nächsten und vorigen möglichen Feld; die Eingabetaste wählt.
web-malta-cell = { $cell }: { $space }
web-malta-stands = hier: { $names }
web-malta-possible = kann gewählt werden
web-malta-dead-end = von hier geht es nicht weiter
web-malta-stuck = keine: So, wie die Felder liegen, verlierst du, sobald du dich bewegen musst
web-malta-price = −{ $cards }
web-malta-spaces = { $number ->
    [one] Ein Feld ist auf dem Spielplan markiert.
   *[other] { $number } Felder sind auf dem Spielplan markiert.
}

## Die Karten

web-malta-short = { $card ->
    [swap_hands] Tausche die Hand mit einem Gegner.
    [draw_two] Du ziehst 2 Karten.
    [discard_two_of_yours] Wirf 2 deiner Karten ab.
    [end_turn] Dein Zug endet ohne Bewegung.
    [negate] Außer der Reihe: Eine Karte verpufft.
    [boomerang] Außer der Reihe: Du übernimmst eine Karte.
    [going_home] Eine Figur geht auf ihr Startfeld.
    [remove_a_space] Ein freies Feld wird ein 0-Kreis.
    [everyone_moves] Alle Figuren gehen einen Schritt.
    [blind_faith] Der nächste Spieler spielt keine Karten.
    [swap_places] Tausche den Platz mit einem Gegner.
    [swap_two_spaces] Zwei Felder tauschen die Plätze.
    [turn_a_space] Drehe ein Feld im Uhrzeigersinn.
    [shift_a_line] Verschiebe eine Reihe oder Spalte.
    [sidestep] Geh einen Schritt, gleich wohin.
    [shove] Schubse eine fremde Figur weiter.
    [restore_a_space] Ein 0-Kreis zeigt wieder seine Zahl.
    [take_one] Nimm blind eine Karte eines Gegners.
    [give_one] Gib einem Gegner eine Karte.
    [shake_down] Ein Gegner wirft 2 Karten ab.
    [drinks_for_all] Alle ziehen 1 Karte.
    [pass_it_on] Alle geben 1 Karte nach links weiter.
    [stay_put] Du bewegst dich in diesem Zug nicht.
    [fresh_shuffle] Die Ablage wird eingemischt.
    [welcome_back] Holt jemanden ins Spiel zurück.
    [last_call] Ein Gegner ohne Karten verliert.
   *[clean_slate] Wirf alle Karten ab, ziehe ebenso viele.
}
web-malta-answer = Antwort
web-malta-empty-hand = Keine Karten auf der Hand.
web-malta-use = { $question ->
    [discard] „{ malta-card }“ abwerfen
    [give] „{ malta-card }“ hergeben
    [pass_on] „{ malta-card }“ weitergeben
    [racket] Mit „{ malta-card }“ zahlen
    [respond] Mit „{ malta-card }“ antworten
   *[play] „{ malta-card }“ spielen
}
web-malta-due = noch { $due } von { $all }
web-malta-due-of = { $name }: noch { $due } von { $all }
web-malta-discards = Was auf dem Ablagestapel liegt
web-malta-all-cards = Alle Karten und was sie tun
web-malta-reconstructed = Karten und Felder: rekonstruiert
web-malta-header = rekonstruierte Karten
web-malta-house-deck = Dieser Tisch spielt mit eigenen Karten und Feldern aus einer Datei.

## Die Spieler

web-malta-you = du
web-malta-tag = { $status ->
    [plays] spielt
    [out] raus
    [conceded] aufgegeben
    [blind] blind
   *[other] { $status }
}
web-malta-out-why = { $cards ->
    [0] keine Karte mehr
   *[other] kein Ausweg
}
web-malta-player = { $status ->
    [plays] { $name } spielt, Karten: { $cards }
    [out] { $name } ist ausgeschieden, Karten: { $cards }
    [conceded] { $name } hat aufgegeben, Karten: { $cards }
    [blind] { $name } lässt die nächste Ausspielphase aus, Karten: { $cards }
   *[other] { $name }, Karten: { $cards }
}
web-malta-status = Stand
web-malta-or = bei einem dieser Spieler: { $names }

## Was jetzt zu tun ist

web-malta-panel = { $question ->
    [place] Aufbau
    [play] Karten spielen
    [target] Ziele
    [respond] Auf dem Tisch
    [discard] Abwerfen
    [give] Hergeben
    [pass_on] Weitergeben
    [move] Bewegen
    [racket_to] Schutzgeld
    [racket] Schutzgeld
    [over] Das Ende
   *[other] Am Tisch
}
web-malta-step = { $step ->
    [draw] Ziehen
    [play] Karten ({ $due })
   *[move] Bewegen
}
web-malta-ask-place-more = Mehrere Figuren dürfen sich ein Startfeld teilen.
web-malta-ask-play-more = Ohne Karte auf der Hand verlierst du.
web-malta-ask-move-more = Ein besetztes Feld kostet Schutzgeld.
web-malta-ask-racket-more = Wer danach keine Karte hat, verliert.
web-malta-ask-racket_to-more = Deine Karten reichen vielleicht nicht für alle.
web-malta-ask-pass_on-more = Alle Karten werden zugleich übergeben.
web-malta-ask-wait = Halt, { $name }!
web-malta-ask-respond-you = { $name } spielt „{ malta-card }“ gegen dich. Antworte oder passe.
web-malta-ask-respond = { $name } spielt „{ malta-card }“. Antworte oder passe.
web-malta-window = { $name } spielt „{ malta-card }“.
web-malta-ask-final = „{ malta-card }“ auf den Tisch legen?
web-malta-ask-turn-final = Bleibt es dabei?
web-malta-ask-final-more = { $kind ->
    [card] Liegt sie erst da, kannst du sie nicht mehr zurücknehmen.
   *[turn] Danach kannst du es nicht mehr zurücknehmen.
}
web-malta-final = { $kind ->
    [card] „{ malta-card }“ jetzt spielen
   *[turn] Ja, weiter
}
web-malta-wait = { $question ->
    [place] { $name } stellt eine Figur auf.
    [draw] { $name } zieht Karten.
    [fresh] Der Ablagestapel wird in den Nachziehstapel gemischt.
    [take] { $name } nimmt eine Karte.
    [play] { $name } spielt Karten.
    [discard] { $name } wählt Karten zum Abwerfen.
    [give] { $name } wählt eine Karte zum Hergeben.
    [pass_on] { $name } wählt eine Karte zum Weitergeben.
    [move] { $name } bewegt sich gleich.
    [racket_to] { $name } zahlt Schutzgeld.
   *[other] { $name } spielt.
}
web-malta-undo = { $kind ->
    [space] Feld
    [player] Spieler
    [direction] Richtung
    [turn] Drehung
    [line] Linie
   *[other] Schritt
}
web-malta-after-racket = { $cards ->
    [0] Danach hast du keine Karte mehr und verlierst.
    [one] Danach hast du noch { $cards } Karte.
   *[other] Danach hast du noch { $cards } Karten.
}
web-malta-chosen = { $chosen ->
    [yes] hat gewählt
   *[no] überlegt
}

## Die Antwort

web-malta-plays = { $name } spielt
web-malta-plays-on-you = { $name } spielt gegen dich:
web-malta-you-play = Du spielst
web-malta-answered = { $name } antwortet mit „{ malta-card }“.
web-malta-negate-help = die Karte wirkt nicht
web-malta-boomerang-help = Karte übernehmen, neue Ziele wählen
web-malta-one-answer = Eine Antwort je Karte; auf eine Antwort kann niemand antworten.

## Verlieren, Zurückkommen, das Ende

web-malta-out = { $name } ist raus
web-malta-back = { $name } ist zurück
web-malta-you-out = { $cause ->
    [no_card] Du hast keine Karte mehr.
    [no_exit] Du konntest dich nicht bewegen.
    [racket] Das Schutzgeld hat deine letzte Karte gekostet.
    [last_call] „Letzte Runde“, und du hast keine Karte auf der Hand.
   *[conceded] Du hast aufgegeben.
}
web-malta-you-out-title = Du bist raus!
web-malta-you-out-more = Deine Figur verlässt den Spielplan, deine Karten behältst du. „{ malta-card-welcome_back }“ kann dich zurückholen.
web-malta-you-out-final = Deine Figur verlässt den Spielplan. Wer aufgibt, kommt nicht zurück.
web-malta-you-back-title = Du bist zurück!
web-malta-you-back-more = Deine Figur steht auf { $cell }, und du spielst mit deinen Karten weiter.
web-malta-concede-sure = Wirklich aufgeben?
web-malta-concede-no = Weiterspielen
web-malta-victory = { $names } gewinnt: Sonst ist niemand mehr im Spiel
web-malta-order = Wie das Spiel endete
web-malta-order-turn = { $turn ->
    [0] vor dem ersten Zug
   *[other] Zug { $turn }
}
web-malta-order-last = Nur { $name } ist noch im Spiel und gewinnt.
web-malta-order-note = Die Reihenfolge ist keine Rangliste: Alle, die verloren haben, teilen sich den letzten Rang.

## Tasten

web-malta-key-card = Handkarte wählen, noch einmal: spielen
web-malta-key-next = Nächstes und voriges mögliches Feld
web-malta-draw-take = { $name } nimmt zufällig eine Karte.
