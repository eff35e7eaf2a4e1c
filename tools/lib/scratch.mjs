import { access, constants, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** What Linux keeps in memory and every program may write to. */
const MEMORY = '/dev/shm';

/** What all databases, products and browsers of one stage come to at most, twice over. */
const ROOM = 6 * 1024 ** 3;

const disk = tmpdir();

/** Variables of a child whose temporary files lie on the disk, as those of a server do. */
export const onDisk = { TMPDIR: disk };

/**
 * The folder for what tests leave behind within their minutes: hundreds of databases of a thousand
 * small files each, of which nothing must last. In memory where there is room, which takes a fifth of
 * the processor's time off a stage; otherwise where temporary files lie anyway.
 * @param {string} [memory]
 * @param {number} [room] bytes that have to be free
 */
export async function scratchFolder(memory = MEMORY, room = ROOM) {
  try {
    await access(memory, constants.W_OK);
    const { bavail, bsize } = await statfs(memory);
    return bavail * bsize >= room ? memory : disk;
  } catch {
    return disk;
  }
}
