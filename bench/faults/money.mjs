import { setTimeout as wait } from 'node:timers/promises';
import { runReconciliation } from '@institute/contract/payments/managed-payments';
import { updateAppSettings } from '@institute/contract/settings/managed-settings';
import { takeCards } from './cards.mjs';
import { chanceOf } from './chance.mjs';
import { audit } from './money-audit.mjs';
import { eventsOf, kindsOfEvent } from './money-events.mjs';
import { paysOut } from './money-settlements.mjs';
import { must, untilDone } from './site.mjs';

/** @typedef {import('./site.mjs').Site} Site */

const TOGETHER = 5;
/** In how many rounds the provider pays out once: the office may not ask for more comparisons. */
const ROUNDS_TO_SETTLE = 4;
/** What a quiet moment may take to come: the product asks by itself within a minute. */
const QUIET_MS = 300_000;

/**
 * Whatever arrives in whatever order, the books are right (promise 27): people pay by card and by hand, and what
 * is heard of it comes doubled, late, forged, before the money or not at all, with kills in between. At each
 * quiet moment an auditor that knows nothing of the product's code holds ledger, statements, invoices and bank
 * against each other. MONEY_SEED repeats a run.
 * @param {Site} site @param {{ short: boolean }} options
 */
export async function run(site, { short }) {
  const sequences = short ? 10 : 200;
  const seed = Number(process.env.MONEY_SEED ?? Math.floor(Math.random() * 1e9));
  console.log(`     money: MONEY_SEED=${seed}`);
  const chance = chanceOf(seed);
  const office = await takeCards(site);
  await office.call(updateAppSettings, { accountNumbers: 'wema-bank' });
  // What other faults on the same site were paid is not ours to judge.
  const notOurs = new Set(site.simulator.paidIn().map(({ reference }) => reference));
  /** @type {import('./money-events.mjs').Ground} */
  const ground = {
    site,
    office,
    chance,
    short,
    people: [],
    notOurs,
    hands: new Map(),
    bills: new Map(),
    charges: new Map(),
  };
  let events = 0;
  let kills = 0;
  for (let done = 0; done < sequences; done += TOGETHER) {
    const begun = Array.from({ length: Math.min(TOGETHER, sequences - done) }, async () => {
      const person = await untilDone(() => site.student('Payer'));
      if (!person) throw new Error('there is no payer');
      ground.people.push(person);
      for (const event of eventsOf(ground, person)) {
        await event();
        events += 1;
      }
    });
    const isPaidOut = (done / TOGETHER) % ROUNDS_TO_SETTLE === 0;
    if (isPaidOut) begun.push(paysOut(ground));
    await wait(200 + chance() * 1500);
    await site.kill();
    kills += 1;
    await site.start();
    await Promise.all(begun);
    await expectQuiet(ground, `MONEY_SEED=${seed}, sequence ${done + TOGETHER}`);
    console.log(`     money: right after ${done + TOGETHER} sequences and ${kills} kills`);
  }
  return `${sequences} sequences of ${events} events of ${kindsOfEvent} kinds, ${kills} kills, ledger = statements = invoices = bank = settlements after each, refunds, disputes and charges of saved cards in it (seed ${seed})`;
}

/** Waits until everything that was paid has arrived, and fails on what is too much at once. @param {import('./money-events.mjs').Ground} ground @param {string} where */
async function expectQuiet(ground, where) {
  const { site, people, hands, bills, charges, notOurs } = ground;
  let begun = performance.now();
  let isRefused = false;
  for (let looks = 0; ; looks += 1) {
    // What nobody told of comes in by the comparison with the provider. The office may ask for it twenty times in a
    // quarter of an hour, so it is asked where things have not come by themselves, and time begins where it may be.
    if (isRefused || looks % 20 === 3) {
      isRefused = false;
      const isDone = (/** @type {string} */ message) => {
        isRefused = message.includes(' 429 ');
        return isRefused;
      };
      await untilDone(() => ground.office.call(runReconciliation, {}), { isDone });
      if (isRefused) begun = performance.now();
    }
    const wrong = await audit(site, {
      ...{ people, bills, charges, office: hands, bank: bankOf(site, notOurs) },
    });
    if (wrong.length === 0) return;
    must(performance.now() - begun < QUIET_MS, `${where}: ${wrong.join('; ')}`);
    await wait(2000);
  }
}

/** What the simulated bank says. @param {Site} site @param {Set<string>} notOurs @returns {import('./money-audit.mjs').Bank} */
function bankOf({ simulator }, notOurs) {
  /** @type {import('./money-audit.mjs').Bank} */
  const bank = {
    ...{ held: new Map(), reversed: new Map(), back: new Map(), charged: new Map() },
    paidOut: simulator.settlements(),
  };
  const { held, reversed, back, charged } = bank;
  for (const { reference, email, amount, currency, status, isCharge } of simulator.paidIn()) {
    if (isCharge) charged.set(email, [...(charged.get(email) ?? []), amount]);
    if (currency !== 'NGN' || notOurs.has(reference)) continue;
    const those = status === 'reversed' ? reversed : held;
    those.set(email, [...(those.get(email) ?? []), amount]);
  }
  for (const { one, amount, status } of simulator.refunds.all) {
    if (status === 'failed') continue;
    const refund = { amount, isSent: status === 'processed' };
    back.set(one.email, [...(back.get(one.email) ?? []), refund]);
  }
  return bank;
}
