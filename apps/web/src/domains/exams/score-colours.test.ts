import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scoreTone } from './score.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../styles/tokens.css'), 'utf8');

/** The values of a colour token: in the light theme, then in the dark one. */
const valuesOf = (name: string) =>
  [...tokens.matchAll(new RegExp(`--${name}: #([0-9a-f]{6});`, 'g'))].map(([, hex]) => `${hex}`);

/** Hue in degrees: 0 red, 60 yellow, 120 green, 240 blue. */
function hueOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const max = Math.max(r, g, b);
  const range = max - Math.min(r, g, b);
  const turn = max === r ? (g - b) / range : max === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return (turn * 60 + 360) % 360;
}

describe('the colour of a score', () => {
  // Proves student-9-7.
  it.each([
    [90, 'green', 90, 170],
    [80, 'blue', 190, 260],
    [70, 'yellow', 30, 65],
    [69, 'red', 0, 20],
  ] as const)('of %i is %s in both themes', (score, _colour, from, to) => {
    const values = valuesOf(scoreTone(score));
    expect(values.length).toBeGreaterThanOrEqual(2);
    for (const hue of values.map(hueOf)) {
      expect(hue).toBeGreaterThanOrEqual(from);
      expect(hue).toBeLessThanOrEqual(to);
    }
  });
});
