import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { importTable } from '../../../../test/support/roster.ts';
import { aPaidClass } from '../../../../test/support/school.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { auditLog, monthClosings, officePayments, transfers } from '../../../schema/index.ts';
import { checkLedger, type Posting, post, walletBalance } from '../../ledger/index.ts';

let institute: Institute;
let admin: Person;
let second: Person;
let amina: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  second = await institute.student({ name: 'Second Bursar', email: 'second@example.com' });
  await db().execute(sql`update users set role = 11 where id = ${second.id}`);
  await institute.signInAgain(second);
});
afterAll(() => institute.close());
beforeEach(async () => {
  amina = await institute.student({ name: 'Amina Yusuf' });
  await take({ paid_on: `${monthBack(2)}-10`, amount: '100' });
});
afterEach(async () => {
  await admin.call.reopenMonth({ month: monthBack(1), reason: 'The next test' });
  expect((await checkLedger(db())).problems).toEqual([]);
});

const db = () => institute.services.db;
/** A month before this one. */
function monthBack(months: number): string {
  const now = institute.clock.now();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 2))
    .toISOString()
    .slice(0, 7);
}
const today = () => institute.clock.now().toISOString().slice(0, 10);
const inLastMonth = () => `${monthBack(1)}-28`;
const take = (own: object = {}) =>
  admin.call.takePayment({
    ...{ student_id: amina.id, amount: '15000', way: 'bank', paid_on: inLastMonth(), ...own },
  });
const close = (month = monthBack(1)) => admin.call.closeMonth({ month });
const closingsThatStand = () =>
  db().select().from(monthClosings).where(isNull(monthClosings.reopenedAt));
const lastAct = async () =>
  (await db().select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];

/** What the bank's account held at the end of last month, by nothing but the transfers. */
async function bankAtItsEnd(): Promise<number> {
  const { rows } = (await db().execute(sql`
    select coalesce(sum(case when c.kind = 'bank' then t.amount else -t.amount end), 0)::float8 as kobo
    from transfers t join accounts d on d.id = t.debit_account_id join accounts c on c.id = t.credit_account_id
    where 'bank' in (d.kind, c.kind)
      and coalesce(t.dated_on, (t.created_at at time zone 'Africa/Lagos')::date) <= ${inLastMonth()}::date`)) as {
    rows: { kobo: number }[];
  };
  return rows[0]?.kobo ?? 0;
}

describe('a month', () => {
  // Proves ours-207, call-closeMonth, call-getBookMonths.
  it('is closed with all before it, and keeps what the accounts held at its end', async () => {
    await take();
    expect(await close()).toMatchObject({ status: true, message: 'The month is closed.' });
    expect(await lastAct()).toMatchObject({
      ...{ action: 'closeMonth', actorId: admin.id, details: { month: monthBack(1) } },
    });
    const [closing] = await closingsThatStand();
    expect(closing?.balances).toMatchObject({ bank: await bankAtItsEnd() });
    const { data } = await admin.call.getBookMonths({});
    expect(data[0]).toMatchObject({ month: monthBack(1), closed: true, last_closed: true });
    expect(data[0]).toMatchObject({ closed_by: admin.name, waiting: 0 });
    expect(data[1]).toMatchObject({ month: monthBack(2), closed: true, last_closed: false });
    expect(await close(monthBack(2))).toMatchObject({ code: 'month_closed' });
    expect(await close()).toMatchObject({ code: 'month_closed' });
  });

  // Proves ours-207.
  it('that is not over is not closed', async () => {
    expect(await close(monthBack(0))).toMatchObject({ code: 'month_not_over' });
    expect(await close(monthBack(-1))).toMatchObject({ code: 'month_not_over' });
    expect(await closingsThatStand()).toEqual([]);
  });

  // Proves ours-208, call-reopenMonth.
  it('is opened again for a reason that is kept, the last one alone', async () => {
    await close(monthBack(2));
    await close();
    const reopen = (month: string) => admin.call.reopenMonth({ month, reason: 'A late receipt' });
    expect(await reopen(monthBack(2))).toMatchObject({ code: 'month_not_last' });
    expect(await reopen(monthBack(1))).toMatchObject({ status: true });
    expect(await lastAct()).toMatchObject({
      details: { month: monthBack(1), reason: 'A late receipt' },
    });
    expect((await take()).status).toBe(true);
    expect(await take({ paid_on: `${monthBack(2)}-28` })).toMatchObject({ code: 'month_closed' });
    const { data } = await admin.call.getBookMonths({});
    expect(data[0]).toMatchObject({ closed: false, reason: 'A late receipt' });
    expect(data[0]).toMatchObject({ reopened_by: admin.name });
    expect(await reopen(monthBack(2))).toMatchObject({ status: true });
    expect((await reopen(monthBack(2))).code).toBe('month_not_last');
  });
});

