### Ob andere Geräte im Netz den Tisch erreichen: die Frage im Terminal, und was abgelehnt wird.

server-house-ask = Andere Geräte im Haus mitspielen lassen? Dann können Handys und Computer im selben Netz (WLAN) an deine Tische kommen; jetzt kann es nur dieser Computer. Tippe j oder n (Eingabetaste: nein). Die Seite fragt dasselbe.
server-house-yes = j ja
server-house-no = n nein
server-house-reached = Auf anderen Geräten öffnest du:
server-house-no-network = Andere Geräte dürfen mitspielen, aber dieser Computer hat gerade keine Adresse in einem Heimnetz. Sobald er eine hat, steht sie hier.
server-house-closed = Nur dieser Computer erreicht deine Tische. Auf der Seite kannst du an diesem Computer andere Geräte mitspielen lassen.
server-house-from-afar = Nur wer an dem Computer sitzt, auf dem die Tische laufen, kann sagen, wer mitspielen darf.
server-house-set = Wer diesen Server erreicht, wurde beim Start festgelegt. Die Seite kann das nicht ändern.
