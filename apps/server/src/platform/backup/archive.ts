import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline as chain, type Duplex, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import * as z from 'zod';
import { OperatorError } from '../operator-error.ts';
import { sealed, unsealed } from './seal.ts';

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
  /** The public keys of age whose owners can open the parts; empty for one that lies open. */
  sealedFor: z.array(z.string()).default([]),
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

/** One file of a dump as the manifest knows it: before it was sealed, but compressed. */
export interface Part {
  bytes: number;
  sha256: string;
}

const ending = (isSealed: boolean) => (isSealed ? '.age' : '');
/** Where the rows of a table lie. */
export const tablePath = (folder: string, name: string, isSealed = false) =>
  join(folder, 'tables', `${name}.ndjson.gz${ending(isSealed)}`);
/** Where a stored file lies. */
export const filePath = (folder: string, name: string, isSealed = false) =>
  join(folder, 'files', `${name}${ending(isSealed)}`);

/** Writes a part, compressed or as it is, sealed for `keys` if there are any; its owner alone may read it. */
export async function writePart(
  path: string,
  content: AsyncIterable<string | Uint8Array>,
  { compress = false, keys = [] as readonly string[] } = {},
): Promise<Part> {
  const note = noting(createHash('sha256'));
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const source = Readable.from(content, { objectMode: false });
  const plain = compress ? through(source, createGzip()) : source;
  const noted = through(plain, note.stream);
  await pipeline(keys.length > 0 ? sealed(noted, keys) : noted, file);
  return { bytes: note.bytes(), sha256: note.sha256() };
}

/**
 * What a stream makes of another; an error of either ends both and reaches who reads on. Not by `compose`:
 * Node 24 ends what was read to its end by an error that nobody can catch.
 */
export function through<Next extends Duplex>(source: Readable, next: Next): Next {
  chain(source, next, () => undefined);
  return next;
}

function noting(hash: Hash) {
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, bytes: () => bytes, sha256: () => hash.digest('hex') };
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
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    throw new BackupError(`The manifest.json of ${folder} is damaged, or of another kind of dump.`);
  }
}

/** A dump that is whole: what is in it, and its parts as they were written. */
export interface Archive {
  manifest: Manifest;
  /** The rows of a table, compressed. */
  table(name: string): AsyncIterable<Uint8Array>;
  file(name: string): AsyncIterable<Uint8Array>;
}

/**
 * Opens a dump and makes sure that every part is there as it was written. A sealed one needs the
 * secret key of one of those it was sealed for.
 */
export async function openArchive(folder: string, secretKey?: string): Promise<Archive> {
  const manifest = await readManifest(folder);
  const isSealed = manifest.sealedFor.length > 0;
  if (isSealed && !secretKey) {
    throw new BackupError(`${folder} is sealed: its secret key is needed (--key FILE).`);
  }
  const read = (path: string): AsyncIterable<Uint8Array> => {
    const bytes = createReadStream(path);
    return isSealed && secretKey ? unsealed(bytes, secretKey) : bytes;
  };
  const tableAt = (name: string) => tablePath(folder, name, isSealed);
  const fileAt = (name: string) => filePath(folder, name, isSealed);
  for (const { name, sha256 } of manifest.tables) await verify(read, tableAt(name), sha256);
  for (const { name, sha256 } of manifest.files) await verify(read, fileAt(name), sha256);
  return {
    manifest,
    table: (name) => read(tableAt(name)),
    file: (name) => read(fileAt(name)),
  };
}

async function verify(
  read: (path: string) => AsyncIterable<Uint8Array>,
  path: string,
  sha256: string,
): Promise<void> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of read(path)) hash.update(chunk);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? 'is missing or' : 'does not open or';
    throw new BackupError(`${path} ${why} cannot be read.`);
  }
  if (hash.digest('hex') !== sha256) throw new BackupError(`${path} is damaged.`);
}