describe('into a closed month nothing is dated', () => {
  // Proves ours-209.
  it('that the office takes; what came today is', async () => {
    await close();
    const refused = await take({ request_key: 'late-receipt' });
    expect(refused).toMatchObject({ http: 200, status: false, code: 'month_closed' });
    expect(refused.message).toMatch(/^The books are closed up to that day. Choose 1 \w+ \d{4}/);
    expect(await db().$count(officePayments, eq(officePayments.userId, amina.id))).toBe(1);
    expect(await walletBalance(db(), amina.id)).toBe(10_000);
    expect((await take({ paid_on: today(), request_key: 'late-receipt' })).status).toBe(true);
  });

  // Proves ours-209.
  it('that a second person confirms, and the list says beforehand that it waits', async () => {
    await admin.call.updateAppSettings({ secondPersonAbove: '10000' });
    const { data } = await take();
    expect((await admin.call.getBookMonths({})).data[0]).toMatchObject({ waiting: 1 });
    await close();
    const confirm = () => second.call.confirmOfficePayment({ payment_id: data.id });
    expect(await confirm()).toMatchObject({ code: 'month_closed' });
    await admin.call.reopenMonth({ month: monthBack(1), reason: 'One waits' });
    expect(await confirm()).toMatchObject({ status: true });
    await admin.call.updateAppSettings({ secondPersonAbove: '0' });
  });

  // Proves ours-209.
  it('that a student has said to have paid', async () => {
    await admin.call.updateAppSettings({
      ...{ bankCode: '057', accountNumber: '2012345678', accountName: 'Markaz' },
    });
    const said = { amount: '3000', paid_on: inLastMonth(), reference: 'UBA 9' };
    const { data } = await amina.call.claimPayment(said);
    await close();
    const order = { claim_id: data.id, amount: '3000', reference: 'UBA 9' };
    const refused = await admin.call.confirmClaim({ ...order, paid_on: inLastMonth() });
    expect(refused).toMatchObject({ code: 'month_closed' });
    expect(await admin.call.confirmClaim({ ...order, paid_on: today() })).toMatchObject({
      status: true,
    });
  });

  // Proves ours-209.
  it('that a list of students brings; one that was closed meanwhile waits to be seen', async () => {
    await aPaidClass(institute, 15_000, { name: 'Level 2' });
    const list = 'Name,E-mail,Class,Amount paid\nBala,bala@months.example,Level 2,15000';
    const own = { paid_way: 'bank', paid_on: inLastMonth() } as const;
    const send = () => importTable(admin, list, { ...own, request_key: crypto.randomUUID() });
    await close();
    expect(await send()).toMatchObject({ code: 'month_closed' });
    await admin.call.reopenMonth({ month: monthBack(1), reason: 'The list' });
    expect(await send()).toMatchObject({ status: true });
    await close();
    await institute.services.jobs.drain();
    const [last] = await db()
      .select()
      .from(officePayments)
      .orderBy(desc(officePayments.id))
      .limit(1);
    expect(last).toMatchObject({ state: 'waiting', amount: 1_500_000, paidOn: inLastMonth() });
  });

  // Proves ours-209.
  it('that somebody records as sent back', async () => {
    const sent = { student_id: amina.id, way: 'bank', amount: '50', reason: 'Too much' } as const;
    const account = { account_number: '0123456785', account_name: 'Amina' };
    const to = { ...account, bank: '058' } as const;
    const { data } = await admin.call.sendRefund({ ...sent, ...to });
    await close();
    const order = { refund_id: data.id, reference: 'GTB 1' };
    const refused = await admin.call.recordRefund({ ...order, paid_on: inLastMonth() });
    expect(refused).toMatchObject({ code: 'month_closed' });
    const done = await admin.call.recordRefund({ ...order, paid_on: today() });
    expect(done).toMatchObject({ status: true, data: { state: 'done' } });
  });

  // Proves ours-210.
  it('by the database itself, whatever writes it', async () => {
    await take();
    await close();
    const [row] = await db().select().from(transfers).orderBy(desc(transfers.id)).limit(1);
    if (!row) throw new Error('no transfer');
    const { id: _id, ...copy } = row;
    const write = async (own: object) => {
      const again = { ...copy, ...own, idempotencyKey: crypto.randomUUID() };
      const error = await db()
        .insert(transfers)
        .values(again)
        .catch((thrown: Error) => thrown);
      return error instanceof Error ? String(error.cause) : 'written';
    };
    expect(await write({ datedOn: inLastMonth() })).toMatch(/month of this transfer is closed/);
    const then = new Date(`${inLastMonth()}T12:00:00Z`);
    const booked = { datedOn: null, createdAt: then };
    expect(await write(booked)).toMatch(/month of this transfer is closed/);
    expect(await write({ datedOn: today() })).toBe('written');
  });

  // Proves ours-210.
  it('beside its closing: a payment is in the sums of the closing, or refused', async () => {
    for (let round = 0; round < 4; round += 1) {
      const takes = Array.from({ length: 6 }, () => take({ amount: '10' }));
      const [closed, ...answers] = await Promise.all([close(), ...takes]);
      expect(closed.status).toBe(true);
      for (const { status, code } of answers) expect(status || code === 'month_closed').toBe(true);
      const [closing] = await closingsThatStand();
      expect(closing?.balances).toMatchObject({ bank: await bankAtItsEnd() });
      await admin.call.reopenMonth({ month: monthBack(1), reason: 'The next round' });
    }
  });
});

// Proves ours-210.
it('a check of the books says when a closed month does not come to what it did', async () => {
  await take();
  await close();
  const changed = sql`update month_closings set balances = balances || '{"bank": -5}' where reopened_at is null`;
  await db().execute(changed);
  expect((await checkLedger(db())).problems.join()).toMatch(/do not come to what they did/);
  const [closing] = await closingsThatStand();
  const balances = { ...closing?.balances, bank: await bankAtItsEnd() };
  await db()
    .update(monthClosings)
    .set({ balances })
    .where(and(eq(monthClosings.id, closing?.id ?? 0), isNull(monthClosings.reopenedAt)));
});

// Proves ours-209.
it('what moves without a day is booked today, beside any closed month', async () => {
  await close();
  const now = institute.clock.now();
  const welcome: Posting = {
    ...{ from: { institute: 'referral_bonus' }, to: { wallet: amina.id }, amount: 100 },
    ...{ kind: 'referral_welcome', description: 'Welcome', key: `w:${amina.id}`, actorId: null },
  } as const;
  expect(await inTransaction(db(), (tx) => post(tx, now, [welcome]))).toBe(1);
});
