import { spawnSync } from 'node:child_process';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { uploadLogo } from '@institute/contract/managed-settings';
import { verifyPayment } from '@institute/contract/payments';
import { getUserData } from '@institute/contract/people';
import { getAppSettings } from '@institute/contract/settings';
import { fundWallet } from '@institute/contract/students';
import { startS3 } from '../../apps/server/test/support/s3-server.ts';
import { launch } from '../../e2e/support/product.ts';
import { openFunding, takeCards } from './cards.mjs';
import { startMutable } from './mutable.mjs';
import { must, Site, untilDone } from './site.mjs';

/** @typedef {import('./site.mjs').Session} Session */

const SETTINGS = `${getAppSettings.path}?action=${getAppSettings.action}`;
const picture = await readFile(join(import.meta.dirname, '../../apps/server/seed/assets/logo.png'));

/** What is promised: an answer, and being well again after what was silent has returned. */
const ANSWER_MS = 10_000;
const READY_MS = 2_000;
const WELL_MS = 5_000;
/** Timers fire late on a busy machine. */
const SLACK_MS = 700;

/**
 * Whatever the product asks goes silent: a database that stands still, a payment provider, a bucket
 * and a mail server that accept and never answer, a full disk. Every request is answered in time,
 * by an honest 503 where it needs what is silent, nothing is half done, and all is well by itself
 * when it returns.
 * @param {Site} site
 * @param {{ short: boolean, postgres: import('../../tools/postgres.mjs').Postgres | null }} options
 */
export async function run(site, { short, postgres }) {
  const said = [];
  if (postgres) said.push(await frozenDatabase(site, postgres, short ? 10_500 : 30_000));
  if (!postgres || !short) said.push(await silentServices(site, short));
  if (!postgres) said.push(await fullDisk());
  return said.join('; ');
}

/**
 * Asks, and says how it was answered and when.
 * @param {string} url @param {RequestInit} [init]
 */
async function ask(url, init = {}) {
  const begun = performance.now();
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(60_000) });
  await response.arrayBuffer();
  const { status, headers } = response;
  return { status, retryAfter: headers.get('retry-after'), ms: performance.now() - begun };
}

/** @param {Awaited<ReturnType<typeof ask>>} answer @param {string} what @param {number} [limit] */
function expectHonest({ status, retryAfter, ms }, what, limit = ANSWER_MS) {
  must(status === 503, `${what} was answered ${status}`);
  must(Number(retryAfter) > 0, `${what} was answered without Retry-After`);
  must(ms < limit + SLACK_MS, `${what} took ${Math.round(ms)} ms`);
}

/** @param {() => Promise<boolean>} isWell @param {string} what */
async function expectWellSoon(isWell, what) {
  const begun = performance.now();
  while (!(await isWell())) {
    must(performance.now() - begun < WELL_MS + SLACK_MS, `${what} was not well after its return`);
    await wait(50);
  }
  return Math.round(performance.now() - begun);
}

/** @param {Session} who @returns {Record<string, string>} */
const credentials = ({ cookies }) => ({
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  authorization: `Bearer ${cookies.get('token')}`,
});

/**
 * @param {Site} site @param {import('../../tools/postgres.mjs').Postgres} postgres
 * @param {number} frozenMs
 */
async function frozenDatabase(site, postgres, frozenMs) {
  const admin = await site.administrator();
  const student = await site.student('Silence');
  const before = (await student.call(getUserData, {})).wallet;
  const request_key = crypto.randomUUID();
  const form = { student_id: student.user.id, amount: '100', request_key };
  const fund = () => admin.call(fundWallet, form);
  const read = () => ask(`${site.url}${SETTINGS}`, { headers: credentials(admin) });
  const thaw = postgres.freeze();
  const begun = performance.now();
  /** @type {Awaited<ReturnType<typeof ask>>[]} */
  const answers = [];
  try {
    const write = fund().then(
      () => must(false, 'a write was acknowledged by a database that stands still'),
      () => must(performance.now() - begun < ANSWER_MS + SLACK_MS, 'a write was answered late'),
    );
    const ready = await ask(`${site.url}/readyz`);
    expectHonest(ready, '/readyz', READY_MS);
    const reads = [];
    do {
      reads.push(read().then((answer) => answers.push(answer)));
      await wait(500);
    } while (performance.now() - begun < Math.max(3_000, frozenMs - ANSWER_MS));
    await Promise.all([write, ...reads]);
    expectHonest(await ask(`${site.url}/readyz`), '/readyz', READY_MS);
  } finally {
    thaw();
  }
  for (const answer of answers) expectHonest(answer, 'a read');
  const well = await expectWellSoon(() => site.isReady(), 'the product');
  await untilDone(fund);
  await fund().catch(() => undefined);
  const after = (await student.call(getUserData, {})).wallet;
  must(after === before + 100, `a write that was tried again left ${after - before}`);
  const slowest = Math.round(Math.max(...answers.map(({ ms }) => ms)));
  return `database frozen: ${answers.length} reads answered 503, the slowest after ${slowest} ms, well ${well} ms after`;
}

