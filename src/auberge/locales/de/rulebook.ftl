### Die Spielregel im Terminal

bad-data-book = { bad-data-place }: Das ergibt in einer Spielregel keinen Sinn.
