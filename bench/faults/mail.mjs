import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { getSentMessages, sendMessage } from '@institute/contract/messages/managed-messages';
import { PostOffice } from '../../apps/server/test/support/post-office.ts';
import { must, untilDone } from './site.mjs';

/** @typedef {import('./site.mjs').Site} Site */

const KILLS = 10;
const RECIPIENTS = 12;
/** So many mails go out at the same time, and may be doubled by one kill (decision 016). */
const LANES = 4;
/** A claim of a killed process has run out by then (three minutes). */
const CLAIM_MS = 200_000;
/** Only to end what hangs. */
const HUNG_MS = 300_000;

/**
 * Kills the product (SIGKILL) while its mails are on their way: when the mail server has taken one and
 * not said so, and by turns at once after it has, before that is written down. After the next start
 * every mail has come, and what came twice has the Message-ID of the first time (promise 19). The clock
 * of each start is set on, so that what the dead one had undertaken is free at once. In full alone.
 * @param {Site} site @param {{ short: boolean }} options
 */
export async function run(site, { short }) {
  if (short) return null;
  const office = await PostOffice.open();
  try {
    await site.halt();
    await startAt(site, office, 0);
    /** @type {string[]} */
    const emails = [];
    for (let made = 0; made < RECIPIENTS; made += 1) {
      emails.push((await site.student(`Reader ${made}`)).user.email);
    }
    /** @type {number[]} */
    const sent = [];
    for (let kills = 0; kills < KILLS; kills += 1) {
      const when = { after: 1 + (kills % RECIPIENTS), isSaid: kills % 2 === 1 };
      const reborn = killAmid(site, office, when).then(() => startAt(site, office, kills + 1));
      // Mails of an earlier life may bring the kill before the message is written.
      const [id] = await Promise.all([send(site, subjectOf(kills), emails), reborn]);
      sent.push(id);
    }
    // Work that a killed process had undertaken is noticed by the clock, or with the next mail.
    sent.push(await send(site, subjectOf(KILLS), emails));
    await untilSent(site, sent);
    return expectEach(office, emails);
  } finally {
    await office.goAway();
    await site.halt();
    await site.start();
  }
}

const subjectOf = (/** @type {number} */ kills) => `Mail of life ${kills}`;

/** @param {Site} site @param {PostOffice} office @param {number} claims that have run out by its clock */
function startAt(site, office, claims) {
  return site.start({
    SMTP_URL: office.url,
    NODE_OPTIONS: `--import=${pathToFileURL(`${import.meta.dirname}/clock.mjs`).href}`,
    FAULT_CLOCK: new Date(Date.now() + claims * CLAIM_MS).toISOString(),
  });
}

/**
 * Kills the site when the mail server has taken so many mails more, before it says so or just after.
 * @param {Site} site @param {PostOffice} office @param {{ after: number, isSaid: boolean }} when
 * @returns {Promise<void>}
 */
function killAmid(site, office, { after, isSaid }) {
  let left = after;
  return new Promise((resolve, reject) => {
    office.beforeAnswer = async () => {
      left -= 1;
      if (left > 0) return;
      office.beforeAnswer = async () => undefined;
      if (isSaid) setImmediate(() => site.kill().then(resolve, reject));
      else await site.kill().then(resolve, reject);
    };
  });
}

/** @param {Site} site @param {string} subject @param {string[]} recipients @returns {Promise<number>} its id */
async function send(site, subject, recipients) {
  const request_key = crypto.randomUUID();
  const message = {
    subject,
    message: 'Peace be upon you',
    delivery_method: /** @type {const} */ ('email'),
    recipients,
    request_key,
  };
  // A kill may cut off the answer; the next life has the message under its key.
  const attempt = async () => (await site.administrator()).call(sendMessage, message);
  const made = await untilDone(attempt, { forMs: 20 * 60_000 });
  if (!made) throw new Error('a message was not sent');
  return made.id;
}

/** @param {Site} site @param {number[]} ids */
async function untilSent(site, ids) {
  const office = await site.administrator();
  for (const limit = Date.now() + HUNG_MS; ; await wait(200)) {
    const found = await Promise.all(
      ids.map((message_id) => office.call(getSentMessages, { message_id })),
    );
    const reports = found.map(([one]) => one?.mail);
    if (reports.every((report) => report?.sent === RECIPIENTS)) return;
    must(Date.now() < limit, `mails were lost: ${JSON.stringify(reports)}`);
  }
}

/** @param {PostOffice} office @param {string[]} emails */
function expectEach(office, emails) {
  let doubled = 0;
  const ids = new Set();
  for (let kills = 0; kills <= KILLS; kills += 1) {
    const line = new RegExp(`^Subject: ${subjectOf(kills)}\\r?$`, 'm');
    const mails = office.taken.filter(({ raw }) => line.test(raw));
    for (const email of emails) {
      const own = mails.filter(({ to }) => to === email);
      const names = new Set(own.map(({ messageId }) => messageId));
      must(own.length > 0, `${subjectOf(kills)} was lost for ${email}`);
      must(names.size === 1, `${subjectOf(kills)} came under ${names.size} Message-IDs`);
      ids.add([...names][0]);
      doubled += own.length - 1;
    }
  }
  must(ids.size === emails.length * (KILLS + 1), 'two mails have one Message-ID');
  must(doubled > 0, 'no kill came between sending and marking');
  must(doubled <= KILLS * LANES, `${doubled} mails were doubled by ${KILLS} kills`);
  return `${KILLS} kills amid ${ids.size} mails: none lost, ${doubled} doubled, each under its Message-ID`;
}
