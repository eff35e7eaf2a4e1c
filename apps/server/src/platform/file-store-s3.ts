import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { AppError } from '@institute/contract/errors';
import { type ByteRange, type FileStore, MARK, type StoredFile } from './file-store.ts';
import type { Logger } from './log.ts';
import { timeLimits } from './time-limits.ts';

/** A bucket and the key that opens it. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  region: string;
}

/** A film goes up in the smallest parts S3 takes, two at a time: all that is in memory of it. */
const PART_BYTES = 5 * 1024 * 1024;
const PARTS_AT_ONCE = 2;
/** How often an upload is seen to go on. */
const LOOK_MS = 500;
/** A film that is watched holds a connection for minutes. */
const MAX_CONNECTIONS = 500;
/** Whatever is short has connections of its own, which no reader holds. */
const MAX_SHORT_CONNECTIONS = 100;

/** The connections of one client to the bucket. */
function agentFor({ endpoint }: S3Settings, maxSockets = MAX_SHORT_CONNECTIONS): HttpAgent {
  const options = { keepAlive: true, maxSockets };
  return endpoint.startsWith('https:') ? new HttpsAgent(options) : new HttpAgent(options);
}

function makeClient(settings: S3Settings, agent = agentFor(settings)): S3Client {
  const { endpoint, region, accessKey, secretKey } = settings;
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // What every server understands: the bucket in the path, and none of the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      httpAgent: agent,
      httpsAgent: agent,
      connectionTimeout: timeLimits.bucketConnection,
    },
  });
}

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

/**
 * Asks, and gives up when the whole of it, tries again included, has not been answered in time. A
 * body that comes with the answer is not meant: it may be a film.
 */
