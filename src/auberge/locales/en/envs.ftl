# environments for learning: what can be wrong with what they are given
observe-spectator = A spectator has no observation: take the view of a seat.
envs-missing = The environments need more packages: install auberge[{ $extra }].
batch-games = A batch needs at least one game, not { $games }.
batch-rewards = There are no rewards named “{ $rewards }”; there are { $known }.
batch-action-count = Every game of the batch needs one action (games: { $games }, actions: { $actions }).
batch-illegal = Game { $game } of the batch does not allow action { $action } now.

# bench
bench-ratio-decision-in-draws = time per random decision, measured in random numbers drawn, { bench-seats }

# bench --envs
cli-help-bench-envs = Measures the environments for learning instead, next to those of others.
bench-envs-count = --count is a number of games; it does not apply to --envs.
bench-envs-title = Environments for learning: random legal actions, { bench-build } (Python { $python }, { $machine })
bench-envs-column-environment = environment
bench-envs-column-steps = steps/s
bench-envs-column-times = ratio
bench-envs-batch = { $game } in batches, { bench-seats }
bench-envs-table = { $maker }: { $game }, { bench-seats }
bench-envs-missing = Not installed, so not measured: { $package }
bench-envs-aim-steps-per-second = steps per second in batches: { $game }, { bench-seats }
bench-envs-aim-processes = two processes compared with one: { $game }, { bench-seats }
