import { diskRoom } from '../disk-room.ts';
import { BackupError } from './archive.ts';

/** Left free for the institute itself, which goes on writing while it is backed up. */
const SPARED_BYTES = 100_000_000;
/** How much larger rows are in a database, with its indexes, than compressed in a dump. */
const UNPACKED = 20;

/** Thrown before anything is written that would fill the disk. */
export class NoRoomError extends BackupError {}

/** Makes sure that so many bytes go onto the disk of a folder, with some to spare. */
export async function ensureRoom(folder: string, bytes: number): Promise<void> {
  const { freeBytes } = await diskRoom(folder);
  if (bytes + SPARED_BYTES <= freeBytes) return;
  throw new NoRoomError(
    `There is no room for it: it takes ${inMegabytes(bytes)} MB beside ${inMegabytes(SPARED_BYTES)} MB to spare, and ${inMegabytes(freeBytes)} MB are free on the disk of ${folder}.`,
  );
}

const inMegabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);

const bytesOf = (parts: Content['files']) => parts.reduce((sum, { bytes }) => sum + bytes, 0);

/** What is in a dump, or would be. */
interface Content {
  tables: readonly { bytes: number }[];
  files: readonly { bytes: number }[];
}

/** What a dump takes on a disk, about. */
export const dumpedBytes = ({ tables, files }: Content) => bytesOf(tables) + bytesOf(files);

/** What a dump takes when it is restored on a disk, about. */
export const restoredBytes = ({ tables, files }: Content) =>
  UNPACKED * bytesOf(tables) + bytesOf(files);
