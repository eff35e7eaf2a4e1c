// Proves promise-3.

import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Institute, Person } from '../../../../test/support/institute.ts';
import {
  type FakePaystack,
  openClassPayment,
  openFunding,
  openWithCards,
  signatureOf,
  webhook,
} from '../../../../test/support/paystack.ts';
import { aPaidClass } from '../../../../test/support/school.ts';
import { patience, sequences } from '../../../../test/support/sequences.ts';
import type { CardTransaction } from '../../../platform/card-provider.ts';
import { cardPayments, enrolments, paymentDifferences, transfers } from '../../../schema/index.ts';
import { checkLedger, walletBalance } from '../../ledger/index.ts';
import { sweepPayments } from './sweep-payments.ts';

/** Sequences of a run that nobody asked for more of. */
const FEW = 12;

let institute: Institute;
let paystack: FakePaystack;
beforeAll(async () => {
  ({ institute, paystack } = await openWithCards());
});
afterAll(() => institute.close());

const db = () => institute.services.db;
const balanceOf = (who: Person) => walletBalance(db(), who.id);
const credits = async (reference: string) =>
  db()
    .select()
    .from(transfers)
    .where(eq(transfers.idempotencyKey, `card:${reference.replaceAll('_', '-')}`));
const rowOf = async (reference: string) =>
  (await db().select().from(cardPayments).where(eq(cardPayments.reference, reference)))[0];
const drain = () => institute.services.jobs.drain();
const sweep = () => sweepPayments(institute.services);

describe('a webhook', () => {
  // Proves rulings-3-1, promise-4.
  it('is answered at once and credits once, however often it comes', async () => {
    const payer = await institute.student();
    const { reference, amount, email } = await openFunding(payer, 500);
    paystack.pay({ reference, amount, email });
    for (let time = 0; time < 3; time += 1) expect(await webhook(institute, reference)).toBe(200);
    expect(await balanceOf(payer)).toBe(0);
    await drain();
    expect(await webhook(institute, reference)).toBe(200);
    await drain();
    expect(await balanceOf(payer)).toBe(50_000);
    expect(await credits(reference)).toHaveLength(1);
  });

  // Proves rulings-3-1, promise-5.
  it('that is forged, flipped or cut is refused and nobody is asked', async () => {
    const payer = await institute.student();
    const { reference, amount, email } = await openFunding(payer, 500);
    paystack.pay({ reference, amount, email });
    const before = paystack.asked.length;
    const body = JSON.stringify({ event: 'charge.success', data: { reference } });
    const right = signatureOf(body);
    const flipped = `${right.slice(0, -1)}${right.endsWith('0') ? '1' : '0'}`;
    for (const signature of ['', 'null', signatureOf(body, 'another key'), flipped]) {
      expect(await webhook(institute, reference, { body, signature })).toBe(401);
    }
    const raised = body.replace('success', 'success ');
    expect(await webhook(institute, reference, { body: raised, signature: right })).toBe(401);
    await drain();
    expect(paystack.asked.length).toBe(before);
    expect(await balanceOf(payer)).toBe(0);
  });

  // Proves promise-5.
  it('is believed in nothing: the provider is asked', async () => {
    const payer = await institute.student();
    const { reference } = await openFunding(payer, 500);
    const body = JSON.stringify({
      event: 'charge.success',
      data: { reference, status: 'success', amount: 50_000, currency: 'NGN' },
    });
    expect(await webhook(institute, reference, { body })).toBe(200);
    await drain();
    expect(await balanceOf(payer)).toBe(0);
    expect((await rowOf(reference))?.state).toBe('pending');
  });

  it('that says nothing to us is taken and left alone; one too long is not', async () => {
    for (const body of ['{}', '[]', 'not JSON', '{"event":"transfer.success","data":{}}']) {
      expect(await webhook(institute, '', { body })).toBe(200);
    }
    expect(await webhook(institute, 'SHOP_1')).toBe(200);
    expect(await rowOf('SHOP_1')).toBeUndefined();
    expect(await webhook(institute, '', { body: 'x'.repeat(70_000) })).toBe(413);
  });
});

