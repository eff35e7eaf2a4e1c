import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { startS3 } from '../apps/server/test/support/s3-server.ts';
import { emptyInstitute, startProduct } from '../e2e/support/product.ts';
import { ask } from './support/ask.mjs';
import { newDatabase, startCluster } from './support/institute.mjs';
import { ADMIN, signIn } from './support/measure.mjs';
import { options } from './support/options.mjs';
import { memoryOf } from './support/processes.mjs';

/*
 * npm run bench:upload — a film of 200 MB goes up to the built server in a process of its own, in one
 * form and in parts as browsers send it, once with files on the disk and once in a bucket (a real S3
 * server behind a gate that checks signatures), and comes down again. The figure is how far the server's resident memory rises above
 * what it was before, at its highest; the target is 64 MB. On PostgreSQL, since the embedded database
 * takes so much memory at its start that an upload might find room in what is left of it.
 */

const MEGABYTE = 1024 * 1024;
const BYTES = options({ megabytes: 200 }).megabytes * MEGABYTE - 4096;
const TARGET = 64;

/** Looks every few milliseconds while `work` runs. @param {number} pid @param {() => Promise<void>} work */
async function peakDuring(pid, work) {
  const before = memoryOf(pid);
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid));
  }, 5);
  const began = performance.now();
  await work().finally(() => clearInterval(watch));
  return { before, grown: peak - before, seconds: (performance.now() - began) / 1000 };
}

/** The beginning of an MP4 and then bytes that do not repeat, in chunks. @param {number} length */
function* film(length) {
  const head = Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex');
  yield head;
  const chunk = Buffer.alloc(MEGABYTE);
  for (let left = length - head.length, turn = 1; left > 0; left -= chunk.length, turn += 1) {
    for (let at = 0; at < chunk.length; at += 4) chunk.writeUInt32LE((at * turn) >>> 0, at);
    yield Buffer.from(chunk.subarray(0, Math.min(left, chunk.length)));
  }
}

/**
 * Sends a lesson with a film, written as fast as the server takes it.
 * @param {string} url @param {Record<string, string>} headers
 * @param {Record<string, string>} fields @param {number} length
 * @returns {Promise<{ id: number, hash: string }>}
 */
function upload(url, headers, fields, length) {
  const boundary = 'a-film-goes-up';
  const part = (/** @type {string} */ rest) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${rest}`;
  const texts = Object.entries(fields).map(([name, value]) =>
    part(`name="${name}"\r\n\r\n${value}\r\n`),
  );
  const open = part('name="file"; filename="film.mp4"\r\nContent-Type: video/mp4\r\n\r\n');
  const hash = createHash('sha256');
  function* body() {
    yield Buffer.from(texts.join('') + open);
    for (const chunk of film(length)) {
      hash.update(chunk);
      yield chunk;
    }
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  }
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/lessonsAction.php`, {
      method: 'POST',
      headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    sent.on('error', reject);
    sent.on('response', async (response) => {
      const answer = JSON.parse(await text(response));
      if (answer.status) resolve({ id: answer.data.id, hash: hash.digest('hex') });
      else reject(new Error(answer.message));
    });
    Readable.from(body()).pipe(sent);
  });
}

/** What a browser sends in one request. */
const PART = 4 * MEGABYTE;

/**
 * Sends a lesson with a film as browsers do: in parts by the tus protocol, named by the call.
 * @param {string} url @param {Record<string, string>} headers
 * @param {Record<string, string>} fields @param {number} length
 * @returns {Promise<{ id: number, hash: string }>}
 */
