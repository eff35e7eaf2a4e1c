import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sendMessage } from '@institute/contract/messages/managed-messages';
import { verifyPayment } from '@institute/contract/payments/payments';
import { PostOffice } from '../../apps/server/test/support/post-office.ts';
import { startS3 } from '../../apps/server/test/support/s3-server.ts';
import { launch } from '../../e2e/support/product.ts';
import {
  ANSWER_MS,
  ask,
  askFor,
  expectDoneOrHonest,
  expectHonest,
  expectWellSoon,
  READY_MS,
  SETTINGS,
  uploadTo,
} from './asking.mjs';
import { openFunding, takeCards } from './cards.mjs';
import { startMutable } from './mutable.mjs';
import { byThePace } from './pace.mjs';
import { databaseAway } from './silence-database.mjs';
import { fullDisk } from './silence-disk.mjs';
import { must, untilDone } from './site.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./site.mjs').Session} Session */
/** @typedef {import('./pace.mjs').Pace} Pace */

/** Only to end what hangs: mails are tried again by a schedule of their own. */
const HUNG_MS = 600_000;

/**
 * Whatever the product asks goes away or silent: a database that has ended or stands still, a payment
 * provider, a bucket and a mail server that accept and never answer, a full disk. Every request is answered in time,
 * by an honest 503 where it needs what is silent, nothing is half done, and all is well by itself
 * when it returns.
 * @param {Site} site
 * @param {{ short: boolean, postgres: import('../../tools/postgres.mjs').Postgres | null }} options
 */
export function run(site, { short, postgres }) {
  return byThePace(async (pace) => {
    const said = [];
    if (postgres) {
      const frozen = /** @type {const} */ ({ way: 'frozen', forMs: short ? 10_500 : 30_000 });
      said.push(await databaseAway(site, postgres, frozen, pace));
      said.push(await databaseAway(site, postgres, { way: 'stopped', forMs: 3_000 }, pace));
    }
    if (!postgres || !short) said.push(await silentServices(site, short, pace));
    const on = postgres ? 'postgres' : 'embedded';
    if (!postgres || !short) said.push(await fullDisk({ short, on }, pace));
    return said.join('; ');
  });
}

/** @param {Site} site @param {boolean} short @param {Pace} pace */
async function silentServices(site, short, pace) {
  const s3 = await startS3();
  const bucket = await startMutable(Number(new URL(s3.settings.endpoint).port));
  const provider = await startMutable(Number(new URL(site.simulator.apiUrl).port));
  const office = await PostOffice.open();
  const mail = await startMutable(Number(new URL(office.url).port));
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
    const logoNow = async () => {
      const settings = await fetch(`${site.url}${SETTINGS}`).then((it) => it.json());
      return `${site.url}/${settings.data.logo}`;
    };
    const logo = await logoNow();
    const { body: picture } = await ask(logo);

    for (const one of [bucket, provider, mail]) one.mute();
    const begun = performance.now();
    const signUp = site.student('Mailed').then((who) => ({ who, ms: performance.now() - begun }));
    const [got, sent, ready, paid, mailed] = await Promise.all([
      ask(logo),
      sendLogo(),
      ask(`${site.url}/readyz`),
      askFor(site.url, verifyPayment, { reference }, payer),
      signUp,
    ]);
    const ms = performance.now() - begun;
    expectHonest(got, 'a file', pace);
    expectHonest(sent, 'an upload', pace);
    must(ready.status === 200, 'it was not ready though its database was');
    pace.expectWithin(ready.ms, READY_MS, '/readyz');
    pace.expectWithin(mailed.ms, ANSWER_MS, 'a sign-up beside a silent mail server');
    if (expectDoneOrHonest(paid, 'a payment', pace) === 'done') {
      const { state } = JSON.parse(paid.body.toString()).data;
      must(state === 'pending', `a payment that nobody could ask about was called ${state}`);
    }
    const isStarting = short ? null : await silentStart(own);
    const told = short ? null : await tell(admin, [payer, mailed.who]);
    // Each of them is tried once in vain at least.
    if (told) await wait(ANSWER_MS + 2_000);
    for (const one of [bucket, provider, mail]) one.speak();
    const isThere = async () => (await ask(logo)).status === 200;
    const well = await expectWellSoon(isThere, 'the bucket', pace);
    must((await logoNow()) === logo, 'an upload that was refused changed the logo');
    must((await ask(logo)).body.equals(picture), 'the logo is not the one of before');
    const state = await untilDone(() => payer.call(verifyPayment, { reference }));
    must(state?.state !== 'paid', 'a payment that nobody made was credited');
    const mails = told ? `, ${await expectMailsOnce(office, told, mailed.who)}` : '';
    const start = isStarting === null ? '' : `, a start refused in one line after ${isStarting} ms`;
    return `bucket, provider and mail silent: answered within ${Math.round(ms)} ms, well ${well} ms after${mails}${start}`;
  } finally {
    await site.halt();
    for (const one of [bucket, provider, mail]) one.stop();
    await s3.close();
    await office.goAway();
    await site.start();
  }
}

/** Sends a message by mail, and gives its subject and who is to have it. @param {Session} admin @param {Session[]} readers */
async function tell(admin, readers) {
  const subject = `Silence of ${crypto.randomUUID()}`;
  const recipients = readers.map(({ user }) => user.email);
  const form = /** @type {const} */ ({ message: 'Peace be upon you', delivery_method: 'email' });
  const request_key = crypto.randomUUID();
  await admin.call(sendMessage, { ...form, subject, recipients, request_key });
  return { subject, recipients };
}

/**
 * What waited for the mail server comes, each mail once: a message, and what a sign-up sends.
 * @param {PostOffice} office @param {Awaited<ReturnType<typeof tell>>} told @param {Session} newcomer
 */
async function expectMailsOnce(office, { subject, recipients }, newcomer) {
  const begun = performance.now();
  const own = (/** @type {string} */ email, /** @type {boolean} */ isMessage) =>
    office.taken.filter(({ to, raw }) => to === email && raw.includes(subject) === isMessage);
  const counts = () => [
    ...recipients.map((email) => own(email, true).length),
    own(newcomer.user.email, false).length,
  ];
  while (counts().includes(0)) {
    must(performance.now() - begun < HUNG_MS, `mails were lost: ${counts()}`);
    await wait(200);
  }
  const seconds = Math.round((performance.now() - begun) / 1000);
  // Whatever would send one again has its turn.
  await wait(ANSWER_MS);
  must(
    counts().every((count) => count === 1),
    `mails came ${counts().join(', ')} times`,
  );
  return `${counts().length} mails once each within ${seconds} s`;
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
