import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import * as z from 'zod';
import { OperatorError } from '../operator-error.ts';

/** Why a dump cannot be restored, or not here: a sentence for the operator. */
export class BackupError extends OperatorError {}

const partShape = {
  bytes: z.number().int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
};

/** What is in a dump. It is written last: a folder without it is a dump that was cut off. */
const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The migrations of the database it was made from, by their hashes, oldest first. */
  migrations: z.array(z.string()),
  /** `schema.table` with its rows, each a line of JSON as the database writes it. */
  tables: z.array(
    z.object({ name: z.string().regex(/^\w+\.\w+$/), rows: z.number().int(), ...partShape }),
  ),
  /** Last number each sequence has given, as digits; null when it has given none. */
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
  files: z.array(z.object({ name: z.string().regex(/^[\w-]+(\.\w+)?$/), ...partShape })),
});
export type Manifest = z.output<typeof Manifest>;

/** One file of a dump, as the manifest knows it. */
export interface Part {
  bytes: number;
  sha256: string;
}

export const tablePath = (folder: string, name: string) =>
  join(folder, 'tables', `${name}.ndjson.gz`);
export const filePath = (folder: string, name: string) => join(folder, 'files', name);

/** Writes a part, compressed or as it is; only its owner may read it. */
export async function writePart(
  path: string,
  content: AsyncIterable<string | Uint8Array>,
  { compress = false } = {},
): Promise<Part> {
  const hash = createHash('sha256');
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const source = Readable.from(content, { objectMode: false });
  if (compress) await pipeline(source, createGzip(), noting(hash), file);
  else await pipeline(source, noting(hash), file);
  return { bytes: file.bytesWritten, sha256: hash.digest('hex') };
}

function noting(hash: Hash): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}

export function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const path = join(folder, 'manifest.json');
  return writeFile(path, `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flush: true });
}

/** Reads what is in a dump. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new BackupError(`${folder} is no dump: it has no manifest.json.`);
  });
  return parse(text, folder);
}

/** Reads what is in a dump and makes sure that every part is there as it was written. */
export async function readArchive(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const { name, sha256 } of manifest.tables) {
    await verify(tablePath(folder, name), sha256);
  }
  for (const { name, sha256 } of manifest.files) await verify(filePath(folder, name), sha256);
  return manifest;
}

function parse(text: string, folder: string): Manifest {
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    throw new BackupError(`The manifest.json of ${folder} is damaged, or of another kind of dump.`);
  }
}

async function verify(path: string, sha256: string): Promise<void> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk);
  } catch {
    throw new BackupError(`${path} is missing or cannot be read.`);
  }
  if (hash.digest('hex') !== sha256) throw new BackupError(`${path} is damaged.`);
}
