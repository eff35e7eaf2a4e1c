import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openFunding } from '../../../../test/support/paystack.ts';
import { openWithSavedCards } from '../../../../test/support/saved-cards.ts';
import { accounts, providerSettlements, transfers } from '../../../schema/index.ts';
import { checkLedger } from '../../ledger/index.ts';
import { fetchSettlements } from './fetch-settlements.ts';

type Opened = Awaited<ReturnType<typeof openWithSavedCards>>;
let opened: Opened;
beforeAll(async () => {
  opened = await openWithSavedCards();
});
afterEach(async () => {
  expect((await checkLedger(opened.db)).problems).toEqual([]);
});
afterAll(() => opened.close());

const fetch = () => fetchSettlements(opened.services);
const today = () => opened.institute.clock.now().toISOString().slice(0, 10);
const listed = async () => (await opened.admin.call.getSettlements({})).data;

async function held(kind: string): Promise<number> {
  const [found] = await opened.db.select().from(accounts).where(eq(accounts.kind, kind));
  return found?.balance ?? 0;
}

/** What is in the bank, what was kept, and what lies at the provider, in kobo. */
const standing = async () => ({
  bank: 0 - (await held('bank')),
  fees: 0 - (await held('provider_fees')),
  clearing: 0 - (await held('card_clearing')),
});

const postings = () => opened.db.select().from(transfers).where(eq(transfers.kind, 'settlement'));

/** A payment of so many naira that is in the wallet. */
async function paid(naira: number): Promise<string> {
  return opened.funds(await opened.institute.student({ name: 'Amina Yusuf' }), naira);
}

/** Pays out what lies at the provider, today by the clock of the institute. */
function settled(own: { off?: number; isUnderway?: boolean } = {}) {
  const made = opened.simulator.settle({ day: today(), ...own });
  if (!made) throw new Error('nothing lies there');
  return made;
}

// Proves ours-260, call-getSettlements, call-getSettlementPayments.
it('a settlement moves what the bank got and what was kept out of card clearing, once', async () => {
  const reference = await paid(4000);
  await paid(2000);
  const before = await standing();
  const { id } = settled();
  await fetch();
  // 1.5 % of each, and ₦100 of the one of ₦2,500 or more.
  const [fees, gross] = [19_000, 600_000];
  const after = { bank: gross - fees, fees, clearing: before.clearing - gross };
  expect(await standing()).toEqual(after);
  await fetch();
  await Promise.all([fetch(), fetch()]);
  expect(await standing()).toEqual(after);
  const [one] = await listed();
  expect(one).toMatchObject({
    ...{ number: id, day: today(), state: 'paid', gross: 6000, fees: 190, net: 5810 },
    ...{ held_count: 2, held: 6000, unknown_count: 0, unknown: 0, changed: false },
  });
  const inIt = await opened.admin.call.getSettlementPayments({ settlement_id: one?.id ?? 0 });
  expect(inIt.meta?.total).toBe(2);
  expect(inIt.data.find((line) => line.reference === reference)).toMatchObject({
    ...{ amount: 4000, fee: 160, name: 'Amina Yusuf', known: true },
  });
  expect((await postings()).map(({ datedOn }) => datedOn)).toEqual([today(), today()]);
});

// Proves ours-260.
it('is booked once by fetches that run beside each other', async () => {
  await paid(3000);
  const before = (await postings()).length;
  settled();
  await Promise.all(Array.from({ length: 8 }, fetch));
  expect((await postings()).length).toBe(before + 2);
});

// Proves ours-260.
it('moves nothing before it has reached the bank', async () => {
  await paid(1000);
  const before = await standing();
  const { id } = settled({ isUnderway: true });
  await fetch();
  expect(await standing()).toEqual(before);
  expect((await listed())[0]).toMatchObject({
    number: id,
    state: 'underway',
    fetched_at: expect.any(Number),
  });
  opened.simulator.arrive(id);
  await fetch();
  expect((await listed())[0]).toMatchObject({ number: id, state: 'paid' });
  expect((await standing()).bank).toBe(before.bank + 98_500);
});

