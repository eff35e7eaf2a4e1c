import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { type PutObjectCommandInput, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
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
/** Whatever is short has connections of its own, which no reader holds. */
const MAX_SHORT_CONNECTIONS = 100;

/** The connections of one client to the bucket. */
export function agentFor({ endpoint }: S3Settings, maxSockets = MAX_SHORT_CONNECTIONS): HttpAgent {
  const options = { keepAlive: true, maxSockets };
  return endpoint.startsWith('https:') ? new HttpsAgent(options) : new HttpAgent(options);
}

/** A client of a bucket, over connections of its own unless it is given some. */
export function makeClient(settings: S3Settings, agent = agentFor(settings)): S3Client {
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

/** Whether what was asked for is not there. */
export const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

/** Sends a request that is given up when the signal says so. */
export type Send<T> = (abort: { abortSignal: AbortSignal }) => Promise<T>;

/**
 * Asks, and gives up when the whole of it, tries again included, has not been answered in time. A
 * body that comes with the answer is not meant: it may be a film.
 */
export async function inTime<T>(send: Send<T>): Promise<T> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), timeLimits.bucket);
  try {
    return await send({ abortSignal: giveUp.signal });
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
export async function uploadSteadily(
  settings: S3Settings,
  params: PutObjectCommandInput,
): Promise<void> {
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