describe('what is not as it should be', () => {
  const odd = {
    nothing: { amount: 0 },
    'another currency': { currency: 'USD' },
    'another currency in small letters': { currency: 'ngn' },
  };
  it.each(Object.entries(odd))(
    '%s: credits nothing and stands among the differences',
    async (_, lie) => {
      const payer = await institute.student();
      const { reference, amount, email } = await openFunding(payer, 500);
      paystack.pay({ reference, amount, email, ...lie });
      const { data } = await payer.call.verifyPayment({ reference });
      expect(data).toMatchObject({ state: 'failed', wallet: 0, confirming: false });
      expect(data.reason).toMatch(/The institute has been told/);
      await webhook(institute, reference);
      await drain();
      expect(await credits(reference)).toEqual([]);
      const noted = await db()
        .select()
        .from(paymentDifferences)
        .where(eq(paymentDifferences.reference, reference));
      expect(noted).toMatchObject([{ kind: 'not_credited', userId: payer.id, settledAt: null }]);
    },
  );

  // Proves rulings-10-2.
  it.each([49_999, 50_001])(
    '%i kobo instead of 50,000 are credited whole, and told',
    async (paid) => {
      const payer = await institute.student();
      const { reference, email } = await openFunding(payer, 500);
      paystack.pay({ reference, amount: paid, email });
      const { data } = await payer.call.verifyPayment({ reference });
      expect(data).toMatchObject({ state: 'paid', amount: paid / 100, wallet: paid / 100 });
      expect(data.reason).toMatch(
        / was paid instead of ₦500.00. What was not spent is in your wallet/,
      );
      await webhook(institute, reference);
      await drain();
      expect(await balanceOf(payer)).toBe(paid);
      expect(await credits(reference)).toHaveLength(1);
      const told = (await payer.call.getMessages({})).data;
      expect(told.map(({ subject }) => subject)).toEqual([
        'Another amount was paid than was asked for',
      ]);
    },
  );

  // Proves rulings-10-2.
  it('more than a class costs joins it, and the rest stays; less joins nothing', async () => {
    const { id } = await aPaidClass(institute, 2000);
    const [rich, poor] = [await institute.student(), await institute.student()];
    for (const [payer, paid, left, state] of [
      [rich, 205_000, 5_000, 'paid'],
      [poor, 199_999, 199_999, 'credited'],
    ] as const) {
      const { reference, email } = await openClassPayment(payer, id);
      paystack.pay({ reference, amount: paid, email });
      await Promise.all([
        ...Array.from({ length: 8 }, () => payer.call.verifyPayment({ reference })),
        ...Array.from({ length: 8 }, () => webhook(institute, reference)),
        drain(),
      ]);
      await drain();
      expect(await balanceOf(payer)).toBe(left);
      expect(await credits(reference)).toHaveLength(1);
      expect((await rowOf(reference))?.state).toBe(state);
      const joined = await db().select().from(enrolments).where(eq(enrolments.userId, payer.id));
      expect(joined).toHaveLength(state === 'paid' ? 1 : 0);
      expect((await payer.call.getMessages({})).data).toHaveLength(1);
    }
    expect((await checkLedger(db())).problems).toEqual([]);
  });

  it('another reference than was asked about credits nothing', async () => {
    const payer = await institute.student();
    const { reference, amount, email } = await openFunding(payer, 500);
    paystack.pay({ reference, amount, email });
    const said = paystack.transactions.get(reference);
    if (said) paystack.transactions.set(reference, { ...said, reference: 'FUND_ANOTHER' });
    expect((await payer.call.verifyPayment({ reference })).data.state).toBe('pending');
    expect(await balanceOf(payer)).toBe(0);
  });

  it('a payment of somebody else credits its owner alone, whoever asks', async () => {
    const [owner, thief] = [await institute.student(), await institute.student()];
    const { reference, amount, email } = await openFunding(owner, 500);
    paystack.pay({ reference, amount, email });
    const stolen = await thief.call.verifyPayment({ reference });
    expect(stolen).toMatchObject({ status: false, code: 'payment_not_found' });
    expect(await thief.call.getPaymentReceipt({ reference })).toMatchObject({
      code: 'payment_not_found',
    });
    expect([await balanceOf(owner), await balanceOf(thief)]).toEqual([0, 0]);
    await owner.call.verifyPayment({ reference });
    await thief.call.verifyPayment({ reference });
    expect([await balanceOf(owner), await balanceOf(thief)]).toEqual([50_000, 0]);
    expect((await thief.call.getMyPayments({})).data).toEqual([]);
    expect(await thief.call.getPaymentReceipt({ reference })).toMatchObject({
      code: 'payment_not_found',
    });
  });
});

