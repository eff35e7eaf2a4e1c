// Proves ours-212.

import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Institute, Person } from '../../../../test/support/institute.ts';
import {
  type FakePaystack,
  openClassPayment,
  openWithCards,
} from '../../../../test/support/paystack.ts';
import { aPaidClass } from '../../../../test/support/school.ts';
import { patience, sequences } from '../../../../test/support/sequences.ts';
import { checkLedger } from '../../ledger/index.ts';

/** Sequences of a run that nobody asked for more of. */
const FEW = 4;

let institute: Institute;
let paystack: FakePaystack;
let admin: Person;
beforeAll(async () => {
  ({ institute, paystack } = await openWithCards());
  admin = await institute.admin();
});
afterAll(() => institute.close());
afterEach(async () => expect((await checkLedger(db())).problems).toEqual([]));

const db = () => institute.services.db;
const today = () => institute.clock.now().toISOString().slice(0, 10);
const thisMonth = () => today().slice(0, 7);
/** A day of last month. */
function before(): string {
  const now = institute.clock.now();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), -3)).toISOString().slice(0, 10);
}
const months = () => ({ from: before().slice(0, 7), until: thisMonth() });
const income = async () => (await admin.call.getIncome(months())).data;
const lineOf = async (classId: number, month = thisMonth()) =>
  (await income()).lines.find((line) => line.class_id === classId && line.month === month);
const take = (who: Person, classId: number | null, own: object = {}) =>
  admin.call.takePayment({
    ...{ student_id: who.id, amount: '15000', way: 'bank', paid_on: today() },
    ...(classId !== null && { class_id: classId }),
    ...own,
  });
const paymentOf = async (who: Person) =>
  (await admin.call.getPaymentHistory({ search: who.name, type: 'debit' })).data[0]?.id ?? 0;

/** What the account of a kind has moved by month, in naira, by nothing but the transfers. */
async function movedByMonth(kind: string): Promise<Record<string, number>> {
  const { rows } = (await db().execute(sql`
    select to_char(coalesce(t.dated_on, (t.created_at at time zone 'Africa/Lagos')::date), 'YYYY-MM') as month,
      (sum(case when c.kind = ${kind} then t.amount else -t.amount end) / 100)::float8 as naira
    from transfers t join accounts d on d.id = t.debit_account_id join accounts c on c.id = t.credit_account_id
    where ${kind} in (d.kind, c.kind) group by 1`)) as unknown as {
    rows: { month: string; naira: number }[];
  };
  return Object.fromEntries(rows.map(({ month, naira }) => [month, naira]));
}

/** What the lines come to by month, with what was waived of it. */
async function earnedByMonth(): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { month, income: earned, waived } of (await income()).lines) {
    sums[month] = Math.round(((sums[month] ?? 0) + earned + waived) * 100) / 100;
  }
  return sums;
}

// Proves call-getIncome.
it.each([
  ['bank', 'bank'],
  ['cash', 'cash'],
  ['other', 'other'],
  ['waiver', 'waived'],
] as const)(
  'a class that was paid by %s stands there, less what went back',
  async (way, column) => {
    const payer = await institute.student({ name: `Payer ${way}` });
    const { id } = await aPaidClass(institute, 15_000, { name: `By ${way}` });
    await take(payer, id, { way, note: 'An orphan' });
    const isWaived = way === 'waiver';
    expect(await lineOf(id)).toMatchObject({
      ...{ class_name: `By ${way}`, [column]: 15_000, income: isWaived ? 0 : 15_000, wallet: 0 },
    });
    await admin.call.refundPayment({ payment_id: await paymentOf(payer), reason: 'She left' });
    expect(await lineOf(id)).toMatchObject({ [column]: 0, income: 0 });
  },
);

it('a payment of part is of its way, and the rest of it of the wallet', async () => {
  const payer = await institute.student({ name: 'Payer of part', wallet: 500_000 });
  const { id } = await aPaidClass(institute, 15_000);
  await take(payer, id, { amount: '10000.50' });
  expect(await lineOf(id)).toMatchObject({ bank: 10_000.5, wallet: 4999.5, income: 15_000 });
});

it('a card pays by card, what the wallet held by the wallet', async () => {
  const payer = await institute.student({ name: 'Payer by card' });
  const { id } = await aPaidClass(institute, 2000);
  const { reference, amount, email } = await openClassPayment(payer, id);
  paystack.pay({ reference, amount, email });
  await payer.call.verifyPayment({ reference });
  const other = await institute.student({ name: 'Payer by wallet', wallet: 200_000 });
  await other.call.enrol({ class_id: id });
  expect(await lineOf(id)).toMatchObject({ card: 2000, wallet: 2000, income: 4000 });
});

it('is of the month in which the money came; what goes back is of the month in which it goes', async () => {
  const payer = await institute.student({ name: 'Payer of last month' });
  const { id } = await aPaidClass(institute, 15_000);
  await take(payer, id, { paid_on: before() });
  const last = before().slice(0, 7);
  expect(await lineOf(id, last)).toMatchObject({ bank: 15_000, income: 15_000 });
  expect(await lineOf(id)).toBeUndefined();
  await admin.call.refundPayment({ payment_id: await paymentOf(payer), reason: 'She left' });
  expect(await lineOf(id, last)).toMatchObject({ income: 15_000 });
  expect(await lineOf(id)).toMatchObject({ bank: -15_000, income: -15_000 });
});

