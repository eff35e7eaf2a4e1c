import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { makeNodeRoot } from './bare-root.mjs';
import { CommandFailed } from './process.mjs';

/*
 * Containers on the machine of whoever develops: Podman of Debian, with runc, as the other runtime
 * wants control groups that not every machine has.
 */

const execute = promisify(execFile);

/** Programs without which no container is made here, by the package of Debian that has each. */
const programs = ['/usr/bin/podman', '/usr/sbin/runc', '/usr/sbin/debootstrap'];

/** What a container may open: some machines do not let Podman raise it. */
const limits = ['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'];

/** Whether containers can be made here: as root, with Podman, runc and debootstrap. */
export const canMakeContainers = () => process.getuid?.() === 0 && programs.every(existsSync);

/**
 * Runs a program to its end and gives what it printed, while others of this process go on: a container
 * may be asking them.
 * @param {string} program @param {string[]} args
 */
async function run(program, args) {
  try {
    const { stdout, stderr } = await execute(program, args, { maxBuffer: 1 << 28 });
    return { stdout: stdout.trim(), stderr };
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {any} */ (error);
    throw new CommandFailed(`${program} ${args.join(' ')} failed:\n${stderr || stdout || error}`);
  }
}

/** @param {string[]} args */
const podman = (args) => run('podman', ['--runtime', 'runc', ...args]);

/** @param {string[]} args */
const succeeds = (args) =>
  podman(args).then(
    () => true,
    () => false,
  );

/**
 * Stands in for the image of Node that registries have: Debian's smallest system, this machine's Node,
 * and the user `node` whom that image knows.
 * @param {string} name
 */
async function makeNodeImage(name) {
  const root = await makeNodeRoot('node-image');
  const archive = `${root}.tar`;
  try {
    await run('chroot', [root, 'groupadd', '--gid', '1000', 'node']);
    await run('chroot', [root, 'useradd', '--uid', '1000', '--gid', 'node', '-m', 'node']);
    await run('tar', ['-C', root, '-cf', archive, '.']);
    await podman(['import', '--quiet', archive, name]);
  } finally {
    for (const made of [root, archive]) rmSync(made, { recursive: true, force: true });
  }
}

/**
 * Builds an image by a recipe, on the stand-in for Node's.
 * @param {{ recipe: string, context: string, name: string }} image `context` is the folder it may copy from
 */
export async function buildImage({ recipe, context, name }) {
  const from = 'localhost/node-on-debian:latest';
  await makeNodeImage(from);
  // The other format knows no check of health.
  const format = ['--format', 'docker'];
  await podman([
    'build',
    '--quiet',
    ...format,
    ...limits,
    '--from',
    from,
    '-f',
    recipe,
    '-t',
    name,
    context,
  ]);
}

/** A container that runs in the background, in the network of this machine. */
export class Container {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
  }

  /**
   * @param {string} image
   * @param {{ environment: Record<string, string>, options: string[] }} given `options` of podman run
   */
  static async start(image, { environment, options }) {
    const variables = Object.entries(environment).flatMap(([name, value]) => [
      '-e',
      `${name}=${value}`,
    ]);
    const all = ['--network=host', ...limits, ...options, ...variables];
    return new Container((await podman(['run', '--detach', ...all, image])).stdout);
  }

  /** Runs a command in it and gives what it printed. @param {...string} command */
  async run(...command) {
    return (await podman(['exec', this.id, ...command])).stdout;
  }

  /** Whether a command succeeds in it. @param {...string} command */
  can(...command) {
    return succeeds(['exec', this.id, ...command]);
  }

  async isRunning() {
    const { stdout } = await podman(['inspect', '--format', '{{.State.Running}}', this.id]);
    return stdout === 'true';
  }

  /** Whether it is well by the check of its image, which is made now. */
  isHealthy() {
    return succeeds(['healthcheck', 'run', this.id]);
  }

  /** Everything it has written. */
  async output() {
    const { stdout, stderr } = await podman(['logs', this.id]);
    return stdout + stderr;
  }

  /** Asks it to end, and kills it after so many seconds. Gives its exit code. @param {number} seconds */
  async stop(seconds) {
    await podman(['stop', '--time', String(seconds), this.id]);
    const { stdout } = await podman(['inspect', '--format', '{{.State.ExitCode}}', this.id]);
    return Number(stdout);
  }

  /** Takes it away, whatever it does. */
  async remove() {
    await podman(['rm', '--force', this.id]);
  }
}
