### Ein Wort über den Tisch: feste Sätze, eigene Worte unter denen, die hier sitzen, und die Bitte, etwas zurückzunehmen.

## Feste Sätze

web-say-well = Gut gespielt!
web-say-smile = Glück gehabt.
web-say-wince = Oh, so ein Pech!
web-say-cheers = Zum Wohl!
web-say-thanks = Danke.
web-say-moment = Einen Moment.

## Reden

web-talk = Reden
web-talk-unread = { $number ->
    [0] Reden
    [one] Reden, ein neues Wort
   *[other] Reden, { $number } neue Worte
}
web-talk-none = Noch hat niemand etwas gesagt.
web-talk-phrases = Etwas sagen
web-talk-help = Alle lesen sie in ihrer eigenen Sprache.
web-talk-as = Im Namen von { $name }
web-talk-said = { $name }: { $said }
web-talk-write = Schreib den anderen am Tisch
web-talk-send = Senden
web-talk-mute = { $name } nicht mehr hören
web-talk-unmute = { $name } wieder hören
web-talk-texts = Freier Text: { $on ->
    [true] an
   *[false] aus
}
web-talk-texts-help = Nur wer am Tisch sitzt, liest, was geschrieben wird; aufbewahrt wird davon nichts.
web-talk-open = Die Leute dürfen einander schreiben
web-talk-open-help = Sonst haben sie sechs feste Sätze. Wer nur zuschaut, liest nie, was geschrieben wird.
web-key-talk = reden

## Zurücknehmen

web-back-ask = Um Rücknahme bitten
web-back-asks = { $name } möchte die letzte Entscheidung zurücknehmen.
web-back-harmless = Seither wurde nichts aufgedeckt.
web-back-agree = Einverstanden
web-back-refuse = Nein, weiter
web-back-waiting = Du hast gebeten, deine letzte Entscheidung zurückzunehmen.
web-back-missing = Die Antwort liegt bei { $names }.
web-back-withdraw = Schon gut, weiter

## Was der Server ablehnt

server-back-revealed = Seither wurde etwas aufgedeckt, etwa Würfel oder Karten. Das lässt sich nicht zurücknehmen.
server-back-asked = Nach dieser Entscheidung hast du schon gefragt.
server-back-open = Es bittet schon jemand, etwas zurücknehmen zu dürfen.
server-back-alone = Das kannst du noch selbst zurücknehmen.
server-back-nothing = Es gibt keine Entscheidung von dir, die man zurücknehmen könnte.
server-talk-fast = Nicht so schnell. In ein paar Sekunden kannst du wieder etwas sagen.
server-text-off = An diesem Tisch redet man nur in festen Sätzen.
server-text-empty = Darin steht nichts, was man lesen könnte.
server-text-long = Was du schreibst, hat höchstens { $most } Zeichen.
server-not-host = Das kann nur ändern, wer den Tisch eröffnet hat.
