import { createHash, randomBytes } from 'node:crypto';
import { addClass } from '@institute/contract/classes/managed-classes';
import { addLessonFile } from '@institute/contract/lessons/lesson-files';
import { UPLOADS_PATH } from '@institute/contract/uploads/uploads';
import { type HttpRequest, Upload, type UploadOptions } from 'tus-js-client';
import { type S3Server, startS3 } from '../apps/server/test/support/s3-server.ts';
import { administrator, type Session } from './support/api.ts';
import { copyOf } from './support/institutes.ts';
import { type Line, startLine } from './support/line.ts';
import { emptyInstitute, type RunningProduct, startProduct } from './support/product.ts';
import { expect, test } from './support/test.ts';

const MEGABYTE = 1_000_000;
const FILM = Buffer.concat([
  Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex'),
  randomBytes(24 * MEGABYTE),
]);
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** What a program needs besides the protocol: where to begin, and whose session it is. */
const optionsOf = (line: Line, { cookies }: Session) => ({
  endpoint: `${line.url}${UPLOADS_PATH}`,
  metadata: { filename: 'film.mp4' },
  headers: {
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    authorization: `Bearer ${cookies.get('token')}`,
  },
  // It goes on by itself, as often as it is cut.
  retryDelays: Array.from({ length: 40 }, () => 100),
});

/** Sends by a client of somebody else's making; `upTo` bytes alone, if that is given. */
function send(options: UploadOptions, upTo = Number.POSITIVE_INFINITY): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const upload: Upload = new Upload(FILM, {
      ...options,
      onError: reject,
      onSuccess: () => resolve(upload),
      // Each piece that has arrived is a place to leave at.
      ...(upTo < FILM.length && {
        chunkSize: 2 * MEGABYTE,
        onChunkComplete: (_size: number, arrived: number) => {
          if (arrived >= upTo) upload.abort().then(() => resolve(upload), reject);
        },
      }),
    });
    upload.start();
  });
}

/** Options, and from which byte on each request sends. */
function watched(options: UploadOptions) {
  const sentFrom: number[] = [];
  const onBeforeRequest = (request: HttpRequest) => {
    const from = request.getHeader('Upload-Offset');
    if (request.getMethod() === 'PATCH') sentFrom.push(Number(from));
  };
  return { options: { ...options, onBeforeRequest }, sentFrom };
}

/** Cuts the line again and again while something is sent over it. */
async function cutting(line: Line, pieces: readonly number[]): Promise<number> {
  let cuts = 0;
  for (const bytes of pieces) {
    await line.cutAfter(bytes);
    cuts += 1;
    await new Promise((resolve) => setTimeout(resolve, 300));
    line.mend();
  }
  return cuts;
}

/** What a call has made of an upload, as whoever opens it gets it. */
async function taken(product: RunningProduct, admin: Session, upload: Upload): Promise<string> {
  const form = { category: 'Films', name: 'By tus', about: 'Sent', premium: '0', status: '0' };
  const { id } = await admin.call(addClass, form as never);
  const key = new URL(upload.url ?? '').pathname.replace(`${UPLOADS_PATH}/`, '');
  const file = await admin.call(addLessonFile, { class_id: id, upload: key, fileType: 'video' });
  const response = await fetch(`${product.url}/${file.url}`);
  return hashOf(Buffer.from(await response.arrayBuffer()));
}

/** The outer ring alone keeps them in a bucket. */
const places = ['disk', 'bucket @all'] as const;

for (const place of places) {
  test.describe(`tus-js-client, with files on a ${place}`, () => {
    /** A bucket, and the product that keeps its files there. */
    let s3: S3Server | null = null;
    let own: RunningProduct | null = null;
    let product: RunningProduct;
    let admin: Session;
    let line: Line;
    test.beforeAll(async ({ product: shared }) => {
      if (place !== 'disk') {
        s3 = await startS3();
        const DATA_DIR = await copyOf('empty');
        own = await startProduct(null, { ...emptyInstitute(), DATA_DIR, ...s3.environment });
      }
      product = own ?? shared;
      admin = await administrator(product.url);
      line = await startLine(product.url);
    });
    test.afterAll(async () => {
      await line.close();
      await own?.stop();
      await s3?.close();
    });

    test('goes on by itself over a line that is cut three times', async () => {
      const { options, sentFrom } = watched(optionsOf(line, admin));
      const [upload, cuts] = await Promise.all([
        send(options),
        cutting(line, [5 * MEGABYTE, 7 * MEGABYTE, 6 * MEGABYTE]),
      ]);
      expect(cuts).toBe(3);
      // What has arrived is not sent again.
      expect(sentFrom.length).toBeGreaterThan(3);
      expect(sentFrom).toEqual([...sentFrom].sort((a, b) => a - b));
      expect(sentFrom[0]).toBe(0);
      expect(sentFrom.at(-1)).toBeGreaterThan(5 * MEGABYTE);
      expect(await taken(product, admin, upload)).toBe(hashOf(FILM));
    });

    test('is gone on with by another program, where the first has left off', async () => {
      const options = optionsOf(line, admin);
      const left = await send(options, 10 * MEGABYTE);
      const { options: others, sentFrom } = watched({ ...options, uploadUrl: left.url });
      const [upload] = await Promise.all([send(others), cutting(line, [4 * MEGABYTE])]);
      expect(upload.url).toBe(left.url);
      // What has arrived is not sent again.
      expect(sentFrom.length).toBeGreaterThan(1);
      expect(sentFrom[0]).toBeGreaterThanOrEqual(10 * MEGABYTE);
      expect(sentFrom).toEqual([...sentFrom].sort((a, b) => a - b));
      expect(await taken(product, admin, upload)).toBe(hashOf(FILM));
    });

    test('ends one, which is then no more', async () => {
      const upload = await send(optionsOf(line, admin), 2 * MEGABYTE);
      await upload.abort(true);
      const gone = await fetch(upload.url ?? '', {
        method: 'HEAD',
        headers: { ...optionsOf(line, admin).headers, 'tus-resumable': '1.0.0' },
      });
      expect(gone.status).toBe(404);
    });

    test('is told that a stranger may not', async () => {
      const stranger = { ...optionsOf(line, admin), headers: {}, retryDelays: null };
      await expect(send(stranger)).rejects.toThrow(/response code: 401/);
    });
  });
}