describe('a reference that a client made', () => {
  it('is honoured by webhook for whom the provider verified', async () => {
    const payer = await institute.student();
    paystack.pay({ reference: 'FUND_123', amount: 30_000, email: payer.email });
    await webhook(institute, 'FUND_123');
    await drain();
    expect(await balanceOf(payer)).toBe(30_000);
    expect((await payer.call.getMyPayments({})).data).toMatchObject([
      { reference: 'FUND_123', state: 'paid', amount: 300 },
    ]);
  });

  // Proves student-7-6.
  it('joins the class it names, in either spelling, and once', async () => {
    const payer = await institute.student();
    const { id } = await aPaidClass(institute, 2000);
    const reference = `CLASS-${id}-987654321`;
    paystack.pay({ reference, amount: 200_000, email: payer.email });
    const { data } = await payer.call.verifyPayment({ reference });
    expect(data).toMatchObject({ state: 'paid', enrolled: true, wallet: 0 });
    await webhook(institute, `CLASS_${id}_987654321`);
    await drain();
    expect(await credits(reference)).toHaveLength(1);
  });

  it('for too little money, or for no class, stays in the wallet', async () => {
    const payer = await institute.student();
    const { id } = await aPaidClass(institute, 2000);
    paystack.pay({ reference: `CLASS_${id}_1`, amount: 100, email: payer.email });
    paystack.pay({ reference: 'CLASS_999999_2', amount: 200, email: payer.email });
    for (const reference of [`CLASS_${id}_1`, 'CLASS_999999_2']) {
      expect((await payer.call.verifyPayment({ reference })).data.state).toBe('credited');
    }
    expect(await balanceOf(payer)).toBe(300);
    expect(await db().select().from(enrolments).where(eq(enrolments.userId, payer.id))).toEqual([]);
    expect((await payer.call.getMessages({})).data).toHaveLength(2);
  });

  it('is not credited to another who asks for it', async () => {
    const [owner, thief] = [await institute.student(), await institute.student()];
    paystack.pay({ reference: 'FUND_foreign', amount: 70_000, email: owner.email });
    expect(await thief.call.verifyPayment({ reference: 'FUND_foreign' })).toMatchObject({
      code: 'payment_not_found',
    });
    await webhook(institute, 'FUND_foreign');
    expect(await thief.call.verifyPayment({ reference: 'FUND_foreign' })).toMatchObject({
      code: 'payment_not_found',
    });
    await drain();
    expect([await balanceOf(owner), await balanceOf(thief)]).toEqual([70_000, 0]);
  });

  it('of nobody we know is kept for a person to look at', async () => {
    paystack.pay({ reference: 'FUND_stranger', amount: 5000, email: 'nobody@example.com' });
    await webhook(institute, 'FUND_stranger');
    await drain();
    expect(await rowOf('FUND_stranger')).toMatchObject({ state: 'failed', userId: null });
    const [noted] = await db()
      .select()
      .from(paymentDifferences)
      .where(eq(paymentDifferences.reference, 'FUND_stranger'));
    expect(noted).toMatchObject({ kind: 'not_credited', email: 'nobody@example.com' });
  });

  it('that is neither CLASS nor FUND, or was never paid, is no payment', async () => {
    const payer = await institute.student();
    paystack.pay({ reference: 'SHOP_77', amount: 5000, email: payer.email });
    for (const reference of ['SHOP_77', 'FUND_nothing', 'CLASS_1', 'FUND_;drop']) {
      const response = await payer.call.verifyPayment({ reference });
      expect(response.status).toBe(false);
    }
    expect(await rowOf('FUND_nothing')).toBeUndefined();
    expect(await balanceOf(payer)).toBe(0);
  });
});

describe('the sweeper', () => {
  it('brings in what neither browser nor webhook has, and gives up what nobody paid', async () => {
    const payer = await institute.student();
    const paid = await openFunding(payer, 500);
    const left = await openFunding(payer, 600);
    paystack.pay({ ...paid });
    expect(await sweep()).toBe(0);
    institute.clock.advance({ minutes: 2 });
    await sweep();
    expect(await balanceOf(payer)).toBe(50_000);
    expect((await rowOf(left.reference))?.state).toBe('pending');
    const before = institute.clock.now();
    for (let day = 0; day < 4; day += 1) {
      institute.clock.advance({ days: 1 });
      await sweep();
    }
    expect(await rowOf(left.reference)).toMatchObject({
      state: 'failed',
      reason: 'It was not paid.',
      askAt: null,
    });
    // Given up, and honoured all the same.
    paystack.pay({ ...left });
    await webhook(institute, left.reference);
    await drain();
    expect(await balanceOf(payer)).toBe(110_000);
    institute.clock.set(before);
  });

  it('leaves all for later while the provider is away', async () => {
    const payer = await institute.student();
    const { reference, amount, email } = await openFunding(payer, 500);
    paystack.pay({ reference, amount, email });
    institute.clock.advance({ minutes: 2 });
    paystack.isAway = true;
    await sweep();
    paystack.isAway = false;
    expect((await rowOf(reference))?.state).toBe('pending');
    institute.clock.advance({ minutes: 3 });
    await sweep();
    expect(await balanceOf(payer)).toBe(50_000);
  });
});

