import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Thrown when another live process owns the folder; its message is the one line to print. */
export class FolderInUse extends Error {}

/** Longer than reading a stale lock and replacing it takes, so that two who race see one winner. */
const SETTLE_MS = 80;

/**
 * Makes this process the only user of `folder`: two processes on one embedded database destroy it.
 * A lock left by a killed process is taken over. Returns the function that gives the folder back.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock');
  const mine = `${process.pid} ${await startOf(process.pid)}`;
  const owner = await readFile(file, 'utf8').catch(() => '');
  if (owner && owner !== mine && (await isAlive(owner))) refuse(folder, owner);
  await writeFile(`${file}.${process.pid}`, mine);
  await rename(`${file}.${process.pid}`, file);
  await wait(SETTLE_MS);
  const winner = await readFile(file, 'utf8').catch(() => '');
  if (winner !== mine) refuse(folder, winner);
  return () => rm(file, { force: true });
}

function refuse(folder: string, owner: string): never {
  throw new FolderInUse(
    `${folder} is in use by process ${owner.split(' ')[0]}. Stop it first, or set DATA_DIR to another folder.`,
  );
}

async function isAlive(owner: string): Promise<boolean> {
  const [pid = 0, start] = owner.split(' ').map(Number);
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  // The number may have gone to another process since; its starting time tells.
  return (await startOf(pid)) === start;
}

/** Start of a process in clock ticks since boot; 0 where the system does not tell or it has died. */
async function startOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A zombie has ended; its parent has only not looked yet.
  return afterName[0] === 'Z' ? -1 : Number(afterName[19] ?? 0);
}
