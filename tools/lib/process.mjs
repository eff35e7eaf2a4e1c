import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { inRoot, root } from './root.mjs';

/** A command that ended badly and whose message tells the reader everything. */
export class CommandFailed extends Error {
  /** @override */
  name = 'CommandFailed';
}

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, node?: string }} RunOptions */

/** Takes what a child prints. @typedef {(text: string) => unknown} Show */

/** Exit code of a shell for a process that a signal ended: 128 and the signal's number.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
const exitCode = (code, signal) => code ?? 128 + (signal ? constants.signals[signal] : 0);

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

/**
 * Starts a child that does not outlive this process.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function startChild(command, args, options) {
  const child = spawn(command, args, options);
  running.add(child);
  /** @type {Promise<number>} */
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve(exitCode(code, signal));
    });
  });
  return { child, ended };
}

/**
 * Runs a child to its end and gives its exit code. What it prints is shown as it comes, or handed to
 * `show` where another shows something at the same time.
 * @param {string[]} args of this Node, or of `node`
 * @param {Omit<RunOptions, 'cwd'> & { show?: Show | undefined }} [options]
 */
export function runShown(args, { env = {}, node = process.execPath, show } = {}) {
  const out = show ? 'pipe' : 'inherit';
  const { child, ended } = startChild(node, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', out, out],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => show?.(text));
  }
  return ended;
}

/**
 * What a request to stop does: ends this process in order, and its children with it.
 * @type {(signal: NodeJS.Signals) => void}
 */
let stop = (signal) => process.exit(exitCode(null, signal));

/** Replaces what a request to stop does. @param {(signal: NodeJS.Signals) => void} handler */
export function whenStopped(handler) {
  stop = handler;
}

/**
 * Obeys requests to stop. A kill of `npm start` reaches npm's shell but not us, and would leave us
 * running for ever; that our parent is gone counts as a request too.
 */
export function obeySignals() {
  let asked = false;
  /** @param {NodeJS.Signals} signal */
  const ask = (signal) => {
    asked = true;
    stop(signal);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => ask(signal));
  }
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => process.ppid === parent || asked || ask('SIGTERM'), 250).unref();
}

/**
 * Runs a script of the repository or of an installed package with Node and keeps what it prints.
 * @param {string} script path inside the repository
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, stdout: string, output: string, seconds: number }>}
 */
export async function capture(script, args, options = {}) {
  const begun = performance.now();
  const { child, ended } = startChild(options.node ?? process.execPath, [inRoot(script), ...args], {
    cwd: options.cwd ?? root,
    env: options.env ?? process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  /** @type {Buffer[]} */ const printed = [];
  /** @type {Buffer[]} */ const answered = [];
  child.stdout?.on('data', (chunk) => {
    printed.push(chunk);
    answered.push(chunk);
  });
  child.stderr?.on('data', (chunk) => printed.push(chunk));
  const code = await ended;
  return {
    code,
    stdout: Buffer.concat(answered).toString(),
    output: Buffer.concat(printed).toString(),
    seconds: (performance.now() - begun) / 1000,
  };
}

/**
 * Runs Node in the foreground: the child has our terminal, gets our signals, and its exit code is the answer.
 * @param {string[]} args what follows `node`
 * @param {RunOptions} [options]
 */
export async function foreground(args, options = {}) {
  const { child, ended } = startChild(options.node ?? process.execPath, args, {
    cwd: options.cwd ?? root,
    env: options.env ?? process.env,
    stdio: 'inherit',
  });
  // A terminal sends Ctrl-C to the whole group, so the child has it already; passing it on would
  // make it the second one, which many programs take as "at once".
  whenStopped((signal) => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal));
  return ended;
}
