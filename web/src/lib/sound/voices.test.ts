import { expect, test } from 'vitest';
import { SOUNDS, VARIANTS, voice } from './voices';

const RATE = 44_100;
const peakOf = (samples: Float32Array): number => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
const powerOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);

test.each(SOUNDS)('%s is soft, short, heard, and ends without a click, in three variants', (sound) => {
  const variants = Array.from({ length: VARIANTS }, (_, variant) => voice(sound, variant, RATE));
  for (const samples of variants) {
    expect(samples.length / RATE).toBeLessThan(0.6);
    expect(samples.length / RATE).toBeGreaterThan(0.05);
    expect(peakOf(samples)).toBeLessThan(0.5);
    expect(powerOf(samples)).toBeGreaterThan(0.008);
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.002);
    expect(samples.every(Number.isFinite)).toBe(true);
  }
  expect(new Set(variants.map((samples) => samples.slice(0, 2_000).join())).size).toBe(VARIANTS);
});

test('a sound is the same every time, and lasts as long at another rate', () => {
  expect(voice('coin', 1, RATE)).toEqual(voice('coin', 1, RATE));
  expect(voice('stone', 0, 48_000).length / 48_000).toBeCloseTo(voice('stone', 0, RATE).length / RATE, 1);
});
