import { daysAfter } from '@institute/contract/time/calendar';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aPaidClass } from '../../../../test/support/school.ts';
import {
  classes,
  enrolments,
  invoiceSettlements,
  invoices,
  transfers,
} from '../../../schema/index.ts';
import { collectDue } from '../../invoices/pay-invoice.ts';
import { remindByCalendar } from '../../invoices/remind.ts';
import { checkLedger, walletBalance } from '../../ledger/index.ts';
import { billMonths } from './months.ts';

let institute: Institute;
let admin: Person;
let amina: Person;
let classId: number;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());
beforeEach(async () => {
  amina = await institute.student({ name: 'Amina Yusuf', wallet: 2_000_000 });
  const made = await aPaidClass(institute, 5000, { name: 'Nahw', monthlySub: '1' });
  classId = made.id;
  expect((await amina.call.enrol({ class_id: String(classId) })).status).toBe(true);
});

const db = () => institute.services.db;
const rowsOf = ({ id }: Person) =>
  db().select().from(invoices).where(eq(invoices.userId, id)).orderBy(asc(invoices.period));
const open = async (person: Person) => (await rowsOf(person)).find(({ state }) => state === 'open');
async function placeOf({ id }: Person) {
  const [place] = await db()
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.userId, id), eq(enrolments.classId, classId)));
  if (!place?.subscriptionEndsAt) throw new Error('there is no place');
  return { ...place, ends: place.subscriptionEndsAt };
}
const walletOf = ({ id }: Person) => walletBalance(db(), id);

/** Goes to so many days before the time that is paid for ends, or after it where that is less than nought. */
async function daysBefore(days: number): Promise<void> {
  const { ends } = await placeOf(amina);
  const left = ends.getTime() - institute.clock.now().getTime();
  institute.clock.advance({ days: left / 86_400_000 - days });
  await institute.signInAgain(admin);
  await institute.signInAgain(amina);
  await billMonths(institute.services);
}

/** Every payment of a monthly class is one settlement of one month; no place has a period twice, or owes another than its next. */
afterEach(async () => {
  expect((await checkLedger(db())).problems).toEqual([]);
  const { rows } = (await db().execute(sql`
    select t.idempotency_key from ${transfers} t join ${classes} c on c.id = t.class_id
      left join ${invoiceSettlements} s on s.transfer_key = t.idempotency_key
      left join ${invoices} i on i.id = s.invoice_id and i.is_month and s.amount = t.amount
    where t.kind in ('class_enrolment', 'class_renewal') and c.is_monthly and i.id is null
    union all
    select concat(e.id) from ${enrolments} e join ${invoices} i on i.place_id = e.id and i.is_month
    where i.state in ('open', 'part_paid') and i.period <> e.periods + 1`)) as unknown as {
    rows: unknown[];
  };
  expect(rows).toEqual([]);
});

// Proves ours-263.
describe('a month of a class', () => {
  it('is an invoice that the payment has settled, on joining and on renewing', async () => {
    expect(await rowsOf(amina)).toMatchObject([
      { isMonth: true, period: 1, amount: 500_000, paid: 500_000, state: 'paid', classId },
    ]);
    await daysBefore(2);
    const [, next] = await rowsOf(amina);
    const { ends } = await placeOf(amina);
    expect(next).toMatchObject({ isMonth: true, period: 2, amount: 500_000, state: 'open' });
    expect(next?.dueOn).toBe(ends.toISOString().slice(0, 10));
    expect((await amina.call.enrol({ class_id: String(classId) })).status).toBe(true);
    const [, paid] = await rowsOf(amina);
    expect(paid).toMatchObject({ id: next?.id, state: 'paid', paid: 500_000, dueOn: next?.dueOn });
    await billMonths(institute.services);
    expect(await open(amina)).toBeUndefined();
  });

  it('is settled once, by hand, from the wallet and by the clock at the same moment', async () => {
    await daysBefore(1);
    const { id = 0 } = (await open(amina)) ?? {};
    const pay = () => amina.call.payInvoice({ invoice_id: id });
    const renew = () => amina.call.enrol({ class_id: String(classId) });
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, pay),
      ...Array.from({ length: 20 }, renew),
      ...Array.from({ length: 10 }, () => billMonths(institute.services)),
    ]);
    expect(answers.filter((one) => one?.status === true).length).toBeGreaterThan(0);
    expect((await placeOf(amina)).periods).toBe(2);
    expect(await walletOf(amina)).toBe(1_000_000);
    const settled = eq(invoiceSettlements.invoiceId, id);
    expect(await db().$count(invoiceSettlements, settled)).toBe(1);
    // A press that was lost on its way is answered alike, and takes nothing.
    expect((await pay()).status).toBe(true);
    expect(await walletOf(amina)).toBe(1_000_000);
  });

  it('lasts a month from the day on which it was joined, also over a short one', async () => {
    const { enrolledAt, ends } = await placeOf(amina);
    await db()
      .update(enrolments)
      .set({ enrolledAt: new Date('2027-01-31T09:00:00Z') })
      .where(eq(enrolments.id, (await placeOf(amina)).id));
    const at = new Date('2027-02-28T09:00:00Z');
    await db()
      .update(enrolments)
      .set({ subscriptionEndsAt: at })
      .where(eq(enrolments.id, (await placeOf(amina)).id));
    expect(enrolledAt < ends).toBe(true);
    await daysBefore(1);
    expect(await open(amina)).toMatchObject({ dueOn: '2027-02-28' });
    await amina.call.payInvoice({ invoice_id: (await open(amina))?.id ?? 0 });
    expect((await placeOf(amina)).ends.toISOString().slice(0, 10)).toBe('2027-03-31');
  });
});

