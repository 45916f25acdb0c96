### The page: whether other devices can reach the table, and at which address.

web-reach-ask = Let other devices in your home join?
web-reach-ask-text = Phones and computers on the same network (Wi-Fi) could then open your tables. For now, only this computer can.
web-reach-keep = This computer only
web-reach-open = Let other devices join
web-reach-closed = Other devices cannot join yet
web-reach-closed-text = These links only work on this computer. You can let phones and computers on the same network (Wi-Fi) join.
web-reach-set-text = These links only work on this computer because of how the server was started. For other devices, start it with “auberge serve --host 0.0.0.0”.
web-reach-no-network = No home network
web-reach-no-network-text = Other devices may join, but this computer is not on a home network right now. Until it is, links only work on this computer.
web-reach-hall-closed = Only this computer can join your tables.
web-reach-hall-open = Other devices can join
web-reach-hall-set = How others can join
web-reach-hall-text = On a phone or another computer, open this address:
web-reach-good = Other devices on the same network can open this address.
web-reach-good-set = Other devices can open this address.
web-reach-which = Address in the links
web-reach-close = Block other devices
web-reach-qr = QR code of this address
