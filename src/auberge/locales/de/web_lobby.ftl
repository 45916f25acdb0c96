### Die Seite und ihr Server: vor der Partie, Links ohne Platz, Zuschauer und die Tische in der Übersicht.

server-host-says = Nur wer den Tisch eröffnet hat, bestimmt, wer wo sitzt.
server-same-seat = Das ist zweimal derselbe Platz.
server-seats-settled = Die Partie beginnt gerade: Die Plätze bleiben, wie sie sind.

## Bevor die Partie beginnt

web-begins-by-you = Du bestimmst, wann die Partie beginnt.
web-begins-by = { $name } bestimmt, wann die Partie beginnt.
web-begin = Beginnen
web-begin-help = Alle sind da. Vorher wird nichts gewürfelt, gezogen oder ausgeteilt.
web-begin-with = { $bot ->
    [squire] Mit einem Knappen auf dem Platz von { $name } beginnen
    [knight] Mit einem Ritter auf dem Platz von { $name } beginnen
    [grand_master] Mit einem Großmeister auf dem Platz von { $name } beginnen
   *[other] Mit einem Computerspieler auf dem Platz von { $name } beginnen
}
web-begin-with-seat = { $bot ->
    [squire] Mit einem Knappen auf Platz { $seat } beginnen
    [knight] Mit einem Ritter auf Platz { $seat } beginnen
    [grand_master] Mit einem Großmeister auf Platz { $seat } beginnen
   *[other] Mit einem Computerspieler auf Platz { $seat } beginnen
}
web-begin-with-many = { $bot ->
    [squire] Mit Knappen auf den leeren Plätzen beginnen ({ $number })
    [knight] Mit Rittern auf den leeren Plätzen beginnen ({ $number })
    [grand_master] Mit Großmeistern auf den leeren Plätzen beginnen ({ $number })
   *[other] Mit Computerspielern auf den leeren Plätzen beginnen ({ $number })
}
web-begin-or-wait = { $number ->
    [one] Oder warte: Sobald alle da sind, steht hier „Beginnen“. Wer später kommt, kann den Platz immer noch übernehmen.
   *[other] Oder warte: Sobald alle da sind, steht hier „Beginnen“. Wer später kommt, kann einen Platz immer noch übernehmen.
}
web-came = { $name } ist da.
web-came-seat = Jemand hat sich auf Platz { $seat } gesetzt.
web-went = { $name } ist gegangen.
web-host = hat den Tisch eröffnet
web-plays-for = vorerst spielt ein { $bot }
web-move-up = Nach oben
web-move-up-of = Nach oben: { $name }
web-moved = { $name } sitzt jetzt auf Platz { $seat }.
web-who-sits = Wer hier sitzt (jetzt: { $name })
web-sits-link = Kommt per Link
web-sits-here = An diesem Bildschirm
web-sits-bot = Computer: { $bot }
web-free-seat = Platz freigeben
web-free-seat-of = Den Platz von { $name } freigeben
web-free-seat-sure = Hier sitzt { $name }. Den Platz freigeben? Der Link dazu gilt dann nicht mehr.
web-free-seat-yes = Ja, freigeben
web-free-seat-no = So lassen

## Zuschauen, und Links ohne Platz

web-watching = Du schaust zu
web-watching-text = Du siehst, was hier geschieht, hast aber keinen Platz am Tisch.
web-watching-running = Wer mitspielt, kann den eigenen Platz mit dir teilen: Unter „Rund um den Tisch“ gibt es einen Link für ein anderes Gerät.
web-ask-host = Wenn du mitspielen möchtest, bitte { $name } um den Link zu einem Platz.
web-ask-opener = Wenn du mitspielen möchtest, bitte die Person, die den Tisch eröffnet hat, um den Link zu einem Platz.
web-link-incomplete = Dieser Link ist unvollständig
web-link-incomplete-text = Sein letzter Teil, der den Platz bezeichnet, fehlt oder ist falsch. Kopiere den ganzen Link oder scanne den Code noch einmal.
web-link-refused = Zu diesem Link gehört hier kein Platz
web-link-refused-text = Vielleicht ist ein Zeichen falsch, vielleicht gehört der Link zu einem anderen Tisch, oder der Platz ist inzwischen vergeben.
web-link-freed = Dein Platz wurde freigegeben
web-link-freed-text = Wer den Tisch eröffnet hat, hat deinen Platz vor Beginn der Partie freigegeben oder an jemand anderen vergeben.
web-watch-now = Vorerst zuschauen
web-keep-seat = Auf meinem Platz weiterspielen

## Ein Platz auf einem anderen Gerät

web-carry = Auf anderem Gerät
web-carry-of = Der Platz von { $name } auf einem anderen Gerät
web-carry-link = Link zum Platz von { $name }
web-carry-text = Öffne diesen Link auf dem anderen Gerät. Dann gehört der Platz von { $name } zu beiden Geräten, und auf beiden kann gespielt werden. Auch alle anderen, die diesen Link bekommen, können dann auf diesem Platz spielen.

## Die Tische in der Übersicht

web-remove-sure = Diese Partie ist nicht zu Ende, und du hast dort einen Platz oder Links zu Plätzen. Willst du sie von der Liste nehmen? Du kannst sie später zurückholen.
web-remove-yes = Von der Liste nehmen
web-remove-no = Behalten
web-removed = „{ $title }“ steht nicht mehr auf der Liste.
web-removed-tables = Von der Liste genommene Tische
web-removed-none = Keiner dieser Tische ist auf diesem Server.
web-put-back = Zurückholen
web-result-you-won = { $counted ->
    [yes] { $number ->
        [one] { $points ->
            [one] du hast mit { $points } Punkt gewonnen
           *[other] du hast mit { $points } Punkten gewonnen
        }
       *[other] { $points ->
            [one] du hast gemeinsam mit anderen gewonnen, { $points } Punkt
           *[other] du hast gemeinsam mit anderen gewonnen, { $points } Punkte
        }
    }
   *[no] { $number ->
        [one] du hast gewonnen
       *[other] du hast gemeinsam mit anderen gewonnen
    }
}
web-result-place = { $counted ->
    [yes] { $points ->
        [one] du kamst auf Rang { $place } von { $seats }, { $points } Punkt
       *[other] du kamst auf Rang { $place } von { $seats }, { $points } Punkte
    }
   *[no] du kamst auf Rang { $place } von { $seats }
}
web-result-won = { $counted ->
    [yes] { $number ->
        [one] { $points ->
            [one] { $names } hat mit { $points } Punkt gewonnen
           *[other] { $names } hat mit { $points } Punkten gewonnen
        }
       *[other] { $points ->
            [one] { $names } haben gemeinsam gewonnen, { $points } Punkt
           *[other] { $names } haben gemeinsam gewonnen, { $points } Punkte
        }
    }
   *[no] { $number ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gemeinsam gewonnen
    }
}
