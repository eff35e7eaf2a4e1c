import { startChild } from './process.mjs';

/** Of our own environment: how registries are reached. Nothing else is handed in. */
const HANDED_IN = /^(NODE_EXTRA_CA_CERTS|(https?|no)_proxy)$/i;

/** Mounts what every machine has, then becomes the machine. `$1` is its folder. */
const ENTER = `
set -e
mount --bind /dev "$1/dev"
mount -t tmpfs -o mode=1777 tmpfs "$1/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666 devpts "$1/dev/pts"
mount -t proc proc "$1/proc"
exec chroot "$@"
`;

/**
 * Runs a line of shell inside a root. It is the first process of a machine's own: with it ends
 * everything that it has started, and with that go its mounts.
 * @param {string} root folder of the machine
 * @param {string} line
 * @param {(chunk: string) => void} onOutput
 * @param {Record<string, string>} [environment]
 * @returns {{ ended: Promise<number>, end: () => void }}
 */
export function startInside(root, line, onOutput, environment = {}) {
  const known = Object.entries(process.env).filter(([name]) => HANDED_IN.test(name));
  const variables = {
    ...Object.fromEntries(known),
    HOME: '/root',
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    LANG: 'C.UTF-8',
    ...environment,
  };
  const { child, ended } = startChild(
    'unshare',
    [
      ...['--mount', '--pid', '--ipc', '--fork', '--kill-child', '--propagation', 'private'],
      ...['sh', '-c', ENTER, 'enter', root, '/usr/bin/env', '-i'],
      ...Object.entries(variables).map(([name, value]) => `${name}=${value}`),
      ...['/bin/bash', '-c', line],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', onOutput);
  }
  const end = () => {
    child.kill('SIGKILL');
  };
  return { ended, end };
}
