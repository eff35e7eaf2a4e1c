import { createHmac } from 'node:crypto';
import { getUserData } from '@institute/contract/auth/user';
import { verifyPayment } from '@institute/contract/payments/payments';
import { openFunding, sendWebhook, takeCards } from './cards.mjs';
import { must, untilDone } from './site.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./site.mjs').Session} Session */

const balance = async (/** @type {Session} */ who) => (await who.call(getUserData, {})).wallet;

/**
 * Forged, flipped, replayed and cross-account payments, and a provider that lies: nothing is
 * credited but what was paid, to whom paid it.
 * @param {Site} site @param {{ short: boolean }} options
 */
export async function run(site, { short }) {
  const rounds = short ? 4 : 100;
  await takeCards(site);
  let payer = await site.student('Honest');
  const thief = await site.student('Thief');
  let paid = 0;
  for (let round = 0; round < rounds; round += 1) {
    // The limit of payments opened an hour is part of the defence; each person stays below it.
    if (round % 20 === 0 && round > 0) payer = await site.student(`Honest ${round}`);
    const before = await balance(payer);
    const unpaid = await openFunding(payer, 500);
    await forge(site, unpaid.reference, round);
    await lie(site, payer, unpaid, round);
    must((await balance(payer)) === before, 'something was credited that nobody paid');

    const real = await openFunding(payer, 300);
    site.simulator.pay(real);
    const foreign = `FUND_f${process.pid}${round}`;
    site.simulator.pay({ reference: foreign, amount: 20_000, email: payer.user.email });
    for (const { reference } of [real, { reference: foreign }]) {
      must(!(await isTaken(thief, reference)), `another could verify ${reference}, not theirs`);
    }
    for (let replay = 0; replay < 5; replay += 1) {
      await sendWebhook(site, real.reference);
      await sendWebhook(site, foreign);
      await payer.call(verifyPayment, real);
    }
    const settled = await untilDone(async () => {
      const now = await balance(payer);
      if (now < before + 500) throw new Error('not yet');
      return now;
    });
    must(settled === before + 500, `${settled} instead of ${before + 500}`);
    paid += 2;
  }
  must((await balance(thief)) === 0, 'the thief was credited');
  return `${rounds} rounds of forgeries, flips, lies and thefts; ${paid} payments credited, once each`;
}

/**
 * Webhooks signed wrongly, not at all, or changed after signing; none of them is taken.
 * @param {Site} site @param {string} reference @param {number} round
 */
async function forge(site, reference, round) {
  const right = createHmac('sha512', site.simulator.secretKey)
    .update(JSON.stringify({ event: 'charge.success', data: { reference } }))
    .digest('hex');
  const bit = round % right.length;
  const flipped = `${right.slice(0, bit)}${right[bit] === '0' ? '1' : '0'}${right.slice(bit + 1)}`;
  const refused = await Promise.all([
    sendWebhook(site, reference, { key: 'sk_test_of_a_forger' }),
    sendWebhook(site, reference, { signature: flipped }),
    sendWebhook(site, reference, { signature: '' }),
    sendWebhook(site, reference, { signature: null }),
    sendWebhook(site, reference, { sent: (body) => body.replace('FUND', 'fund') }),
    sendWebhook(site, reference, { sent: (body) => flippedAt(body, round) }),
    site.simulator.webhook(reference, { forged: true }),
  ]);
  must(
    refused.slice(0, -1).every((status) => status === 401),
    `forgeries were answered ${refused}`,
  );
}

/** A body in which one bit of one byte is another, so that it may be no JSON any more. @param {string} body @param {number} round */
function flippedAt(body, round) {
  const at = round % body.length;
  return body.slice(0, at) + String.fromCharCode(body.charCodeAt(at) ^ 1) + body.slice(at + 1);
}

/**
 * Webhooks signed rightly, where the provider first knows of no payment and then of a wrong one.
 * @param {Site} site @param {Session} payer
 * @param {Awaited<ReturnType<typeof openFunding>>} unpaid @param {number} round
 */
async function lie(site, payer, unpaid, round) {
  const { reference } = unpaid;
  await sendWebhook(site, reference);
  await payer.call(verifyPayment, { reference });
  // Another amount is no lie: what the provider verifies is credited, and no more (decision 123).
  const lies = [{ amount: 0 }, { currency: 'USD' }, { status: /** @type {const} */ ('failed') }];
  site.simulator.pay({ ...unpaid, ...lies[round % 3] });
  await sendWebhook(site, reference);
  const lied = await payer.call(verifyPayment, { reference });
  must(lied.state === 'failed', `a lie left the payment ${lied.state}`);
}

/** Whether a person can verify a payment. @param {Session} person @param {string} reference */
const isTaken = (person, reference) =>
  person.call(verifyPayment, { reference }).then(
    () => true,
    () => false,
  );
