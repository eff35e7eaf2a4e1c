import { expect, test } from 'vitest';
import { ZOOM_DEFAULT, zoomByKey, zoomedIn, zoomedOut } from './zoom.ts';

function walk(from: number, step: (zoom: number) => number): number[] {
  const seen = [from];
  for (let zoom = step(from); zoom !== seen.at(-1); zoom = step(zoom)) seen.push(zoom);
  return seen;
}

// Proves student-9-10.
test('zooming in goes by quarters up to three times', () => {
  expect(walk(ZOOM_DEFAULT, zoomedIn)).toEqual([1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3]);
});

// Proves student-9-10.
test('zooming out goes by quarters down to one half', () => {
  expect(walk(ZOOM_DEFAULT, zoomedOut)).toEqual([1, 0.75, 0.5]);
});

test('plus, minus and nought work from the keyboard, other keys do nothing', () => {
  expect(zoomByKey('+', 1)).toBe(1.25);
  expect(zoomByKey('=', 3)).toBe(3);
  expect(zoomByKey('-', 1)).toBe(0.75);
  expect(zoomByKey('0', 2.5)).toBe(1);
  expect(zoomByKey('a', 1)).toBeNull();
});
