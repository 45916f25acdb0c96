## Worauf eine Lektion zeigt, im Terminal: „Achte auf: …“

cli-thing-saint_malo = { $kind ->
    [die] die Würfel „{ saint_malo-face }“
    [pirates] die Piratenkästchen
    [tower] den Turm der { saint_malo-side }
    [coins] deine Münzen
    [logs] deine Baumstämme
    [points] deine Punkte
    [defence] deine Verteidigung
    [rolls] die Zahl der Würfe
   *[other] { $which }
}
cli-thing-valletta = { $kind ->
    [card] { valletta-character-short }
    [building] { valletta-building-short }
    [cost] die Kosten von { valletta-building-short }
    [hand] deine Hand
    [goods] { $own ->
        [yes] deine Güter
       *[no] die Güter von { $name }
    }
    [points] deine Punkte
    [barrel] das nächste Fass
    [jean] Jean auf der Straße
    [zone] Bereich { $which }
    [pool] den Personenvorrat
   *[other] { $which }
}
cli-thing-malta = { $kind ->
    [card] „{ malta-card }“
    [hand] { $own ->
        [yes] deine Hand
       *[no] die Hand von { $name }
    }
    [pawn] { $own ->
        [yes] deine Figur
       *[no] die Figur von { $name }
    }
    [due] die Zahl der zu spielenden Karten
   *[other] { $which }
}
