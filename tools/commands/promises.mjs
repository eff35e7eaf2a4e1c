import { parseArgs } from 'node:util';
import { onBoth } from '../lib/both-databases.mjs';
import { build } from '../lib/build.mjs';
import { runFaults } from '../lib/faults.mjs';
import { missingInFull } from '../lib/full-needs.mjs';
import { install } from '../lib/install.mjs';
import { CommandFailed } from '../lib/process.mjs';
import { askedBy, judge, lineOf, promisesIn } from '../lib/promises.mjs';
import { readCoverage } from '../lib/proofs.mjs';
import { runJourneys, runVitest } from '../lib/runners.mjs';
import { startPostgres } from '../postgres.mjs';

/**
 * What is tried in full: sequences of a model and requests that are nearly right, by their number, and
 * every hostile text in every field.
 */
const inFull = { MODEL_SEQUENCES: '1000', MUTATED_REQUESTS: '100000', HOSTILE_TEXTS: 'all' };

/** Those of some files that must hold on both databases. @param {string[]} files */
const ofBoth = (files) =>
  files.filter((file) =>
    onBoth(true).some((held) => file === held || (held.endsWith('/') && file.startsWith(held))),
  );

/** @param {string[]} files @param {boolean} full also on the embedded database what must hold there */
async function runTests(files, full) {
  const env = full ? inFull : {};
  const embedded = { env: { ...env, TEST_DATABASE: 'pglite' } };
  const postgres = await startPostgres({ isDurable: false });
  if (!postgres) return (await runVitest('promises', files, embedded)).tests;
  const { url } = postgres;
  const onPostgres = { env: { ...env, TEST_DATABASE: 'postgres', TEST_DATABASE_URL: url } };
  try {
    const { tests } = await runVitest('promises', files, onPostgres);
    const again = full ? ofBoth(files) : [];
    if (again.length === 0) return tests;
    return [...tests, ...(await runVitest('promises-embedded', again, embedded)).tests];
  } finally {
    await postgres.stop();
  }
}

/**
 * `npm run promises [-- NUMBER …] [-- --full]`: proves what the institute promises, a line each;
 * some promises alone by their numbers. Short unless `--full`, which may take hours.
 * @param {string[]} args
 */
export async function main(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { full: { type: 'boolean', default: false } },
  });
  await install();
  const { rules, proofs } = await readCoverage();
  const all = promisesIn(rules, proofs);
  const unknown = positionals.find((one) => !all.some(({ number }) => `${number}` === one));
  if (unknown) throw new CommandFailed(`There is no promise ${unknown}.`);
  const wanted = all.filter(
    ({ number }) => positionals.length === 0 || positionals.includes(`${number}`),
  );
  const isFull = values.full;
  const asked = askedBy(wanted, { isFull });
  const missing = isFull ? missingInFull(asked) : '';
  if (missing) throw new CommandFailed(`--full needs what this machine has not: ${missing}.`);
  await build('server');
  if (asked.journeys.length > 0) await build('web');
  const short = isFull ? [] : ['--short'];
  const { faults } =
    asked.faults.length > 0 ? await runFaults([...asked.faults, ...short]) : { faults: [] };
  const tested = asked.tests.length > 0 ? await runTests(asked.tests, isFull) : [];
  const { tests: walked } =
    asked.journeys.length > 0
      ? await runJourneys(asked.journeys, { env: isFull ? inFull : {} })
      : { tests: [] };
  const verdicts = wanted.map((promise) =>
    judge(promise, { tests: [...tested, ...walked], faults, isFull }),
  );
  console.log('');
  for (const verdict of verdicts) console.log(lineOf(verdict));
  const kept = verdicts.filter(({ state }) => state === 'kept').length;
  console.log(`${kept} of ${verdicts.length} promises kept.`);
  return kept === verdicts.length ? 0 : 1;
}
