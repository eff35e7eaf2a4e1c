import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const IMPORTS = /^(?:import|export)\b[^'";]*?from '([^']+)'|^import '([^']+)'/gm;

/**
 * The packages that a module needs before any of its code runs, each with the way there.
 * @param {string} start
 */
function packagesOf(start) {
  /** @type {Map<string, string>} */
  const ways = new Map([[start, relative(root, start)]]);
  const found = [];
  for (const [file, way] of ways) {
    for (const [, from, alone] of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
      const name = from ?? alone ?? '';
      const path = resolve(dirname(file), name);
      if (name.startsWith('.'))
        ways.set(path, ways.get(path) ?? `${way} > ${relative(root, path)}`);
      else if (!name.startsWith('node:')) found.push(`${way} > ${name}`);
    }
  }
  return found;
}

it.each(['setup', 'start', 'dev', 'test', 'test-near', 'test-slow', 'check', 'faults', 'promises'])(
  '%s begins on a fresh clone, where no package is installed yet',
  (command) => {
    expect(packagesOf(`${root}/tools/commands/${command}.mjs`)).toEqual([]);
  },
);

it('finds a package on the way', () => {
  expect(packagesOf(`${root}/bench/support/patroni.mjs`).join()).toContain(
    'cluster-files.mjs > yaml',
  );
});
