import { setTimeout as wait } from 'node:timers/promises';
import { updateAppSettings } from '@institute/contract/settings/managed-settings';
import { getAppSettings } from '@institute/contract/settings/settings';
import { PostOffice } from '../../apps/server/test/support/post-office.ts';
import { startS3 } from '../../apps/server/test/support/s3-server.ts';
import { newDatabase } from '../support/institute.mjs';
import { Balancer } from './balancer.mjs';
import { mailsTo, walkMainJob } from './main-job.mjs';
import { byThePace } from './pace.mjs';
import { must, Site } from './site.mjs';

/** What the office changes is seen on every machine within this. */
const SEEN_MS = 1000;

/**
 * Two machines of ours with folders of their own, one PostgreSQL, one bucket and one mail server,
 * behind a balancer that hands each request to the other one: the main job is walked twice, the second
 * time with every request at the machine which did not have it the first time. Null on the embedded
 * database, which serves one machine.
 * @param {Site} _site
 * @param {{ postgres: import('../../tools/postgres.mjs').Postgres | null }} options
 */
export async function run(_site, { postgres }) {
  if (!postgres) return null;
  const [bucket, post, balancer] = await Promise.all([
    startS3(),
    PostOffice.open(),
    new Balancer().open(),
  ]);
  const databaseUrl = await newDatabase(postgres, 'machines');
  const own = { ...bucket.environment, SMTP_URL: post.url, PUBLIC_URL: balancer.url };
  const first = await Site.open(databaseUrl, own);
  const {
    PAYSTACK_SECRET_KEY = '',
    PAYSTACK_API_URL = '',
    PAYSTACK_INLINE_URL = '',
  } = first.environment;
  const provider = { PAYSTACK_SECRET_KEY, PAYSTACK_API_URL, PAYSTACK_INLINE_URL };
  const second = await Site.open(databaseUrl, { ...own, ...provider });
  const machines = [first, second];
  for (const machine of machines) balancer.add(machine.url);
  const site = first.at(balancer.url);
  const mails = mailsTo(post);
  try {
    await walkMainJob(site, { machines, mails });
    if (balancer.counts.served % 2 === 0) await site.isReady();
    await walkMainJob(site, { machines, mails });
    const seen = await byThePace(async (pace) => [
      await expectSeen(first, second, pace),
      await expectSeen(second, first, pace),
    ]);
    const { served, failed } = balancer.counts;
    must(failed.length === 0, `${failed.length} of ${served} requests failed: ${failed}`);
    await second.halt();
    await first.stop();
    return `the main job over ${served} requests, each at the other machine; the office’s changes seen on the other within ${Math.max(...seen)} ms`;
  } finally {
    for (const machine of machines) await machine.kill();
    await second.simulator.stop();
    balancer.close();
    await Promise.all([bucket.close(), post.goAway()]);
  }
}

/**
 * Changes the institute's name at one machine, and gives after how many ms calls and pages of the
 * other show it.
 * @param {Site} one @param {Site} other @param {import('./pace.mjs').Pace} pace
 */
async function expectSeen(one, other, pace) {
  const office = await one.administrator();
  const siteName = `Institute ${crypto.randomUUID()}`;
  const shows = [`${getAppSettings.path}?action=${getAppSettings.action}`, '/'];
  // Both have been shown before, and may be kept.
  for (const path of shows) await (await fetch(other.url + path)).text();
  await office.call(updateAppSettings, { siteName });
  const begun = performance.now();
  for (const path of shows) {
    while (!(await (await fetch(other.url + path)).text()).includes(siteName)) {
      pace.expectWithin(
        performance.now() - begun,
        SEEN_MS,
        `${path} of the other machine is old: it`,
      );
      await wait(10);
    }
  }
  return Math.round(performance.now() - begun);
}