it('refuses months that are none of its own', async () => {
  const ask = (from: string, until: string) => admin.call.getIncome({ from, until });
  expect(await ask('2026-05', '2026-04')).toMatchObject({ code: 'day_out_of_reach' });
  expect(await ask('2020-01', '2026-04')).toMatchObject({ code: 'day_out_of_reach' });
  expect(await ask('2999-01', '2999-02')).toMatchObject({ code: 'day_out_of_reach' });
  expect(await ask('2026-13', '2026-14')).toMatchObject({ code: 'invalid_input' });
});

// Proves ours-211, call-exportIncome, call-exportBalanceSheet.
it(
  'agrees with the ledger to the kobo, and so do the sheet and both files, whatever happens',
  async () => {
    const { id } = await aPaidClass(institute, 1000.5, { name: '=1+1' });
    const act = fc.record({
      who: fc.nat({ max: 1 }),
      what: fc.constantFrom('bank', 'cash', 'waiver', 'fund', 'enrol', 'refund', 'leave', 'back'),
      kobo: fc.integer({ min: 100, max: 300_000 }),
      isOld: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 10 }), async (acts) => {
        const name = `Random ${crypto.randomUUID().slice(0, 8)}`;
        const people = [
          await institute.student({ name: `${name} a` }),
          await institute.student({ name: `${name} b` }),
        ] as const;
        for (const { who, what, kobo, isOld } of acts) {
          const person = people[who === 0 ? 0 : 1];
          const amount = String(kobo / 100);
          const paid_on = isOld ? before() : today();
          const payment_id = await paymentOf(person);
          const named = { student_id: person.id, amount };
          if (what === 'fund') await admin.call.fundWallet(named);
          else if (what === 'enrol') await person.call.enrol({ class_id: id });
          else if (what === 'refund' || what === 'leave') {
            const leave_class = what === 'leave' ? '1' : '0';
            await admin.call.refundPayment({ payment_id, reason: 'Random', leave_class });
          } else if (what === 'back') {
            const to = { bank: '058', account_number: '0123456785', account_name: 'A' } as const;
            const order = { ...named, ...to, way: 'bank', reason: 'Random' } as const;
            const { data } = await admin.call.sendRefund(order);
            const recorded = { refund_id: data?.id ?? 0, paid_on, reference: 'GTB' };
            await admin.call.recordRefund(recorded);
          } else await take(person, id, { amount, way: what, paid_on, note: 'Random' });
        }
        expect(await earnedByMonth()).toEqual(await movedByMonth('class_revenue'));
        await agreesWithFiles();
      }),
      sequences(FEW),
    );
  },
  patience(FEW),
);

const cells = (csv: unknown): string[][] => parse(String(csv), { bom: true, fromLine: 2 });
const sumOf = (rows: string[][], column: number) =>
  Math.round(rows.reduce((sum, row) => sum + 100 * Number(row[column]), 0)) / 100;

/** The sheet comes to nought by its signs, on any day; the files say what the screens do. */
async function agreesWithFiles(): Promise<void> {
  const earned = cells((await admin.call.exportIncome(months())).data);
  const inScreen = Object.values(await earnedByMonth()).reduce((sum, naira) => sum + naira, 0);
  expect(sumOf(earned, 8) + sumOf(earned, 9)).toBeCloseTo(inScreen, 2);
  for (const [, what] of earned) expect(what).not.toMatch(/^=/);
  for (const on of [today(), before(), '2020-01-01']) {
    const { data } = await admin.call.getBalanceSheet({ on });
    expect(data.total).toBe(0);
    const file = cells((await admin.call.exportBalanceSheet({ on })).data);
    const side = (name: string) =>
      sumOf(
        file.filter(([, of]) => of === name),
        3,
      );
    const nought =
      side('Assets') + side('Given away and put right') - side('Liabilities') - side('Income');
    expect(nought).toBeCloseTo(0, 2);
    const bank = data.accounts.find(({ account }) => account === 'bank')?.balance ?? 0;
    const inFile = Number(file.find(([, , name]) => name === 'Bank')?.[3] ?? 0);
    expect(inFile).toBeCloseTo(-bank, 2);
  }
}

// Proves ours-343.
it('shows the transfers until the end of a day, by the day on which their money came', async () => {
  const payer = await institute.student();
  await take(payer, null, { paid_on: before(), amount: '700' });
  await take(payer, null, { amount: '800' });
  const until = async (on: string) =>
    (await admin.call.getAccountTransfers({ account: 'bank', on })).data
      .filter(({ user_id }) => user_id === payer.id)
      .map(({ amount }) => amount);
  expect(await until(today())).toEqual([800, 700]);
  expect(await until(before())).toEqual([700]);
  expect(await until('2020-01-01')).toEqual([]);
});

it('refuses a day that is none, or has not come', async () => {
  for (const on of ['2026-02-30', '2999-01-01']) {
    expect(await admin.call.getBalanceSheet({ on })).toMatchObject({ code: 'day_out_of_reach' });
    expect(await admin.call.exportBalanceSheet({ on })).toMatchObject({ code: 'day_out_of_reach' });
    expect(await admin.call.getAccountTransfers({ account: 'bank', on })).toMatchObject({
      code: 'day_out_of_reach',
    });
  }
});

it('says what was given away in wallets apart from income', async () => {
  const friend = await institute.student({ name: 'Waived into the wallet' });
  const waived = async () =>
    (await income()).given.find((one) => one.account === 'waivers' && one.month === thisMonth());
  const start = (await waived())?.amount ?? 0;
  await take(friend, null, { way: 'waiver', amount: '700', note: 'An orphan' });
  expect(await waived()).toMatchObject({ name: 'Fees waived', amount: start + 700 });
});