const isRightly = (said: CardTransaction | undefined) =>
  said?.status === 'success' && said.currency === 'NGN';

describe('all at once', () => {
  // Proves promise-4.
  it('50 webhooks, 50 verifications and sweepers credit and enrol once', async () => {
    const payer = await institute.student({ wallet: 100_000 });
    const { id } = await aPaidClass(institute, 2000);
    const { reference, amount, email } = await openClassPayment(payer, id);
    const foreign = `CLASS_${id}_424242`;
    paystack.pay({ reference, amount, email });
    paystack.pay({ reference: foreign, amount, email });
    institute.clock.advance({ minutes: 2 });
    const both = [reference, foreign];
    await Promise.all([
      ...Array.from({ length: 50 }, (_, n) => webhook(institute, both[n % 2] ?? '')),
      ...Array.from({ length: 50 }, (_, n) =>
        payer.call.verifyPayment({ reference: both[n % 2] ?? '' }),
      ),
      sweep(),
      sweep(),
      drain(),
    ]);
    await drain();
    expect([await credits(reference), await credits(foreign)].map((one) => one.length)).toEqual([
      1, 1,
    ]);
    // One of the two joined the class, the other stayed in the wallet.
    expect(await balanceOf(payer)).toBe(100_000 + 2 * 200_000 - 200_000);
    const joined = await db().select().from(enrolments).where(eq(enrolments.userId, payer.id));
    expect(joined).toHaveLength(1);
    const states = (await payer.call.getMyPayments({})).data.map(({ state }) => state).sort();
    expect(states).toEqual(['credited', 'paid']);
    expect((await checkLedger(db())).problems).toEqual([]);
  });

  it(
    'whatever happens in whatever order, a wallet holds what was paid rightly',
    async () => {
      const act = fc.constantFrom(
        'pay',
        'decline',
        'short',
        'dollars',
        'verify',
        'webhook',
        'sweep',
        'forge',
      );
      const step = fc.record({ act, which: fc.nat({ max: 2 }) });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
          const payer = await institute.student();
          const opened = [
            await openFunding(payer, 100),
            await openFunding(payer, 200),
            await openFunding(payer, 300),
          ];
          // What the provider said was paid, by the place of the payment, once it has settled.
          const settled = new Map<number, number>();
          const rightly = new Set<number>();
          for (const { act: what, which } of steps) {
            const one = opened[which];
            if (!one || settled.has(which)) continue;
            const { reference, amount, email } = one;
            rightly.delete(which);
            if (what === 'pay') paystack.pay({ reference, amount, email });
            if (what === 'decline') paystack.pay({ reference, amount, email, status: 'failed' });
            if (what === 'short') paystack.pay({ reference, amount: amount - 1, email });
            if (what === 'dollars') paystack.pay({ reference, amount, email, currency: 'USD' });
            if (what === 'forge')
              await webhook(institute, reference, { signature: 'ab'.repeat(64) });
            const said = paystack.transactions.get(reference);
            const isRight = isRightly(said);
            if (isRight) rightly.add(which);
            if (what === 'verify') await payer.call.verifyPayment({ reference });
            if (what === 'webhook') {
              await webhook(institute, reference);
              await drain();
            }
            if (what === 'verify' || what === 'webhook') {
              if (rightly.has(which)) settled.set(which, said?.amount ?? 0);
            }
            if (what === 'sweep') {
              institute.clock.advance({ minutes: 7 * 60 });
              await institute.signInAgain(payer);
              await sweep();
              for (const at of [0, 1, 2]) {
                const [known, row] = opened[at]
                  ? [
                      paystack.transactions.get(opened[at].reference),
                      await rowOf(opened[at].reference),
                    ]
                  : [];
                if (row?.settledAt && isRightly(known)) settled.set(at, known?.amount ?? 0);
              }
            }
          }
          const expected = [...settled.values()].reduce((sum, amount) => sum + amount, 0);
          expect(await balanceOf(payer)).toBe(expected);
          expect((await checkLedger(db())).problems).toEqual([]);
        }),
        sequences(FEW),
      );
    },
    patience(FEW),
  );
});
