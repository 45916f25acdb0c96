### Den Server betreiben: Einstellungen, die eine Erklärung brauchen, und wer seine Zahlen lesen darf.

running-help-base-path = Pfad, unter dem die Seite auf deinem Webserver liegt, zum Beispiel /spiele (sonst: ganz oben).
running-bad-base-path = Die Einstellung AUBERGE_BASE_PATH kann nicht „{ $value }“ sein. Sie beginnt mit einem Schrägstrich und endet ohne, zum Beispiel /spiele; erlaubt sind Buchstaben, Ziffern, Punkte und Bindestriche.
running-bad-public-url = Die Einstellung AUBERGE_PUBLIC_URL kann nicht „{ $value }“ sein. Sie ist die Adresse, unter der die Seite geöffnet wird, zum Beispiel https://spiele.example.org; ein Pfad darin muss der aus AUBERGE_BASE_PATH sein.
running-bad-proxy = Die Einstellung AUBERGE_TRUSTED_PROXIES kann „{ $value }“ nicht enthalten. Sie zählt Adressen und Netze auf, durch Leerzeichen getrennt, zum Beispiel 10.0.0.5 172.16.0.0/12.
running-bad-token = Die Einstellung AUBERGE_METRICS_TOKEN ist zu kurz oder enthält Zeichen, die sich nicht übertragen lassen. Nimm einen langen zufälligen Text aus Buchstaben und Ziffern, zum Beispiel den, den „openssl rand -hex 32“ ausgibt.
running-metrics-closed = Diese Zahlen sind nur für die da, die den Server betreiben. Das Token fehlt oder ist falsch.
running-not-ready = Dieser Server kann gerade niemanden aufnehmen. Versuche es gleich noch einmal.
