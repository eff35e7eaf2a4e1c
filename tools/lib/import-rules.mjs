import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from './process.mjs';
import { inRoot, root } from './root.mjs';

/**
 * An import that a rule forbids.
 * @typedef {{ rule: string, from: string, to: string }} Violation
 */

/**
 * Checks the import rules of `.dependency-cruiser.cjs`.
 * @param {string[]} folders what to look at, relative to the tree
 * @param {string} [tree] the tree's root
 * @returns {Promise<{ modules: number, violations: Violation[] }>} `modules` counts our own files alone
 */
export async function checkImports(folders, tree = root) {
  const present = folders.filter((folder) => existsSync(join(tree, folder)));
  const { code, stdout, output } = await capture(
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    ['--config', inRoot('.dependency-cruiser.cjs'), '--output-type', 'json', ...present],
    { cwd: tree },
  );
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser ended with ${code}:\n${output}`);
  /** @type {{ modules: { source: string }[], summary: { violations: Found[] } }} */
  const { modules, summary } = JSON.parse(stdout);
  return {
    modules: modules.filter(({ source }) => present.some((it) => source.startsWith(`${it}/`)))
      .length,
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}

/** @typedef {{ rule: { name: string }, from: string, to: string }} Found */

// Far fewer than there are. With a TypeScript that it does not know, dependency-cruiser sees no
// module at all and calls that a success.
const fewestModules = 30;

/** @param {{ modules: number, violations: Violation[] }} result of a check of the whole repository */
export function judge({ modules, violations }) {
  if (modules < fewestModules) {
    return {
      ok: false,
      output: `Only ${modules} modules were seen; something is misconfigured.\n`,
    };
  }
  const lines = violations.map(({ rule, from, to }) => `${rule}: ${from} imports ${to}\n`);
  return { ok: lines.length === 0, output: lines.join('') };
}