// Proves ours-264.
describe('the next month', () => {
  it('is owed from when it may be renewed until the grace is over, and by nobody who does not want it', async () => {
    await daysBefore(4);
    expect(await open(amina)).toBeUndefined();
    await daysBefore(3);
    expect(await open(amina)).toMatchObject({ amount: 500_000 });
    await daysBefore(-6);
    expect(await open(amina)).toMatchObject({ amount: 500_000 });
    expect((await placeOf(amina)).overdueAt).toBeNull();
    await daysBefore(-9);
    expect(await rowsOf(amina)).toMatchObject([{ state: 'paid' }, { state: 'cancelled', paid: 0 }]);
    expect(await walletOf(amina)).toBe(1_500_000);
    await daysBefore(-60);
    expect(await rowsOf(amina)).toHaveLength(2);
    // Whoever comes back pays the same month.
    expect((await amina.call.enrol({ class_id: String(classId) })).status).toBe(true);
    expect(await rowsOf(amina)).toMatchObject([{ state: 'paid' }, { state: 'paid', reason: '' }]);
  });

  it('follows the price, and what the student pays less', async () => {
    await daysBefore(3);
    await db().update(classes).set({ price: 600_000 }).where(eq(classes.id, classId));
    await billMonths(institute.services);
    expect(await open(amina)).toMatchObject({ amount: 600_000 });
    const less = { share: '50', why: 'sibling', reason: 'A sister studies too' } as const;
    const given = await admin.call.addStudentPrice({ student_id: amina.id, ...less });
    expect(given.status).toBe(true);
    await billMonths(institute.services);
    expect(await open(amina)).toMatchObject({ amount: 300_000 });
    await db().update(classes).set({ price: 900_000 }).where(eq(classes.id, classId));
    const { id = 0 } = (await open(amina)) ?? {};
    expect((await amina.call.payInvoice({ invoice_id: id })).code).toBe('price_changed');
    await billMonths(institute.services);
    expect((await amina.call.payInvoice({ invoice_id: id })).data).toMatchObject({ paid: 4500 });
  });

  it('is owed by nobody whose place was taken, held, moved or extended, and of no class that is inactive', async () => {
    const about = { class_id: String(classId), student_list: String(amina.id), reason: 'Travels' };
    const { ends } = await placeOf(amina);
    await daysBefore(2);
    const until = new Date(ends.getTime() + 10 * 86_400_000).toISOString().slice(0, 10);
    expect((await admin.call.extendPlaces({ ...about, until })).status).toBe(true);
    expect(await open(amina)).toBeUndefined();
    await daysBefore(2.5);
    expect(await open(amina)).toMatchObject({ dueOn: until });
    const today = institute.clock.now().toISOString().slice(0, 10);
    const held = { ...about, from: today, until: daysAfter(today, 20) };
    expect((await admin.call.holdPlaces(held)).status).toBe(true);
    expect(await open(amina)).toBeUndefined();
    expect((await admin.call.resumePlaces(about)).status).toBe(true);
    expect(await open(amina)).toMatchObject({ isMonth: true });
    await db().update(classes).set({ isActive: false }).where(eq(classes.id, classId));
    await billMonths(institute.services);
    expect(await open(amina)).toBeUndefined();
    await db().update(classes).set({ isActive: true }).where(eq(classes.id, classId));
    await billMonths(institute.services);
    expect(await open(amina)).toMatchObject({ isMonth: true });
    const { id: once } = await aPaidClass(institute, 9000, {});
    const moved = await admin.call.movePlaces({ ...about, to_class_id: String(once) });
    expect(moved.status).toBe(true);
    expect(await open(amina)).toBeUndefined();
  });

  it('goes with a place that ends, and a returned month with nothing else', async () => {
    await daysBefore(2);
    const about = { class_id: String(classId), student_list: String(amina.id), reason: 'Left' };
    const ended = await admin.call.endPlaces({ ...about, refund: '1' });
    expect(ended.data).toMatchObject({ returned: 1 });
    expect(await rowsOf(amina)).toMatchObject([
      { state: 'cancelled', paid: 0 },
      { state: 'cancelled', paid: 0 },
    ]);
    expect(await walletOf(amina)).toBe(2_000_000);
  });
});

