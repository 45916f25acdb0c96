### Chat at the table: preset phrases, messages among the players, and asking to undo a decision.

## Preset phrases

web-say-well = Well played!
web-say-smile = Lucky me.
web-say-wince = Just my luck!
web-say-cheers = Cheers!
web-say-thanks = Thank you.
web-say-moment = One moment.

## Chat

web-talk = Chat
web-talk-unread = { $number ->
    [0] Chat
    [one] Chat, { $number } new message
   *[other] Chat, { $number } new messages
}
web-talk-none = Nobody has said anything yet.
web-talk-phrases = Say something
web-talk-help = Everyone reads these in their own language.
web-talk-as = Speaking for { $name }
web-talk-said = { $name }: { $said }
web-talk-write = Write to the others at the table
web-talk-send = Send
web-talk-mute = Mute { $name }
web-talk-unmute = Unmute { $name }
web-talk-texts-ask = So far only these phrases. { $names } can let everyone write freely.
web-talk-texts-help = Only the players at the table can read what is written, and none of it is kept.
web-talk-open = Players can write to each other
web-talk-open-help = Otherwise they only have the six preset phrases. Spectators never see what is written.
web-key-talk = chat

## Asking to undo

web-back-ask = Ask to undo
web-back-asks = { $name } would like to undo the last decision.
web-back-harmless = Nothing has been revealed since.
web-back-agree = Allow it
web-back-refuse = No, keep playing
web-back-waiting = You have asked to undo your last decision.
web-back-missing = { $names } can say yes or no.
web-back-withdraw = Never mind, keep playing

## What the server refuses

server-back-revealed = This decision cannot be undone: something, such as dice or cards, has been revealed since.
server-back-asked = You have already asked about this decision.
server-back-open = Someone is already asking to undo a decision.
server-back-alone = You can still undo this yourself.
server-back-nothing = You have no decision to undo.
server-talk-fast = Not so fast. You can say something again in a few seconds.
server-text-off = Only preset phrases can be used at this table.
server-text-empty = There is nothing to read in this message.
server-text-long = { $most ->
    [one] A message can have at most { $most } character.
   *[other] A message can have at most { $most } characters.
}
server-not-host = Only the host can change that.
