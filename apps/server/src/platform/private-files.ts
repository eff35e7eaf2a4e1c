import { chmod, lstat, mkdir, opendir } from 'node:fs/promises';
import { join } from 'node:path';

/** Nobody but the owner. */
const OTHERS = 0o077;

/**
 * Lets every file this process makes be its owner's alone, whatever the shell that started it says:
 * the data folder holds people's mail, marks and money.
 */
export function keepFilesPrivate(): void {
  process.umask(OTHERS);
}

/** Makes the data folder, and takes from others what an earlier start has let them read. */
export async function openDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await makePrivate(folder);
}

/** Takes a folder and everything in it from everybody but its owner; links are not followed. */
export async function makePrivate(folder: string): Promise<void> {
  await close(folder);
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await makePrivate(path);
    else await close(path);
  }
}

/** Files come and go meanwhile: one that has gone needs no closing. */
async function close(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (!found || found.isSymbolicLink() || (found.mode & OTHERS) === 0) return;
  await chmod(path, found.mode & 0o7700).catch((error: NodeJS.ErrnoException) => {
    // Not ours to change, such as what another user has put there: its owner sees to it.
    if (error.code !== 'ENOENT' && error.code !== 'EPERM') throw error;
  });
}
