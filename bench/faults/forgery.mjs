import { createHmac } from 'node:crypto';
import { verifyPayment } from '@institute/contract/payments';
import { getUserData } from '@institute/contract/people';
import { openFunding, sendWebhook, takeCards } from './cards.mjs';
import { must, untilDone } from './site.mjs';

/**
 * Forged, flipped, replayed and cross-account payments, and a provider that lies: nothing is
 * credited but what was paid, to whom paid it.
 * @param {import('./site.mjs').Site} site @param {{ short: boolean }} options
 */
export async function run(site, { short }) {
  const rounds = short ? 4 : 100;
  await takeCards(site);
  let payer = await site.student('Honest');
  const thief = await site.student('Thief');
  const balance = async (/** @type {typeof thief} */ who) =>
    (await who.call(getUserData, {})).wallet;
  let paid = 0;
  for (let round = 0; round < rounds; round += 1) {
    // The limit of payments opened an hour is part of the defence; each person stays below it.
    if (round % 20 === 0 && round > 0) payer = await site.student(`Honest ${round}`);
    const before = await balance(payer);
    const unpaid = await openFunding(payer, 500);
    const { reference } = unpaid;
    const key = site.simulator.secretKey;
    const right = createHmac('sha512', key)
      .update(JSON.stringify({ event: 'charge.success', data: { reference } }))
      .digest('hex');
    const bit = round % right.length;
    const flipped = `${right.slice(0, bit)}${right[bit] === '0' ? '1' : '0'}${right.slice(bit + 1)}`;
    const refused = await Promise.all([
      sendWebhook(site, reference, { key: 'sk_test_of_a_forger' }),
      sendWebhook(site, reference, { signature: flipped }),
      sendWebhook(site, reference, { signature: '' }),
      sendWebhook(site, reference, { sent: (body) => body.replace('FUND', 'fund') }),
      site.simulator.webhook(reference, { forged: true }),
    ]);
    must(
      refused.slice(0, 4).every((status) => status === 401),
      `forgeries were answered ${refused}`,
    );
    // Signed rightly, but the provider knows of no payment; then of a wrong one.
    await sendWebhook(site, reference);
    await payer.call(verifyPayment, { reference });
    const lies = [
      { amount: unpaid.amount - 1 },
      { currency: 'USD' },
      { status: /** @type {const} */ ('failed') },
    ];
    site.simulator.pay({ ...unpaid, ...lies[round % 3] });
    await sendWebhook(site, reference);
    const lied = await payer.call(verifyPayment, { reference });
    must(lied.state === 'failed', `a lie left the payment ${lied.state}`);
    must((await balance(payer)) === before, 'something was credited that nobody paid');

    const real = await openFunding(payer, 300);
    site.simulator.pay(real);
    const stolen = await thief.call(verifyPayment, real).then(
      () => true,
      () => false,
    );
    must(!stolen, 'another could verify a payment that is not theirs');
    const foreign = `FUND_f${process.pid}${round}`;
    site.simulator.pay({ reference: foreign, amount: 20_000, email: payer.user.email });
    const taken = await thief.call(verifyPayment, { reference: foreign }).then(
      () => true,
      () => false,
    );
    must(!taken, 'another could claim a payment of a verified e-mail');
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
