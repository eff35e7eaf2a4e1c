import { setTimeout as wait } from 'node:timers/promises';
import { verifyPayment } from '@institute/contract/payments/payments';
import { openFunding, sendWebhook, takeCards } from './cards.mjs';
import { wholeHistory } from './load.mjs';
import { must, untilDone } from './site.mjs';

/**
 * Webhooks and verifications by the dozen for each of many references, all at once, with kills in
 * between: each reference is credited once.
 * @param {import('./site.mjs').Site} site @param {{ short: boolean }} options
 */
export async function run(site, { short }) {
  const references = short ? 16 : 200;
  const each = short ? 12 : 50;
  const together = short ? 4 : 5;
  const killEvery = short ? 8 : 20;
  await takeCards(site);
  const payers = [];
  for (let made = 0; made < Math.ceil(references / 5); made += 1) {
    payers.push(await site.student(`Payer ${made}`));
  }
  const opened = [];
  for (let at = 0; at < references; at += 1) {
    const payer = payers[at % payers.length];
    if (!payer) throw new Error('there are no payers');
    // An amount of its own tells the payments of a wallet apart.
    opened.push({ payer, naira: 100 + at, ...(await openFunding(payer, 100 + at)) });
  }
  let kills = 0;
  for (let from = 0; from < references; from += together) {
    const some = opened.slice(from, from + together);
    const sent = some.flatMap(({ payer, reference, amount, email }) => {
      site.simulator.pay({ reference, email, amount });
      return Array.from({ length: each }, () => [
        sendWebhook(site, reference),
        payer.call(verifyPayment, { reference }).catch(() => null),
      ]).flat();
    });
    const isCut = (from / together) % (killEvery / together) === 1;
    if (isCut) {
      await wait(40);
      await site.kill();
      kills += 1;
    }
    await Promise.all(sent);
    if (isCut) await site.start();
  }
  for (const { payer, reference } of opened) {
    const found = await untilDone(() => payer.call(verifyPayment, { reference }));
    must(found?.state === 'paid', `${reference} is ${found?.state}`);
  }
  for (const payer of payers) {
    const own = opened.filter((one) => one.payer === payer).map(({ naira }) => naira);
    const credits = (await wholeHistory(payer)).map(({ amount }) => amount);
    const sorted = (/** @type {number[]} */ all) => JSON.stringify([...all].sort((a, b) => a - b));
    must(sorted(credits) === sorted(own), `paid ${sorted(own)}, credited ${sorted(credits)}`);
  }
  return `${references} references, ${each} webhooks and ${each} verifications each, ${kills} kills, each credited once`;
}
