import { expect, it } from 'vitest';
import { levelOf } from './hear-level.ts';

it('is nothing in silence, more the louder it is, and never above everything', () => {
  const wave = (height: number) =>
    Float32Array.from({ length: 1000 }, (_one, at) => height * Math.sin(at / 5));
  expect(levelOf(new Float32Array(8))).toBe(0);
  expect(levelOf(new Float32Array(0))).toBe(0);
  expect(levelOf(wave(0.1))).toBeGreaterThan(levelOf(wave(0.05)));
  expect(levelOf(wave(1))).toBe(1);
});
