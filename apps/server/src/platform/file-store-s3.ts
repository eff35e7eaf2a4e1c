import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { AppError } from '@institute/contract/errors';
import type { FileStore } from './file-store.ts';
import type { Logger } from './log.ts';

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
/** A film that is watched holds a connection for minutes. */
const MAX_CONNECTIONS = 500;

function makeClient({ endpoint, region, accessKey, secretKey }: S3Settings): S3Client {
  const agent = { keepAlive: true, maxSockets: MAX_CONNECTIONS };
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // What every server understands: the bucket in the path, and none of the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { httpAgent: agent, httpsAgent: agent, connectionTimeout: 5_000 },
  });
}

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

/** Whether the bucket can be reached with these settings; throws what the server said otherwise. */
export async function checkBucket(settings: S3Settings): Promise<void> {
  const client = makeClient(settings);
  try {
    await client.send(new HeadBucketCommand({ Bucket: settings.bucket }));
  } finally {
    client.destroy();
  }
}

/** Files in a bucket of any server that speaks S3; its files are reached through us alone. */
export function openS3Store(settings: S3Settings, log: Logger): FileStore {
  const client = makeClient(settings);
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

  return {
    async take(name, path) {
      const body = createReadStream(path, { highWaterMark: 256 * 1024 });
      const options = { partSize: PART_BYTES, queueSize: PARTS_AT_ONCE };
      const params = { ...at(name), Body: body };
      await reach('store', () => new Upload({ client, params, ...options }).done());
      await rm(path, { force: true });
    },
    async write(name, bytes) {
      await reach('store', () => client.send(new PutObjectCommand({ ...at(name), Body: bytes })));
    },
    async find(name) {
      const found = await orNull('find', () => client.send(new HeadObjectCommand(at(name))));
      if (!found) return null;
      const { ContentLength: bytes = 0, LastModified: storedAt = new Date(0) } = found;
      return { name, bytes, storedAt };
    },
    async read(name, range) {
      const Range = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
      const command = new GetObjectCommand({ ...at(name), ...Range });
      const found = await orNull('read', () => client.send(command));
      if (!found) return null;
      if (!(found.Body instanceof Readable)) throw new Error('the file store sent no stream');
      return found.Body;
    },
    async remove(name) {
      await orNull('remove', () => client.send(new DeleteObjectCommand(at(name))));
    },
    async *list() {
      let token: string | undefined;
      do {
        const input = { Bucket: settings.bucket, ...(token ? { ContinuationToken: token } : {}) };
        const page = await reach('list', () => client.send(new ListObjectsV2Command(input)));
        for (const { Key: name, Size: bytes = 0, LastModified: storedAt } of page.Contents ?? []) {
          if (name !== undefined) yield { name, bytes, storedAt: storedAt ?? new Date(0) };
        }
        token = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (token);
    },
  };
}
