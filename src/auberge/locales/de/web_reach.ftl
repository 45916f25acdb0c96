### Die Seite: ob andere Geräte den Tisch erreichen, und unter welcher Adresse.

web-reach-ask = Andere Geräte mitspielen lassen?
web-reach-ask-text = Dann erreichen auch Handys und Computer im selben Netz (WLAN) deine Tische. Bisher kann das nur dieser Computer.
web-reach-keep = Nur dieser Computer
web-reach-open = Andere Geräte mitspielen lassen
web-reach-closed = Andere Geräte können noch nicht mitspielen
web-reach-closed-text = Diese Links funktionieren nur auf diesem Computer. Du kannst auch Handys und Computer im selben Netz (WLAN) mitspielen lassen.
web-reach-set-text = Diese Links funktionieren nur auf diesem Computer, weil der Server so gestartet wurde. Für andere Geräte startest du ihn mit „auberge serve --host 0.0.0.0“.
web-reach-no-network = Kein Heimnetz
web-reach-no-network-text = Andere Geräte dürfen mitspielen, aber dieser Computer ist gerade in keinem Heimnetz. Solange das so ist, funktionieren die Links nur hier.
web-reach-hall-closed = Nur dieser Computer erreicht deine Tische.
web-reach-hall-open = Andere Geräte können mitspielen
web-reach-hall-set = So kommen andere dazu
web-reach-hall-text = Auf einem Handy oder einem anderen Computer öffnest du diese Adresse:
web-reach-good = Andere Geräte im selben Netz erreichen diese Adresse.
web-reach-good-set = Andere Geräte erreichen diese Adresse.
web-reach-which = Adresse in den Links
web-reach-close = Für andere Geräte schließen
web-reach-qr = QR-Code dieser Adresse
