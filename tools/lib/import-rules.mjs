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
  const { code, stdout, output } = await capture(
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    ['--config', inRoot('.dependency-cruiser.cjs'), '--output-type', 'json', ...folders],
    { cwd: tree },
  );
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser ended with ${code}:\n${output}`);
  /** @type {{ modules: { source: string }[], summary: { violations: Found[] } }} */
  const { modules, summary } = JSON.parse(stdout);
  return {
    modules: modules.filter(({ source }) => folders.some((it) => source.startsWith(`${it}/`)))
      .length,
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}

/** @typedef {{ rule: { name: string }, from: string, to: string }} Found */
