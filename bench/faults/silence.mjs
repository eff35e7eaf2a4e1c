import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyPayment } from '@institute/contract/payments';
import { startS3 } from '../../apps/server/test/support/s3-server.ts';
import { launch } from '../../e2e/support/product.ts';
import { ANSWER_MS, ask, expectHonest, expectWellSoon, SETTINGS, uploadTo } from './asking.mjs';
import { openFunding, takeCards } from './cards.mjs';
import { startMutable } from './mutable.mjs';
import { byThePace } from './pace.mjs';
import { frozenDatabase } from './silence-database.mjs';
import { fullDisk } from './silence-disk.mjs';
import { must, untilDone } from './site.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./pace.mjs').Pace} Pace */

/**
 * Whatever the product asks goes silent: a database that stands still, a payment provider, a bucket
 * and a mail server that accept and never answer, a full disk. Every request is answered in time,
 * by an honest 503 where it needs what is silent, nothing is half done, and all is well by itself
 * when it returns.
 * @param {Site} site
 * @param {{ short: boolean, postgres: import('../../tools/postgres.mjs').Postgres | null }} options
 */
export function run(site, { short, postgres }) {
  return byThePace(async (pace) => {
    const said = [];
    if (postgres) said.push(await frozenDatabase(site, postgres, short ? 10_500 : 30_000, pace));
    if (!postgres || !short) said.push(await silentServices(site, short, pace));
    if (!postgres) said.push(await fullDisk(pace));
    return said.join('; ');
  });
}

/** @param {Site} site @param {boolean} short @param {Pace} pace */
async function silentServices(site, short, pace) {
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
    expectHonest(got, 'a file', pace);
    expectHonest(sent, 'an upload', pace);
    must(ready.status === 200, 'it was not ready though its database was');
    pace.expectWithin(mailed, ANSWER_MS, 'a sign-up beside a silent mail server');
    pace.expectWithin(ms, ANSWER_MS, 'a payment');
    const isStarting = short ? null : await silentStart(own);
    bucket.speak();
    provider.speak();
    const isThere = async () => (await ask(logo)).status === 200;
    const well = await expectWellSoon(isThere, 'the bucket', pace);
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
