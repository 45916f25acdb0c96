"""A house in the browser: the same tables as a server's, in a worker of the page, with no server behind it (ADR 29).

Nothing here draws, waits for a network or knows a rule. Tables, messages and what they tell are those of
`auberge.server`; only who keeps the rows (`storage`), who thinks (`thinking`), and how requests and words come in
(`requests`, `wires`) differ.
"""
