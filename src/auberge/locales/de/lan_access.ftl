### Ob andere Geräte im Netz den Tisch erreichen: die Frage im Terminal, und was abgelehnt wird.

server-house-ask = Andere Geräte mitspielen lassen? Dann erreichen auch Handys und Computer im selben Netz (WLAN) deine Tische; bisher kann das nur dieser Computer. Gib j oder n ein (Eingabetaste: nein). Die Seite im Browser fragt dasselbe.
server-house-yes = j ja
server-house-no = n nein
server-house-reached = Auf anderen Geräten öffnest du:
server-house-no-network = Andere Geräte dürfen mitspielen, aber dieser Computer hat gerade keine Adresse in einem Heimnetz. Sobald er eine hat, steht sie hier.
server-house-closed = Nur dieser Computer erreicht deine Tische. Auf der Seite im Browser kannst du an diesem Computer auch andere Geräte mitspielen lassen.
server-house-from-afar = Wer mitspielen darf, lässt sich nur an dem Computer festlegen, auf dem der Server läuft.
server-house-set = Wer diesen Server erreicht, wurde beim Start festgelegt. Auf der Seite lässt sich das nicht ändern.
