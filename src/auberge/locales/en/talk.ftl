### A word across the table: set phrases, texts among those who sit here, and asking to take a decision back.

## Set phrases

web-say-well = Well played!
web-say-smile = Lucky me.
web-say-wince = Oh, that luck!
web-say-cheers = Cheers!
web-say-thanks = Thank you.
web-say-moment = One moment.

## Talking

web-talk = Talk
web-talk-unread = { $number ->
    [0] Talk
    [one] Talk, one new word
   *[other] Talk, { $number } new words
}
web-talk-none = Nobody has said anything yet.
web-talk-phrases = Say something
web-talk-help = Everybody reads these in their own language.
web-talk-as = Speaking for { $name }
web-talk-said = { $name }: { $said }
web-talk-write = Write to the others at the table
web-talk-send = Send
web-talk-mute = Mute { $name }
web-talk-unmute = Hear { $name } again
web-talk-texts = Free text: { $on ->
    [true] on
   *[false] off
}
web-talk-texts-help = Only those who sit at the table read what is written, and none of it is kept.
web-talk-open = People may write to each other
web-talk-open-help = Otherwise they have six set phrases. Spectators never read what is written.
web-key-talk = talk

## Taking back

web-back-ask = Ask to take back
web-back-asks = { $name } asks to take back the last decision.
web-back-harmless = Nothing has been revealed since.
web-back-agree = Allow it
web-back-refuse = No, play on
web-back-waiting = You have asked to take back your last decision.
web-back-missing = { $names } can say yes or no.
web-back-withdraw = Never mind, play on

## What the server refuses

server-back-revealed = Something has been revealed since, such as dice or cards. That cannot be taken back.
server-back-asked = You have already asked about this decision.
server-back-open = Somebody is asking to take something back already.
server-back-alone = You can still take this back by yourself.
server-back-nothing = There is no decision of yours to take back.
server-talk-fast = Not so fast. In a few seconds you can say something again.
server-text-off = At this table people speak in set phrases only.
server-text-empty = There is nothing to read in that.
server-text-long = What you write has at most { $most } characters.
server-not-host = Only whoever opened the table can change that.
