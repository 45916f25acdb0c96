import { expect, test } from 'vitest';
import type { Facts } from './facts';
import { toToml } from './toml';

test('a file is written as people write it', () => {
  const facts: Facts = {
    provenance: 'mixed',
    barrels: { gold: 7, source: { gold: { doc: 'box', known: 'printed' } } },
    display: { green: [6, 8, 10] },
    building: [
      {
        id: 'building_g01',
        cost: { gold: 2, wood: 0 },
        source: { cost: { doc: 'RB', known: 'stated', note: 'a "b"' } },
      },
      { id: 'building_g02', arrows: [], start: true },
    ],
  };
  expect(toToml(facts)).toBe(`provenance = "mixed"

[barrels]
gold = 7
[barrels.source]
gold = { doc = "box", known = "printed" }

[display]
green = [6, 8, 10]

[[building]]
id = "building_g01"
cost = { gold = 2, wood = 0 }
[building.source]
cost = { doc = "RB", known = "stated", note = "a \\"b\\"" }

[[building]]
id = "building_g02"
arrows = []
start = true
`);
});

test('names and texts that need it are quoted', () => {
  expect(toToml({ 'two words': 'line\nbreak\u007f', empty: [] })).toBe(
    '"two words" = "line\\nbreak\\u007f"\nempty = []\n',
  );
});
