import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { onBoth } from './both-databases.mjs';
import { inRoot } from './root.mjs';

it('names tests that are there, each under one reason', () => {
  const paths = onBoth(true);
  expect(paths.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});
