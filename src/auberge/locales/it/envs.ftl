# ambienti di apprendimento: che cosa può non andare in ciò che ricevono
observe-spectator = Chi assiste non ha osservazioni: prendi la vista di un posto.
envs-missing = Agli ambienti mancano dei pacchetti: installa auberge[{ $extra }].
batch-games = Un lotto comprende almeno una partita, non { $games }.
batch-rewards = Nessuna ricompensa si chiama «{ $rewards }»; ci sono { $known }.
batch-action-count = Ogni partita del lotto richiede un’azione (partite: { $games }, azioni: { $actions }).
batch-illegal = La partita { $game } del lotto non consente ora l’azione { $action }.

# bench
bench-ratio-decision-in-draws = tempo per decisione casuale, misurato in numeri estratti, { bench-seats }

# bench --envs
cli-help-bench-envs = Misura invece gli ambienti di apprendimento, accanto a quelli di altri.
bench-envs-count = --count è un numero di partite; non vale per --envs.
bench-envs-title = Ambienti di apprendimento: azioni consentite a caso, { bench-build } (Python { $python }, { $machine })
bench-envs-column-environment = ambiente
bench-envs-column-steps = passi/s
bench-envs-column-times = rapporto
bench-envs-batch = { $game } a lotti, { bench-seats }
bench-envs-table = { $maker }: { $game }, { bench-seats }
bench-envs-missing = Non installato, quindi non misurato: { $package }
bench-envs-aim-steps-per-second = passi al secondo, a lotti: { $game }, { bench-seats }
bench-envs-aim-processes = due processi rispetto a uno solo: { $game }, { bench-seats }
