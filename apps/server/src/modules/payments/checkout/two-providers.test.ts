import type { ProviderName } from '@institute/contract/payments/payments';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { FakePaystack, openFunding, signatureOf } from '../../../../test/support/paystack.ts';
import type { CardProviders } from '../../../platform/card-provider.ts';
import { cardPayments, paymentDifferences, reconciliations } from '../../../schema/index.ts';
import { checkLedger, walletBalance } from '../../ledger/index.ts';
import { reconcileAll } from '../reconciliation/reconcile.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { sweepPayments } from './sweep-payments.ts';

/** A second provider, as there is one after a change: what it has begun it goes on settling. */
const EARLIER = 'earlier' as ProviderName;
const paystack = new FakePaystack();
const earlier = new FakePaystack(EARLIER);

let institute: Institute;
let payer: Person;
beforeAll(async () => {
  const cardProviders: CardProviders = Object.fromEntries([
    ['paystack', paystack],
    [EARLIER, earlier],
  ]) as Record<ProviderName, FakePaystack>;
  institute = await Institute.open({}, { cardProviders });
  const admin = await institute.admin();
  await admin.call.updateAppSettings({ paystackKey: 'pk_test_of_the_tests' });
  payer = await institute.student();
});
afterAll(() => institute.close());

const db = () => institute.services.db;
const balance = () => walletBalance(db(), payer.id);
const rowOf = async (reference: string) =>
  (await db().select().from(cardPayments).where(eq(cardPayments.reference, reference)))[0];

/** A payment that was opened before the change. */
async function openedEarlier(naira: number) {
  const opened = await openFunding(payer, naira);
  await db()
    .update(cardPayments)
    .set({ provider: EARLIER })
    .where(eq(cardPayments.reference, opened.reference));
  return opened;
}

describe('with two providers', () => {
  it('a new payment is of the first, and says so', async () => {
    const { reference, script } = await openFunding(payer, 100);
    expect(script).toBe(paystack.script);
    expect(await rowOf(reference)).toMatchObject({ provider: 'paystack' });
  });

  // Proves decision-021-1.
  it('a payment is asked about where it was opened, and nowhere else', async () => {
    const opened = await openedEarlier(200);
    earlier.pay(opened);
    const before = paystack.asked.length;
    await payer.call.verifyPayment({ reference: opened.reference });
    expect(await balance()).toBe(20_000);
    expect(earlier.asked).toContain(opened.reference);
    expect(paystack.asked).toHaveLength(before);
  });

  it('one that is away holds up none of the other', async () => {
    const [there, here] = [await openedEarlier(300), await openFunding(payer, 400)];
    earlier.pay(there);
    paystack.pay(here);
    institute.clock.advance({ minutes: 2 });
    earlier.isAway = true;
    await sweepPayments(institute.services);
    earlier.isAway = false;
    expect(await balance()).toBe(60_000);
    expect(await rowOf(there.reference)).toMatchObject({ state: 'pending', settledAt: null });
    institute.clock.advance({ minutes: 10 });
    await sweepPayments(institute.services);
    expect(await balance()).toBe(90_000);
  });

  it('a webhook is believed by the key of its sender alone, and a reference is whose webhook brought it', async () => {
    const reference = 'FUND_from_there';
    earlier.pay({ reference, amount: 10_000, email: payer.email });
    const body = Buffer.from(JSON.stringify({ event: 'charge.success', data: { reference } }));
    const forged = signatureOf(body.toString(), 'another key');
    expect(await receiveWebhook(institute.services, earlier, body, forged)).toBe(false);
    const signature = signatureOf(body.toString());
    expect(await receiveWebhook(institute.services, earlier, body, signature)).toBe(true);
    await institute.services.jobs.drain();
    expect(await rowOf(reference)).toMatchObject({ provider: EARLIER, state: 'paid' });
    expect(await balance()).toBe(100_000);
  });

  it('a reference that nobody knows is asked about at each of them, by its payer', async () => {
    const reference = 'FUND_of_an_old_page';
    earlier.pay({ reference, amount: 5000, email: payer.email });
    await payer.call.verifyPayment({ reference });
    expect(await rowOf(reference)).toMatchObject({ provider: EARLIER, state: 'paid' });
    expect(await balance()).toBe(105_000);
  });

  // Proves decision-021-1.
  it('money for a payment of the other credits nothing and stands among the differences', async () => {
    const opened = await openedEarlier(700);
    paystack.pay({ ...opened, paidAt: institute.clock.now() });
    const rows = await reconcileAll(institute.services, null);
    expect(rows.map(({ provider, state }) => [provider, state])).toEqual([
      ['paystack', 'differences'],
      [EARLIER, 'agreed'],
    ]);
    expect(await balance()).toBe(105_000);
    const [difference] = await db()
      .select()
      .from(paymentDifferences)
      .where(eq(paymentDifferences.reference, opened.reference));
    expect(difference).toMatchObject({ kind: 'not_credited', providerAmount: 70_000 });
    paystack.transactions.delete(opened.reference);
  });

  it('a comparison adds up both, and says the worst that was found', async () => {
    const admin = await institute.admin();
    earlier.isAway = true;
    const { data } = await admin.call.runReconciliation({});
    earlier.isAway = false;
    expect(data).toMatchObject({ state: 'failed', open: 1 });
    const agreed = (await admin.call.runReconciliation({})).data;
    expect((await admin.call.getReconciliation({})).meta?.last).toEqual(agreed);
    const rows = await db().select().from(reconciliations);
    const both = rows.slice(-2);
    expect(both.map(({ provider }) => provider)).toEqual(['paystack', EARLIER]);
    const counted = both.reduce((sum, row) => sum + row.ledgerCount, 0);
    expect(counted).toBe(5);
    expect(agreed).toMatchObject({ state: 'agreed', ledger_count: counted, ledger_total: 1050 });
  });

  // Proves decision-021-1.
  it('without its keys an earlier payment waits as it is', async () => {
    const opened = await openedEarlier(900);
    earlier.pay(opened);
    const services = { ...institute.services, cardProviders: { paystack } };
    institute.clock.advance({ minutes: 5 });
    const before = await rowOf(opened.reference);
    await sweepPayments(services);
    expect(await rowOf(opened.reference)).toEqual(before);
    await sweepPayments(institute.services);
    expect(await balance()).toBe(195_000);
    expect((await checkLedger(db())).problems).toEqual([]);
  });
});
