### Ein Wort über den Tisch: feste Sätze, eigene Worte unter denen, die hier sitzen, und die Bitte, etwas zurückzunehmen.

## Feste Sätze

web-say-well = Gut gespielt!
web-say-smile = Glück gehabt.
web-say-wince = Oh, so ein Pech!
web-say-cheers = Zum Wohl!
web-say-thanks = Danke.
web-say-moment = Einen Moment.

## Reden

web-talk = Gespräch
web-talk-unread = { $number ->
    [0] Gespräch
    [one] Gespräch, eine neue Nachricht
   *[other] Gespräch, { $number } neue Nachrichten
}
web-talk-none = Noch hat niemand etwas gesagt.
web-talk-phrases = Etwas sagen
web-talk-help = Alle lesen diese Sätze in ihrer eigenen Sprache.
web-talk-as = Im Namen von { $name }
web-talk-said = { $name }: { $said }
web-talk-write = Schreibe den anderen am Tisch
web-talk-send = Senden
web-talk-mute = { $name } stummschalten
web-talk-unmute = { $name } nicht mehr stummschalten
web-talk-texts-ask = Bisher nur diese Sätze. Freien Text erlauben kann: { $names }.
web-talk-texts-help = Nur wer am Tisch sitzt, kann mitlesen; gespeichert wird nichts davon.
web-talk-open = Freien Text erlauben
web-talk-open-help = Sonst gibt es nur sechs feste Sätze. Wer nur zuschaut, kann freien Text nie mitlesen.
web-key-talk = Gespräch öffnen

## Zurücknehmen

web-back-ask = Um Rücknahme bitten
web-back-asks = { $name } möchte die letzte Entscheidung zurücknehmen.
web-back-harmless = Seither wurde nichts aufgedeckt.
web-back-agree = Einverstanden
web-back-refuse = Nein, weiter
web-back-waiting = Du hast darum gebeten, deine letzte Entscheidung zurücknehmen zu dürfen.
web-back-missing = Es fehlt noch die Zustimmung von { $names }.
web-back-withdraw = Doch nicht, weiter

## Was der Server ablehnt

server-back-revealed = Seither wurde etwas aufgedeckt, etwa Würfel oder Karten. Das lässt sich nicht zurücknehmen.
server-back-asked = Du hast schon darum gebeten, diese Entscheidung zurücknehmen zu dürfen.
server-back-open = Gerade bittet schon jemand darum, etwas zurücknehmen zu dürfen.
server-back-alone = Das kannst du noch ohne Zustimmung zurücknehmen.
server-back-nothing = Du hast nichts entschieden, was sich zurücknehmen ließe.
server-talk-fast = Nicht so schnell. In ein paar Sekunden kannst du wieder etwas sagen.
server-text-off = An diesem Tisch gibt es nur die festen Sätze.
server-text-empty = Diese Nachricht enthält nichts Lesbares.
server-text-long = Eine Nachricht darf höchstens { $most } Zeichen lang sein.
server-not-host = Das kann nur ändern, wer den Tisch eröffnet hat.
