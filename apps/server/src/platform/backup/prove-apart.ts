import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { commandLine } from '../paths.ts';
import { BackupError, readManifest } from './archive.ts';
import { ensureRoom, restoredBytes } from './room.ts';

/**
 * Proves a dump in a process of its own (`npm run backup:prove`): the server goes on serving, and the
 * memory goes with the process. What is restored lies in the clear, in a new folder whose path begins
 * with `scratch`: its owner alone may look in, and it is removed from here, also when that process is
 * killed.
 * @throws BackupError with the last line that process wrote, when it found something; the reason of
 * `signal` when that ended it
 * @throws NoRoomError when what is restored would not fit beside it
 */
export async function proveApart(
  folder: string,
  options: { scratch: string; secretKey: string | null; signal: AbortSignal },
): Promise<void> {
  const { secretKey, signal } = options;
  await ensureRoom(folder, restoredBytes(await readManifest(folder)));
  const scratch = await mkdtemp(options.scratch);
  try {
    const args = ['--from', folder, '--key', '-', '--scratch', scratch];
    const child = spawn(process.execPath, [...commandLine('backup-prove'), ...args], {
      stdio: ['pipe', 'ignore', 'pipe'],
      signal,
      killSignal: 'SIGKILL',
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-2000);
    });
    child.stdin.on('error', () => undefined).end(secretKey ?? '');
    const code = await endOf(child);
    signal.throwIfAborted();
    if (code !== 0) {
      throw new BackupError(said.trim().split('\n').at(-1) || `It ended with ${code}.`);
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** The exit code of a process once it has ended: one that is aborted says so before it has. */
function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('close', resolve).on('error', (error) => {
      if (child.pid === undefined) reject(error);
    });
  });
}