// Proves ours-260.
it('credits a charge first that nobody has told of', async () => {
  const student = await opened.institute.student();
  const { reference, amount, email } = await openFunding(student, 1500);
  opened.simulator.pay({ reference, amount, email });
  settled();
  await fetch();
  expect(await opened.balanceOf(student)).toBe(150_000);
  expect((await listed())[0]).toMatchObject({ held_count: 1, unknown_count: 0 });
});

// Proves ours-261.
it('whose sum does not fit is booked as the bank has it, and named among the differences', async () => {
  await paid(1000);
  const before = await standing();
  const { id } = settled({ off: 5000 });
  await fetch();
  await fetch();
  expect((await standing()).bank).toBe(before.bank + 105_000 - 1500);
  expect((await listed())[0]).toMatchObject({ number: id, gross: 1050, held: 1000 });
  const found = (await opened.admin.call.getReconciliation({})).data.filter(
    ({ reference }) => reference === `settlement:paystack:${id}`,
  );
  expect(found).toMatchObject([
    {
      ...{ kind: 'amount', provider_amount: 1050, ledger_amount: 1000, can_credit: false },
      reason: 'What this settlement held does not come to its gross sum.',
    },
  ]);
  const file = String((await opened.admin.call.exportSettlements({})).data);
  expect(file).toContain(',1,1000.00,Its payments do not come to its gross sum.');
});

// Proves ours-261.
it('says which payments in it are not in the books', async () => {
  opened.simulator.pay({ reference: 'SHOP_9', amount: 77_700, email: 'a.shop@example.com' });
  settled();
  await fetch();
  const [one] = await listed();
  expect(one).toMatchObject({ held_count: 1, unknown_count: 1, unknown: 777 });
  const { data } = await opened.admin.call.getSettlementPayments({ settlement_id: one?.id ?? 0 });
  expect(data).toMatchObject([{ reference: 'SHOP_9', user_id: 0, name: '', known: false }]);
});

// Proves ours-261.
it('that the provider names otherwise later stays as it was booked, and says so', async () => {
  await paid(1000);
  const { id } = settled();
  await fetch();
  const before = await standing();
  const one = opened.simulator.settlements().find((other) => other.id === id);
  for (const paidIn of one?.held ?? []) if (paidIn.settlement) paidIn.settlement.off = 100;
  await fetch();
  expect(await standing()).toEqual(before);
  expect((await listed())[0]).toMatchObject({ number: id, changed: true });
});

// Proves ours-260.
it('of a month that is closed is booked on the day on which it is heard of', async () => {
  await paid(1000);
  const day = today();
  opened.institute.clock.advance({ days: 40 });
  await opened.institute.signInAgain(opened.admin);
  const closed = await opened.admin.call.closeMonth({ month: day.slice(0, 7) });
  expect(closed).toMatchObject({ status: true });
  const { id } = opened.simulator.settle({ day }) ?? { id: 0 };
  await fetch();
  const [mine] = (await postings()).filter(({ idempotencyKey }) =>
    idempotencyKey.startsWith(`settlement:paystack:${id}:`),
  );
  expect(mine?.datedOn).toBeNull();
  expect((await listed()).find(({ number }) => number === id)).toMatchObject({ day });
});

// Proves call-getSettlementPayments.
it('refuses one that is not there', async () => {
  const said = await opened.admin.call.getSettlementPayments({ settlement_id: 999 });
  expect(said).toMatchObject({ status: false, code: 'settlement_not_found' });
});

// Proves call-exportSettlements.
it('the file holds a row for each, newest first', async () => {
  const file = String((await opened.admin.call.exportSettlements({})).data);
  const [header, ...rows] = file.trim().split('\r\n');
  expect(header).toContain(',What does not fit');
  expect(rows.length).toBe((await listed()).length);
});

// Proves ours-260.
it('the check of the books names a settlement that does not stand there as it was paid out', async () => {
  const [one] = await opened.db.select().from(providerSettlements);
  const set = (net: number) =>
    opened.db
      .update(providerSettlements)
      .set({ net })
      .where(eq(providerSettlements.id, one?.id ?? 0));
  await set((one?.net ?? 0) + 1);
  expect((await checkLedger(opened.db)).problems).toEqual([
    `Settlement ${one?.providerId} of the card provider does not stand in the books as it was paid out.`,
  ]);
  await set(one?.net ?? 0);
});
