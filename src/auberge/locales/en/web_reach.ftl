### The page: whether other devices reach the table, and by which address.

web-reach-ask = Let other devices in this house join?
web-reach-ask-text = Then phones and computers in the same network (Wi-Fi) can come to your tables. Now only this computer can.
web-reach-keep = This computer only
web-reach-open = Let other devices join
web-reach-closed = Other devices cannot join yet
web-reach-closed-text = These links work on this computer only. You can let in the phones and computers in the same network (Wi-Fi).
web-reach-set-text = These links work on this computer only, because the server was started so. For other devices, start it with “auberge serve --host 0.0.0.0”.
web-reach-no-network = No home network
web-reach-no-network-text = Other devices may join, but this computer is in no home network just now. Until it is, links work on this computer only.
web-reach-hall-closed = Only this computer can join your tables.
web-reach-hall-open = Other devices can join
web-reach-hall-set = How others come in
web-reach-hall-text = On a phone or another computer, open this address:
web-reach-good = Other devices in the same network reach this address.
web-reach-good-set = Other devices reach this address.
web-reach-which = Address in the links
web-reach-close = Close to other devices
web-reach-qr = QR code of this address
