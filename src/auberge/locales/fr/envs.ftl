# environnements d’apprentissage : ce qui peut clocher dans ce qu’on leur donne
observe-spectator = Un spectateur n’a pas d’observation : prenez la vue d’une place.
envs-missing = Il manque des paquets pour les environnements : installez auberge[{ $extra }].
batch-games = Un lot compte au moins une partie, pas { $games }.
batch-rewards = Aucune récompense ne s’appelle « { $rewards } » ; il y a { $known }.
batch-action-count = Chaque partie du lot demande une action (parties : { $games }, actions : { $actions }).
batch-illegal = La partie { $game } du lot n’autorise pas l’action { $action } pour l’instant.

# bench
bench-ratio-decision-in-draws = temps par décision au hasard, mesuré en nombres tirés, { bench-seats }

# bench --envs
cli-help-bench-envs = Mesure plutôt les environnements d’apprentissage, à côté de ceux des autres.
bench-envs-count = --count est un nombre de parties ; il ne s’applique pas à --envs.
bench-envs-title = Environnements d’apprentissage : actions permises au hasard, { bench-build } (Python { $python }, { $machine })
bench-envs-column-environment = environnement
bench-envs-column-steps = pas/s
bench-envs-column-times = rapport
bench-envs-batch = { $game } par lots, { bench-seats }
bench-envs-table = { $maker } : { $game }, { bench-seats }
bench-envs-missing = Pas installé, donc pas mesuré : { $package }
bench-envs-aim-steps-per-second = pas par seconde, par lots : { $game }, { bench-seats }
bench-envs-aim-processes = deux processus par rapport à un seul : { $game }, { bench-seats }
