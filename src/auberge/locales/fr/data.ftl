### Words for games as data; keys begin with `data-`.

data-help-export = Écrit des parties comme données pour d’autres programmes : entre joueurs automatiques ou déjà enregistrées, en fichiers Parquet.
data-help-import = Vérifie des parties exportées, coup par coup, selon les règles, et peut en refaire des parties enregistrées.
data-help-to = Dossier des fichiers ; ce qui s’y trouve déjà est conservé et poursuivi.
data-help-records = Dossier de parties enregistrées (.json) à exporter au lieu d’en jouer de nouvelles.
data-help-folder = Dossier écrit par « auberge export ».
data-help-into = Dossier où écrire chaque partie comme partie enregistrée.
data-no-arrow = Les bibliothèques nécessaires ne sont pas installées ; installez le complément : pip install auberge[data].
data-no-records = Il n’y a aucune partie enregistrée à exporter.
data-no-dataset = Aucune partie exportée dans { $folder } : { $problem }.
data-other-games = { $folder } contient d’autres parties. Choisissez un dossier vide ou répétez la commande qui l’a commencé.
data-bad-file = { $file } n’est pas un fichier Parquet de parties : { $problem }.
data-bad-columns = { $file }, ligne { $row } : les colonnes ne sont pas les bonnes ({ $problem }).
data-bad-row = { $file }, ligne { $row } : { $problem }
data-bad-record = { $file } : { $problem }
data-bad-decision = La décision { $number } ({ $action } : { $move }) est contraire aux règles.
data-bad-result = La partie donne le classement { $places }, mais la ligne indique { $found }.
data-name-seats = Indiquez pour combien de places : les parties enregistrées peuvent différer, et les observations en dépendent.
data-exporting = Parties en cours…
data-reading = Vérification…
data-exported = { $games ->
    [one] { $games } partie se trouve dans { $folder } ({ $size } Mo, { $each } octets par partie).
   *[other] { $games } parties se trouvent dans { $folder } ({ $size } Mo, { $each } octets par partie).
}
data-checked = { $games ->
    [one] { $games } partie respecte les règles, coup par coup.
   *[other] { $games } parties respectent les règles, coup par coup.
}
data-written = { $games ->
    [one] { $games } partie enregistrée se trouve dans { $folder }.
   *[other] { $games } parties enregistrées se trouvent dans { $folder }.
}
data-stopped = Interrompu. { $games ->
    [one] { $games } partie est conservée dans { $folder } ; la même commande reprend la suite.
   *[other] { $games } parties sont conservées dans { $folder } ; la même commande reprend la suite.
}
