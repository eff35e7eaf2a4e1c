import { statfs } from 'node:fs/promises';

/** The room of the disk on which a folder lies, in bytes: what this process may still write, and all. */
export async function diskRoom(folder: string): Promise<{ freeBytes: number; diskBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, diskBytes: blocks * bsize };
}
