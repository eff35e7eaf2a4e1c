import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** The files of a ZIP archive by name, as its central directory lists them. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  let end = archive.length - 22;
  while (archive.readUInt32LE(end) !== END) end -= 1;
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== ENTRY) throw new Error('no entry of the directory');
    const [isDeflated, size] = [archive.readUInt16LE(at + 10) === 8, archive.readUInt32LE(at + 20)];
    const [name, extra, note] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place));
    const header = archive.readUInt32LE(at + 42);
    const lengths = archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
    const content = archive.subarray(header + 30 + lengths, header + 30 + lengths + size);
    const title = archive.toString('utf8', at + 46, at + 46 + (name ?? 0));
    files.set(title, isDeflated ? inflateRawSync(content) : content);
    at += 46 + (name ?? 0) + (extra ?? 0) + (note ?? 0);
  }
  return files;
}
