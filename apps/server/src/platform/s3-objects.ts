import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { AppError } from '@institute/contract/errors';
import type { ByteRange, StoredFile } from './file-store.ts';
import type { Logger } from './log.ts';
import {
  agentFor,
  inTime,
  isMissing,
  makeClient,
  type S3Settings,
  type Send,
  uploadSteadily,
} from './s3-client.ts';

/** A film that is watched holds a connection for minutes. */
const MAX_CONNECTIONS = 500;

/** A bucket as we ask it: `reader` for the bytes of its objects, `client` for everything else. */
export interface Bucket {
  settings: S3Settings;
  client: S3Client;
  reader: S3Client;
  log: Logger;
}

export function openBucket(settings: S3Settings, log: Logger): Bucket {
  const reader = makeClient(settings, agentFor(settings, MAX_CONNECTIONS));
  return { settings, client: makeClient(settings), reader, log };
}

/** What a request for an object names. */
const at = ({ settings }: Bucket, key: string) => ({ Bucket: settings.bucket, Key: key });

/** A store that fails is away, whatever it says: details are for the log. */
async function reach<T>({ log }: Bucket, what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) throw error;
    log.error({ err: error, what }, 'the file store failed');
    throw new AppError('unavailable');
  }
}

/** Asks the bucket for what it answers in time. Errors: unavailable. */
const ask = <T>(bucket: Bucket, what: string, send: Send<T>): Promise<T> =>
  reach(bucket, what, () => inTime(send));

/** The same; null when it has no such object. */
async function askOrNull<T>(bucket: Bucket, what: string, send: Send<T>): Promise<T | null> {
  try {
    return await ask(bucket, what, send);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Writes an object: whole, or not at all. */
export async function writeObject(
  bucket: Bucket,
  key: string,
  bytes: Uint8Array | string,
): Promise<void> {
  const command = new PutObjectCommand({ ...at(bucket, key), Body: bytes });
  await ask(bucket, 'store', (abort) => bucket.client.send(command, abort));
}

/** Makes an object of a file of this machine's disk, which is gone from there afterwards. */
export async function takeObject(bucket: Bucket, key: string, path: string): Promise<void> {
  const body = createReadStream(path, { highWaterMark: 256 * 1024 });
  await reach(bucket, 'store', () =>
    uploadSteadily(bucket.settings, { ...at(bucket, key), Body: body }),
  );
  await rm(path, { force: true });
}

/** How large an object is and since when it is there; null when it is not. */
export async function findObject(
  bucket: Bucket,
  key: string,
): Promise<Omit<StoredFile, 'name'> | null> {
  const command = new HeadObjectCommand(at(bucket, key));
  const found = await askOrNull(bucket, 'find', (abort) => bucket.client.send(command, abort));
  if (!found) return null;
  const { ContentLength: bytes = 0, LastModified: storedAt = new Date(0) } = found;
  return { bytes, storedAt };
}

/** The bytes of an object, or a range of them, as they come; null when it is not there. */
export async function readObject(
  bucket: Bucket,
  key: string,
  range?: ByteRange,
): Promise<Readable | null> {
  const Range = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
  const command = new GetObjectCommand({ ...at(bucket, key), ...Range });
  const found = await askOrNull(bucket, 'read', (abort) => bucket.reader.send(command, abort));
  if (!found) return null;
  if (!(found.Body instanceof Readable)) throw new Error('the file store sent no stream');
  return found.Body;
}

/** The text of a small object; null when it is not there. */
export async function readText(bucket: Bucket, key: string): Promise<string | null> {
  const command = new GetObjectCommand(at(bucket, key));
  const found = await askOrNull(bucket, 'read', (abort) => bucket.client.send(command, abort));
  return (await found?.Body?.transformToString()) ?? null;
}

/** Removes an object; one that is not there is removed already. */
export async function removeObject(bucket: Bucket, key: string): Promise<void> {
  const command = new DeleteObjectCommand(at(bucket, key));
  await askOrNull(bucket, 'remove', (abort) => bucket.client.send(command, abort));
}

/** Moves an object; false when it is not there. A bucket can only copy and remove. */
export async function moveObject(bucket: Bucket, from: string, to: string): Promise<boolean> {
  const source = `${bucket.settings.bucket}/${from}`;
  const command = new CopyObjectCommand({ ...at(bucket, to), CopySource: source });
  const copied = await askOrNull(bucket, 'move', (abort) => bucket.client.send(command, abort));
  if (copied) await removeObject(bucket, from);
  return copied !== null;
}

/** The objects whose keys are a prefix and a name without a slash, page by page. */
export async function* listObjects(bucket: Bucket, prefix: string): AsyncIterable<StoredFile> {
  let token: string | undefined;
  do {
    const command = new ListObjectsV2Command({
      Bucket: bucket.settings.bucket,
      Prefix: prefix,
      Delimiter: '/',
      ...(token ? { ContinuationToken: token } : {}),
    });
    const page = await ask(bucket, 'list', (abort) => bucket.client.send(command, abort));
    for (const { Key: key = '', Size: bytes = 0, LastModified: storedAt } of page.Contents ?? []) {
      const name = key.slice(prefix.length);
      if (name) yield { name, bytes, storedAt: storedAt ?? new Date(0) };
    }
    token = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (token);
}
