import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * Where else a second opener of a data folder may run: as another process of the machine, in another
 * PID namespace, and in another container on the same volume.
 */

/**
 * A command that runs another one elsewhere, what the data folder is called there, and what removes
 * what it has left.
 * @typedef {{ name: string, through: string[], dataDir: string, leave: () => void }} Elsewhere
 */

/** Processes of its own, as a container has. */
const ownProcesses = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];

/** And nothing else of the machine either: mounts, network, name and memory shared between programs. */
const ownMachine = [
  'unshare',
  ...['--mount', '--pid', '--net', '--uts', '--ipc', '--fork', '--kill-child'],
  ...['--propagation', 'private'],
];

/** What a container is given of this machine's system and programs, to read. */
const SYSTEM = ['usr', 'bin', 'sbin', 'lib', 'lib64', 'etc'];

/**
 * Makes a root that holds the system, the program in `$2` and the data folder `$3` under another name,
 * and becomes it. `$1` is where.
 */
const ENTER = `
set -e
root=$1 program=$2 data=$3
shift 3
hostname another-container
mkdir -p "$root"
mount -t tmpfs -o mode=0755 tmpfs "$root"
for part in ${SYSTEM.join(' ')}; do
  [ -e "/$part" ] || continue
  mkdir -p "$root/$part"
  mount --rbind "/$part" "$root/$part"
done
mkdir -p "$root/tmp" "$root/dev" "$root/proc" "$root/volume" "$root$program"
mount --rbind "$program" "$root$program"
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
mount --bind "$data" "$root/volume"
exec chroot "$root" "$@"
`;

/** Whether a command can be run in namespaces; that needs root. @param {string[]} through */
const can = ([command = '', ...args]) => spawnSync(command, [...args, 'true']).status === 0;

/** @param {string} dataDir @returns {Elsewhere} */
function beside(dataDir) {
  return { name: 'beside it', through: [], dataDir, leave: () => undefined };
}

/** @param {string} dataDir @returns {Elsewhere} */
function inNamespace(dataDir) {
  const name = 'in another PID namespace';
  return { name, through: ownProcesses, dataDir, leave: () => undefined };
}

/** @param {string} dataDir @param {string} program folder @returns {Elsewhere} */
function fromContainer(dataDir, program) {
  const root = mkdtempSync(join(tmpdir(), 'institute-container-'));
  return {
    name: 'from another container',
    through: [...ownMachine, 'sh', '-c', ENTER, 'enter', root, program, dataDir],
    dataDir: '/volume',
    leave: () => rmSync(root, { recursive: true, force: true }),
  };
}

/**
 * The places from which a data folder can be opened on this machine.
 * @param {string} dataDir @param {string} program folder that holds what is run
 * @param {boolean} short without the container
 */
export function placesFor(dataDir, program, short) {
  return [
    beside(dataDir),
    ...(can(ownProcesses) ? [inNamespace(dataDir)] : []),
    ...(!short && can(ownMachine) ? [fromContainer(dataDir, program)] : []),
  ];
}