async function inTime<T>(ask: (abort: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), timeLimits.bucket);
  try {
    return await ask({ abortSignal: giveUp.signal });
  } catch (error) {
    if (!giveUp.signal.aborted) throw error;
    throw new Error(`the bucket did not answer within ${timeLimits.bucket / 1000} seconds`);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Uploads in parts, over connections of its own, and gives up when nothing has gone out over them
 * for a while: a slow line may take minutes over a part.
 */
async function uploadSteadily(settings: S3Settings, params: PutObjectCommandInput): Promise<void> {
  const agent = agentFor(settings);
  const client = makeClient(settings, agent);
  const options = { partSize: PART_BYTES, queueSize: PARTS_AT_ONCE };
  const upload = new Upload({ client, params, ...options });
  let sent = 0;
  let since = Date.now();
  const timer = setInterval(() => {
    const now = bytesSent(agent);
    if (now !== sent) since = Date.now();
    sent = now;
    if (Date.now() - since > timeLimits.bucket) void upload.abort();
  }, LOOK_MS);
  try {
    await upload.done();
  } finally {
    clearInterval(timer);
    client.destroy();
  }
}

/** What the other end, or the kernel, has taken of us over the open connections. */
function bytesSent(agent: HttpAgent): number {
  const sockets = Object.values(agent.sockets).flatMap((some) => some ?? []);
  return sockets.reduce(
    (sum, { bytesWritten, writableLength }) => sum + bytesWritten - writableLength,
    0,
  );
}

/** Whether the bucket can be reached with these settings; throws what the server said otherwise. */
export async function checkBucket(settings: S3Settings): Promise<void> {
  const client = makeClient(settings);
  try {
    const command = new HeadBucketCommand({ Bucket: settings.bucket });
    await inTime((abort) => client.send(command, abort));
  } finally {
    client.destroy();
  }
}

/** Where files in quarantine lie; names of stored files have no slash. */
const ASIDE = 'quarantine/';
/** Where parts of unfinished uploads lie. */
const UNFINISHED = 'unfinished/';

/** Files in a bucket of any server that speaks S3; its files are reached through us alone. */
export function openS3Store(settings: S3Settings, log: Logger): FileStore {
  const client = makeClient(settings);
  const reader = makeClient(settings, agentFor(settings, MAX_CONNECTIONS));
  const at = (name: string) => ({ Bucket: settings.bucket, Key: name });

  /** A store that fails is away, whatever it says: details are for the log. */
  async function reach<T>(what: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isMissing(error)) throw error;
      log.error({ err: error, what }, 'the file store failed');
      throw new AppError('unavailable');
    }
  }
  async function orNull<T>(what: string, work: () => Promise<T>): Promise<T | null> {
    return reach(what, work).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
  }

  async function* listFrom(prefix: string): AsyncIterable<StoredFile> {
    let token: string | undefined;
    do {
      const input = {
        Bucket: settings.bucket,
        Prefix: prefix,
        Delimiter: '/',
        ...(token ? { ContinuationToken: token } : {}),
      };
      const page = await reach('list', () =>
        inTime((abort) => client.send(new ListObjectsV2Command(input), abort)),
      );
      for (const { Key: key = '', Size: bytes = 0, LastModified: storedAt } of page.Contents ??
        []) {
        const name = key.slice(prefix.length);
        if (name) yield { name, bytes, storedAt: storedAt ?? new Date(0) };
      }
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token);
  }

  const remove = async (key: string) => {
    const command = new DeleteObjectCommand(at(key));
    await orNull('remove', () => inTime((abort) => client.send(command, abort)));
  };
  const write = async (key: string, bytes: Uint8Array | string) => {
    const command = new PutObjectCommand({ ...at(key), Body: bytes });
    await reach('store', () => inTime((abort) => client.send(command, abort)));
  };
  const take = async (key: string, path: string) => {
    const body = createReadStream(path, { highWaterMark: 256 * 1024 });
    await reach('store', () => uploadSteadily(settings, { ...at(key), Body: body }));
    await rm(path, { force: true });
  };
  const read = async (key: string, range?: ByteRange) => {
    const Range = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
    const command = new GetObjectCommand({ ...at(key), ...Range });
    const found = await orNull('read', () => inTime((abort) => reader.send(command, abort)));
    if (!found) return null;
    if (!(found.Body instanceof Readable)) throw new Error('the file store sent no stream');
    return found.Body;
  };
  /** Moves an object; false when it is not there. A bucket can only copy and remove. */
  const move = async (from: string, to: string) => {
    const source = `${settings.bucket}/${from}`;
    const command = new CopyObjectCommand({ ...at(to), CopySource: source });
    const copied = await orNull('move', () => inTime((abort) => client.send(command, abort)));
    if (copied) await remove(from);
    return copied !== null;
  };

  return {
    place: `${settings.bucket} at ${settings.endpoint}`,
    take,
    write,
    async find(name) {
      const command = new HeadObjectCommand(at(name));
      const found = await orNull('find', () => inTime((abort) => client.send(command, abort)));
      if (!found) return null;
      const { ContentLength: bytes = 0, LastModified: storedAt = new Date(0) } = found;
      return { name, bytes, storedAt };
    },
    read,
    remove,
    async *list() {
      for await (const file of listFrom('')) if (file.name !== MARK) yield file;
    },
    async setAside(name) {
      await move(name, `${ASIDE}${name}`);
    },
    bringBack: (name) => move(`${ASIDE}${name}`, name),
    listAside: () => listFrom(ASIDE),
    removeAside: (name) => remove(`${ASIDE}${name}`),
    takePart: (name, path) => take(`${UNFINISHED}${name}`, path),
    readPart: (name) => read(`${UNFINISHED}${name}`),
    removePart: (name) => remove(`${UNFINISHED}${name}`),
    listParts: () => listFrom(UNFINISHED),
    async readMark() {
      const command = new GetObjectCommand(at(MARK));
      const found = await orNull('read', () => inTime((abort) => client.send(command, abort)));
      return (await found?.Body?.transformToString()) ?? null;
    },
    writeMark: (text) => write(MARK, text),
  };
}
