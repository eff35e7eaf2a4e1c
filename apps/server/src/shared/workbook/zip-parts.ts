import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** The most that a part of a workbook, and all that is read of one, may unpack to. */
const MOST_BYTES = 24 * 1024 * 1024;
/** Parts of a workbook: sheets, pictures, settings. */
const MOST_PARTS = 2_000;

/** What is wrong with an archive, for whoever reads it. */
export class BadArchive extends Error {}

/** The parts of a zip archive, unpacked piece by piece and no further than a list of people is long. */
export interface ZipParts {
  has: (name: string) => boolean;
  /** The text of a part in pieces. Throws {@link BadArchive}. */
  pieces: (name: string) => AsyncGenerator<string>;
  close: () => void;
}

/** Opens an archive, whose list of parts says what each unpacks to. Throws {@link BadArchive}. */
export async function openParts(path: string): Promise<ZipParts> {
  const zip = await openPromise(path, { autoClose: false }).catch(() => null);
  if (!zip) throw new BadArchive();
  const entries = await entriesOf(zip).catch(() => null);
  if (!entries) {
    zip.close();
    throw new BadArchive();
  }
  let unpacked = 0;
  return {
    has: (name) => entries.has(name),
    close: () => zip.close(),
    async *pieces(name) {
      const entry = entries.get(name);
      if (!entry) throw new BadArchive();
      unpacked += entry.uncompressedSize;
      if (unpacked > MOST_BYTES) throw new BadArchive();
      // The library ends the stream of a part that unpacks to more than its entry says.
      const stream = await zip.openReadStreamPromise(entry).catch(() => null);
      if (!stream) throw new BadArchive();
      const decoder = new TextDecoder('utf-8');
      try {
        for await (const piece of stream) yield decoder.decode(piece as Buffer, { stream: true });
      } catch {
        throw new BadArchive();
      }
      yield decoder.decode();
    },
  };
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, entry);
    if (entries.size > MOST_PARTS) throw new BadArchive();
  }
  return entries;
}