/** @param {Site} site @param {boolean} short */
async function silentServices(site, short) {
  const s3 = await startS3();
  const bucket = await startMutable(Number(new URL(s3.settings.endpoint).port));
  const provider = await startMutable(Number(new URL(site.simulator.apiUrl).port));
  const mail = await startMutable(0);
  const own = {
    ...s3.environment,
    S3_ENDPOINT: `http://127.0.0.1:${bucket.port}`,
    PAYSTACK_API_URL: site.simulator.apiUrl.replace(/:\d+/, `:${provider.port}`),
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  };
  try {
    await site.halt();
    await site.start(own);
    const admin = await takeCards(site);
    const payer = await site.student('Payer');
    const { reference } = await openFunding(payer, 300);
    const sendLogo = () => uploadTo(site.url, admin);
    const first = await sendLogo();
    must(first.status === 200, `a logo was answered ${first.status}`);
    const settings = await fetch(`${site.url}${SETTINGS}`).then((it) => it.json());
    const logo = `${site.url}/${settings.data.logo}`;

    bucket.mute();
    provider.mute();
    const begun = performance.now();
    const verify = payer.call(verifyPayment, { reference }).catch(() => null);
    const [got, sent, ready, mailed] = await Promise.all([
      ask(logo),
      sendLogo(),
      ask(`${site.url}/readyz`),
      site.student('Mailed').then(() => performance.now() - begun),
      verify,
    ]);
    const ms = performance.now() - begun;
    expectHonest(got, 'a file');
    expectHonest(sent, 'an upload');
    must(ready.status === 200, 'it was not ready though its database was');
    must(mailed < ANSWER_MS, 'a mail server kept a visitor waiting');
    must(ms < ANSWER_MS + SLACK_MS, `a payment was answered after ${Math.round(ms)} ms`);
    const isStarting = short ? null : await silentStart(own);
    bucket.speak();
    provider.speak();
    const well = await expectWellSoon(async () => (await ask(logo)).status === 200, 'the bucket');
    const state = await untilDone(() => payer.call(verifyPayment, { reference }));
    must(state?.state !== 'paid', 'a payment that nobody made was credited');
    const start = isStarting === null ? '' : `, a start refused in one line after ${isStarting} ms`;
    return `bucket, provider and mail silent: answered within ${Math.round(ms)} ms, well ${well} ms after${start}`;
  } finally {
    await site.halt();
    for (const one of [bucket, provider, mail]) one.stop();
    await s3.close();
    await site.start();
  }
}

/** A start while the bucket is silent ends in one clear line. @param {Record<string, string>} own */
async function silentStart(own) {
  const dataDir = await mkdtemp(join(tmpdir(), 'institute-fault-start-'));
  const begun = performance.now();
  const started = launch('main', { ...own, DATA_DIR: dataDir, DEMO_DATA: 'off', PORT: '0' });
  const code = await started.ended;
  await rm(dataDir, { recursive: true, force: true });
  must(code === 1, `a start without its bucket ended with ${code}`);
  must(/^Cannot start: S3_BUCKET: .*$/m.test(started.output()), started.output());
  return Math.round(performance.now() - begun);
}

/** An institute of its own on a small disk that fills up; needs root for the disk. */
async function fullDisk() {
  const disk = await mkdtemp(join(tmpdir(), 'institute-fault-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', disk]);
  must(mounted.status === 0 || process.getuid?.() !== 0, 'root could mount no disk to fill');
  if (mounted.status !== 0) return 'no disk could be filled: that needs root';
  /** @type {Site | null} */
  let site = null;
  try {
    site = await Site.open(null, { DATA_DIR: join(disk, 'data') });
    const { url } = site;
    const admin = await site.administrator();
    const student = await site.student('Disk');
    const before = (await student.call(getUserData, {})).wallet;
    const filler = await fill(join(disk, 'filler'));
    const upload = await uploadTo(url, admin);
    expectHonest(upload, 'an upload on a full disk');
    const request_key = crypto.randomUUID();
    const form = { student_id: student.user.id, amount: '100', request_key };
    // Some rows still find room in what the database has set aside; many do not.
    const write = await admin.call(fundWallet, form).then(
      () => 'done',
      () => 'refused',
    );
    must((await ask(`${url}/healthz`)).status === 200, 'it did not live through a full disk');
    const read = await ask(`${url}${SETTINGS}`);
    must(read.status === 200 || read.status === 503, `a read was answered ${read.status}`);
    await rm(filler);
    const well = await expectWellSoon(
      async () => (await uploadTo(url, admin)).status === 200,
      'the product',
    );
    await untilDone(() => admin.call(fundWallet, form));
    const after = (await student.call(getUserData, {})).wallet;
    must(after === before + 100, `a write that was ${write} left ${after - before}`);
    await site.halt();
    await site.checkBooks();
    return `disk full: uploads 503, a write ${write}, well ${well} ms after, the books balance`;
  } finally {
    await site?.kill();
    await site?.simulator.stop();
    if (site) await rm(site.dataDir, { recursive: true, force: true });
    spawnSync('umount', ['-l', disk]);
    await rm(disk, { recursive: true, force: true });
  }
}

/** Takes all the room there is. @param {string} path */
async function fill(path) {
  const file = await open(path, 'w');
  for (const bytes of [1 << 20, 1 << 12, 1]) {
    const block = Buffer.alloc(bytes, 1);
    for (let isRoom = true; isRoom; ) {
      isRoom = await file.write(block).then(
        ({ bytesWritten }) => bytesWritten === bytes,
        () => false,
      );
    }
  }
  await file.close();
  return path;
}

/** @param {string} url @param {Session} admin */
function uploadTo(url, admin) {
  const body = new FormData();
  body.append('action', String(uploadLogo.action));
  body.append('logo', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'logo.png');
  return ask(`${url}${uploadLogo.path}`, { method: 'POST', body, headers: credentials(admin) });
}