// Proves ours-265.
describe('what everybody is told of a month', () => {
  it('stands in the statement and under who owes, and is taken from no wallet by itself', async () => {
    await daysBefore(2);
    const { data } = await amina.call.getMyInvoices({});
    expect(data.invoices[0]).toMatchObject({ title: 'Nahw', is_month: true, rest: 5000 });
    const owing = await admin.call.getOwing({ class_id: classId });
    expect(owing.data).toMatchObject([{ is_month: true, user_id: amina.id, rest: 5000 }]);
    await daysBefore(-1);
    await collectDue(institute.services);
    expect(await open(amina)).toMatchObject({ paid: 0 });
    expect(await walletOf(amina)).toBe(1_500_000);
  });

  it('is taken at the office as a month more, waived, or owed no more, but is given no more time', async () => {
    await daysBefore(2);
    const { id = 0 } = (await open(amina)) ?? {};
    const paid_on = institute.clock.now().toISOString().slice(0, 10);
    const order = { student_id: amina.id, invoice_id: id, paid_on };
    const extended = { invoice_id: id, due_on: '2030-01-01', reason: 'Travels' };
    expect((await admin.call.extendInvoice(extended)).code).toBe('day_out_of_reach');
    const taken = await admin.call.takePayment({ ...order, amount: '6000', way: 'cash' });
    expect(taken.status).toBe(true);
    expect(await walletOf(amina)).toBe(1_600_000);
    expect((await placeOf(amina)).periods).toBe(2);
    await daysBefore(2);
    const next = { ...order, invoice_id: (await open(amina))?.id ?? 0 };
    const today = institute.clock.now().toISOString().slice(0, 10);
    const waived = { ...next, amount: '5000', way: 'waiver', note: 'Ill', paid_on: today } as const;
    expect((await admin.call.takePayment(waived)).status).toBe(true);
    expect((await rowsOf(amina)).at(-1)).toMatchObject({ period: 3, state: 'waived' });
    await daysBefore(2);
    const last = { invoice_id: (await open(amina))?.id ?? 0, reason: 'Leaves us' };
    expect((await admin.call.cancelInvoice(last)).status).toBe(true);
    await billMonths(institute.services);
    expect(await open(amina)).toBeUndefined();
    expect((await amina.call.payInvoice(last)).code).toBe('invoice_cancelled');
    expect((await amina.call.enrol({ class_id: String(classId) })).status).toBe(true);
    expect((await rowsOf(amina)).at(-1)).toMatchObject({ period: 4, state: 'paid' });
  });

  // Proves ours-266.
  it('is said to have been paid by transfer, and renewed once the office confirms it', async () => {
    const account = {
      bankCode: '057',
      accountNumber: '2012345678',
      accountName: 'Markaz',
    } as const;
    await admin.call.updateAppSettings(account);
    await daysBefore(2);
    const { id: invoice_id = 0 } = (await open(amina)) ?? {};
    const paid_on = institute.clock.now().toISOString().slice(0, 10);
    const claim = async (amount: string) => {
      const { data } = await amina.call.claimPayment({ amount, paid_on, invoice_id });
      return admin.call.confirmClaim({ claim_id: data.id, amount, paid_on, invoice_id });
    };
    expect((await claim('5000')).data).toEqual({ state: 'booked', kept: '' });
    expect((await placeOf(amina)).periods).toBe(2);
    expect(await walletOf(amina)).toBe(1_500_000);
  });

  it('is reminded of once besides what the subscription says, in words of its own', async () => {
    const said = async () =>
      (await amina.call.getMessages({})).data.filter(({ subject }) =>
        /Nahw, one month/.test(subject),
      );
    await daysBefore(2.9);
    const { dueOn = '' } = (await open(amina)) ?? {};
    const onDay = async (days: number) => {
      institute.clock.set(`${daysAfter(dueOn, days)}T10:00:00Z`);
      await institute.signInAgain(amina);
      await remindByCalendar(institute.services);
    };
    await onDay(-2);
    await onDay(0);
    expect(await said()).toEqual([]);
    await onDay(3);
    await onDay(3);
    const [one, ...others] = await said();
    expect(one?.body).toMatch(/If you do not want it, there is nothing to do\./);
    expect(others).toEqual([]);
  });
});
