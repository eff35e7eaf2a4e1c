import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder in which backups are kept, made when it is not there; its owner alone may look in. */
export async function openBackupFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    path: (name: string) => join(folder, name),
    names: () => readdir(folder),
    rename: (name: string, to: string) => rename(join(folder, name), join(folder, to)),
    remove: (name: string) => rm(join(folder, name), { recursive: true, force: true }),
  };
}
