import { sizeReport } from '../lib/code-size.mjs';
import { checkImports, judge } from '../lib/import-rules.mjs';
import { install } from '../lib/install.mjs';
import { capture } from '../lib/process.mjs';
import { duration } from '../lib/report.mjs';

/** @typedef {{ ok: boolean, output: string }} Verdict */
/** @typedef {{ name: string, run: () => Promise<Verdict> }} Check */

/** @param {string} script @param {string[]} args @returns {() => Promise<Verdict>} */
const command = (script, args) => async () => {
  const { code, output } = await capture(script, args);
  return { ok: code === 0, output };
};

/** @param {string} name @param {string} project @returns {Check} */
const types = (name, project) => ({
  name: `types of ${name}`,
  run: command('node_modules/typescript-native/bin/tsc', ['-p', project, '--pretty']),
});

const importRules = async () =>
  judge(await checkImports(['packages', 'apps', 'e2e', 'bench', 'tools']));

/** @type {Check[]} */
const checks = [
  types('the server', 'apps/server'),
  {
    name: 'format and lint',
    run: command('node_modules/@biomejs/biome/bin/biome', ['ci', '--colors=off', '.']),
  },
  types('the web app', 'apps/web'),
  types('the contract', 'packages/contract'),
  types('tools and journeys', '.'),
  { name: 'import rules', run: importRules },
  { name: 'unused code', run: command('node_modules/knip/bin/knip.js', ['--no-progress']) },
  {
    name: 'coverage of the specification',
    run: command('tools/institute.cjs', ['coverage-check']),
  },
  {
    name: 'words in dictionaries',
    run: command('tools/institute.cjs', ['words-check']),
  },
  {
    name: 'migrations beside the version before',
    run: command('tools/institute.cjs', ['migrations-check']),
  },
];

/**
 * Runs every check, two at a time unless told otherwise, and shows what the failing ones said.
 * @param {{ workers?: number, show?: import('../lib/process.mjs').Show | undefined }} [how]
 * @returns {Promise<import('../lib/report.mjs').Count>}
 */
export async function runChecks({ workers = 2, show = (text) => process.stdout.write(text) } = {}) {
  const waiting = [...checks];
  const count = { passed: 0, failed: 0, skipped: 0 };
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const begun = performance.now();
      const { ok, output } = await check.run().catch((error) => ({
        ok: false,
        output: String(error),
      }));
      const seconds = (performance.now() - begun) / 1000;
      show(`${ok ? 'ok  ' : 'FAIL'} ${check.name} (${duration(seconds)})\n`);
      if (!ok) show(`${output.trimEnd()}\n`);
      count[ok ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  show(`${await sizeReport()}\n`);
  return count;
}

/** `npm run check`: everything about the code that can be told without running it. */
export async function main() {
  await install();
  const { failed } = await runChecks();
  return failed > 0 ? 1 : 0;
}
