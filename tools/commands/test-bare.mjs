import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makeBareRoot } from '../lib/bare-root.mjs';
import { freePort } from '../lib/free-port.mjs';
import { startInside } from '../lib/inside-root.mjs';
import { CommandFailed, whenStopped } from '../lib/process.mjs';
import { duration } from '../lib/report.mjs';

/** @typedef {{ isWell: boolean, words: string }} Outcome */

const START_SECONDS = 600;

/** How many classes the demo offers a visitor; 0 while nothing answers. @param {number} port */
async function classesAt(port) {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api.php?action=get_classes`);
    const { data } = /** @type {{ data: unknown[] }} */ (await response.json());
    return data.length;
  } catch {
    return 0;
  }
}

let isStopped = false;

/**
 * Starts a command in a fresh clone: each must be enough by itself. A request to stop ends it.
 * @param {string} root
 * @param {string} name of the clone
 * @param {string} command
 * @param {(chunk: string) => void} onOutput
 * @param {Record<string, string>} [environment]
 */
function startInClone(root, name, command, onOutput, environment) {
  const clone = `git -c advice.detachedHead=false clone --quiet /institute.bundle /root/${name}`;
  // The shell stays, as the first process of the machine: whoever is left alone there ends as its child,
  // and it alone takes what has ended off the list of processes.
  const line = `${clone} && cd /root/${name} && ${command}; exit $?`;
  const machine = startInside(root, line, onOutput, environment);
  whenStopped(() => {
    isStopped = true;
    machine.end();
  });
  return machine;
}

/**
 * `npm start` until a visitor is offered the demo's classes.
 * @param {string} root
 * @returns {Promise<Outcome>}
 */
async function start(root) {
  const port = await freePort();
  const { ended, end } = startInClone(root, 'start', 'npm start', write, {
    PORT: String(port),
  });
  let isRunning = true;
  void ended.then(() => {
    isRunning = false;
  });
  const limit = Date.now() + 1000 * START_SECONDS;
  let classes = 0;
  while (isRunning && classes === 0 && Date.now() < limit) {
    await sleep(500);
    classes = await classesAt(port);
  }
  end();
  await ended;
  return { isWell: classes > 0, words: `answered with ${classes} classes of the demo` };
}

/**
 * Runs a command to its end; its last line is what it came to.
 * @param {string} root
 * @param {string} name
 * @param {string} command
 * @returns {Promise<Outcome>}
 */
async function toItsEnd(root, name, command) {
  let tail = '';
  const { ended } = startInClone(root, name, command, (chunk) => {
    write(chunk);
    tail = (tail + chunk).slice(-2000);
  });
  const code = await ended;
  const closing = tail.trimEnd().split('\n').at(-1) ?? '';
  return { isWell: code === 0, words: `${closing}${code === 0 ? '' : ` (exit code ${code})`}` };
}

/**
 * In this order: `.ci/run` installs what `npm test` is to do without.
 * @type {Record<string, (root: string) => Promise<Outcome>>}
 */
const parts = {
  start,
  test: (root) => toItsEnd(root, 'test', 'npm test'),
  ci: (root) => toItsEnd(root, 'ci', '.ci/run'),
};

/** @param {string} chunk */
function write(chunk) {
  process.stdout.write(chunk);
}

/**
 * `npm run test:bare`: the commands of the README and `.ci/run`, each on a fresh clone of HEAD in a
 * Debian that has git and Node and nothing else. Some alone with `-- --only start,ci`.
 * @param {string[]} args
 */
export async function main(args) {
  const { values } = parseArgs({ args, options: { only: { type: 'string' } } });
  const names = values.only?.split(',') ?? Object.keys(parts);
  for (const name of names) {
    if (parts[name]) continue;
    throw new CommandFailed(`No part ${name}; there are ${Object.keys(parts).join(', ')}.`);
  }
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new CommandFailed(
      'Needs root on Debian, with debootstrap, to make a machine in a folder.',
    );
  }
  const root = await makeBareRoot();
  /** @type {string[]} */ const verdicts = [];
  let isWell = true;
  try {
    for (const [name, run] of Object.entries(parts)) {
      if (isStopped || !names.includes(name)) continue;
      console.log(`\n==== ${name}, on a bare machine`);
      const begun = performance.now();
      const outcome = await run(root);
      const seconds = (performance.now() - begun) / 1000;
      isWell &&= outcome.isWell;
      const mark = outcome.isWell ? 'well' : 'FAILED';
      verdicts.push(`${name.padEnd(6)} ${mark}: ${outcome.words} (${duration(seconds)})`);
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  console.log(`\n${verdicts.join('\n')}`);
  console.log(isWell ? 'Green on a bare machine.' : 'NOT green on a bare machine.');
  return isWell ? 0 : 1;
}