async function uploadInParts(url, headers, fields, length) {
  const hash = createHash('sha256');
  const { 'content-type': _, ...ofPerson } = headers;
  const own = { ...ofPerson, 'tus-resumable': '1.0.0' };
  const begun = await fetch(`${url}/uploads`, {
    method: 'POST',
    headers: { ...own, 'upload-length': String(length) },
  });
  if (begun.status !== 201) throw new Error(`An upload was answered ${begun.status}.`);
  const address = begun.headers.get('location') ?? '';
  let sent = 0;
  /** @type {Buffer[]} */
  let waiting = [];
  const flush = async () => {
    const body = Buffer.concat(waiting);
    waiting = [];
    const type = 'application/offset+octet-stream';
    const answer = await fetch(url + address, {
      method: 'PATCH',
      headers: { ...own, 'content-type': type, 'upload-offset': String(sent) },
      body,
    });
    if (answer.status !== 204) throw new Error(`A part was answered ${answer.status}.`);
    sent += body.length;
  };
  for (const chunk of film(length)) {
    hash.update(chunk);
    waiting.push(chunk);
    if (waiting.reduce((sum, one) => sum + one.length, 0) >= PART) await flush();
  }
  if (waiting.length > 0) await flush();
  const key = address.slice(address.lastIndexOf('/') + 1);
  const saved = await fetch(`${url}/lessonsAction.php`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ ...fields, upload: key }),
  });
  const answer = await saved.json();
  if (!answer.status) throw new Error(answer.message);
  return { id: answer.data.id, hash: hash.digest('hex') };
}

const cluster = await startCluster('bench:upload');

/** @param {string} name @param {Record<string, string>} environment */
async function run(name, environment) {
  const product = await startProduct(await newDatabase(cluster, `upload_${name.toLowerCase()}`), {
    ...emptyInstitute(),
    ...environment,
  });
  const pid = product.child.pid ?? 0;
  const { url } = product;
  const headers = await signIn(url, ADMIN);
  const form = { category: 'Films', name: 'Films', about: 'Films', premium: '0', status: '1' };
  const added = await ask({ product, headers }, '/adminActions.php', {
    action: 'addClass',
    ...form,
  });
  const lesson = { action: 'addLesson', class_id: String(added.data.id), subject: 'Film' };
  // What a first upload loads once and for all is not what a film costs.
  await upload(url, headers, lesson, 4 * MEGABYTE);

  await uploadInParts(url, headers, lesson, 4 * MEGABYTE);

  const lessonOfFilm = { ...lesson, fileType: 'video' };
  /** @param {() => Promise<{ id: number, hash: string }>} send */
  const upAndDown = async (send) => {
    let sent = { id: 0, hash: '' };
    const up = await peakDuring(pid, async () => {
      sent = await send();
    });
    const details = { action: 'getLessonDetails', lesson_id: String(sent.id) };
    const { material } = (await ask({ product, headers }, '/lessonsAction.php', details)).data;
    const hash = createHash('sha256');
    const down = await peakDuring(pid, async () => {
      const response = await fetch(`${url}/${material}`);
      for await (const chunk of response.body ?? []) hash.update(chunk);
    });
    if (hash.digest('hex') !== sent.hash) throw new Error('The film came back another one.');
    return { up, down };
  };
  const whole = await upAndDown(() => upload(url, headers, lessonOfFilm, BYTES));
  const inParts = await upAndDown(() => uploadInParts(url, headers, lessonOfFilm, BYTES));
  for (const [way, { before, grown, seconds }] of /** @type {const} */ ([
    ['up', whole.up],
    ['down', whole.down],
    ['parts', inParts.up],
  ])) {
    const megabytes = (/** @type {number} */ bytes) => (bytes / MEGABYTE).toFixed(0);
    console.log(
      `${name.padEnd(4)} ${way.padEnd(5)} ${megabytes(BYTES)} MB in ${seconds.toFixed(1)} s: ` +
        `memory ${megabytes(before)} MB, ${megabytes(grown)} MB more at its highest`,
    );
  }
  await product.stop();
  return Math.max(whole.up.grown, whole.down.grown, inParts.up.grown) / MEGABYTE;
}

const s3 = await startS3();
const grown = [await run('disk', {}), await run('S3', s3.environment)];
await s3.close();
await cluster.stop();
if (Math.max(...grown) > TARGET) {
  console.error(`More than ${TARGET} MB.`);
  process.exitCode = 1;
}
