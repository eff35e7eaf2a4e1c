import { type FileHandle, open } from 'node:fs/promises';

/** The most of the description of a film that is read: that of an hour is smaller. */
const MOST_DESCRIPTION = 8 * 1024 * 1024;
/** The most boxes that stand one after the other in what phones record. */
const MOST_BOXES = 1000;

/**
 * Whether a file of the family of MP4 (MOV, 3GP) holds a film in H.264 alone, which browsers play as they play an
 * MP4: the description of its tracks says so, at the beginning or, as phones write it, at the end.
 */
export async function holdsH264(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const described = (await descriptionOf(file))?.toString('latin1') ?? '';
    return described.includes('avc1') && !/hvc1|hev1|s263|mp4v/.test(described);
  } finally {
    await file.close();
  }
}

/** The box that describes the tracks; null where there is none. */
async function descriptionOf(file: FileHandle): Promise<Buffer | null> {
  const { size: end } = await file.stat();
  let at = 0;
  for (let count = 0; count < MOST_BOXES && at + 8 <= end; count += 1) {
    const { buffer } = await file.read(Buffer.alloc(16), 0, 16, at);
    const short = buffer.readUInt32BE(0);
    // 1: the size stands behind the name, in eight bytes; 0: to the end of the file.
    const size = short === 1 ? Number(buffer.readBigUInt64BE(8)) : short || end - at;
    if (size < 8) return null;
    if (buffer.toString('latin1', 4, 8) === 'moov') {
      const length = Math.min(size, end - at, MOST_DESCRIPTION);
      return (await file.read(Buffer.alloc(length), 0, length, at)).buffer;
    }
    at += size;
  }
  return null;
}
