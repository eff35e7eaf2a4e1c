import { daysAfter } from '@institute/contract/time/calendar';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aLesson, aPaidClass } from '../../../test/support/school.ts';
import {
  accounts,
  enrolments,
  invoiceSettlements,
  invoices,
  transfers,
} from '../../schema/index.ts';
import { checkLedger, walletBalance } from '../ledger/index.ts';
import { deliverMail } from '../messages/mail/deliver-mail.ts';
import { collectDue } from './pay-invoice.ts';
import { remindByCalendar } from './remind.ts';
import { recountOwed } from './store-totals.ts';

let institute: Institute;
let admin: Person;
let amina: Person;
let today: string;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());
beforeEach(async () => {
  amina = await institute.student({ name: 'Amina Yusuf' });
  today = institute.services.clock.now().toISOString().slice(0, 10);
});

/** Lets days go by; whoever was signed in is again. */
async function pass(days: number): Promise<void> {
  institute.clock.advance({ days });
  today = institute.services.clock.now().toISOString().slice(0, 10);
  await institute.signInAgain(admin);
  await institute.signInAgain(amina);
}

const db = () => institute.services.db;
const listOf = (...people: Person[]) => people.map(({ id }) => id).join(',');
const walletOf = ({ id }: Person) => walletBalance(db(), id);
const rowsOf = ({ id }: Person) =>
  db().select().from(invoices).where(eq(invoices.userId, id)).orderBy(asc(invoices.part));
const fund = ({ id }: Person, naira: number) =>
  admin.call.takePayment({
    ...{ student_id: id, amount: String(naira), way: 'cash', paid_on: today },
  });

/**
 * Ledger right, each invoice paid by what its settlements, and the transfers they name, come to, and the sums of what
 * is owed those of the invoices.
 */
async function isRight(): Promise<void> {
  expect((await checkLedger(db())).problems).toEqual([]);
  const { rows } = (await db().execute(sql`
    select i.id, i.paid::int as paid, coalesce(sum(s.amount), 0)::int as settled,
      coalesce(sum(sign(s.amount) * t.amount), 0)::int as moved
    from invoices i left join invoice_settlements s on s.invoice_id = i.id
      left join transfers t on t.idempotency_key = s.transfer_key
    group by i.id having i.paid <> coalesce(sum(s.amount), 0)
      or coalesce(sum(s.amount), 0) <> coalesce(sum(sign(s.amount) * t.amount), 0)`)) as unknown as {
    rows: unknown[];
  };
  expect(rows).toEqual([]);
  expect(await recountOwed(db())).toBe(false);
}

/** A class of ₦30,000 in three parts, which Amina has joined with ₦12,000 in her wallet. */
async function joined(own: { parts?: string } = {}) {
  const { id } = await aPaidClass(institute, 30_000, { parts: '40:0,30:30,30:60', ...own });
  await fund(amina, 12_000);
  const enrolled = await amina.call.enrol({ class_id: id });
  return { id, enrolled };
}
const placeOf = async (classId: number) => {
  const [place] = await db()
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.userId, amina.id), eq(enrolments.classId, classId)));
  return place;
};

describe('a class that is paid in parts', () => {
  // Proves ours-195, call-getMyInvoices.
  it('takes the first part on joining, and owes the others until their days', async () => {
    const { enrolled } = await joined();
    expect(enrolled).toMatchObject({ status: true, data: { wallet: 0 } });
    const { data } = await amina.call.getMyInvoices({});
    expect(
      data.invoices.map(({ part, amount, paid, state, due_on }) => [
        part,
        amount,
        paid,
        state,
        due_on,
      ]),
    ).toEqual([
      [2, 9000, 0, 'open', daysAfter(today, 30)],
      [3, 9000, 0, 'open', daysAfter(today, 60)],
      [1, 12_000, 12_000, 'paid', today],
    ]);
    await isRight();
  });

  // Proves ours-195.
  it('is refused where the wallet does not hold the first part, and nothing is written', async () => {
    const { id } = await aPaidClass(institute, 30_000, { parts: '40:0,60:30' });
    await fund(amina, 11_999);
    expect(await amina.call.enrol({ class_id: id })).toMatchObject({
      code: 'insufficient_balance',
    });
    expect(await rowsOf(amina)).toEqual([]);
    expect(await walletOf(amina)).toBe(1_199_900);
  });

  // Proves ours-195.
  it.each([
    '50:0',
    '50:0,40:30',
    '50:1,50:30',
    '50:0,50:0',
    '100:0,0:30',
    '50:0,50:2027-13-01',
    'half',
  ])('is not made of %j', async (parts) => {
    const made = await admin.call.addClass({
      ...{ category: 'Parts', name: 'Parts', about: 'Parts', premium: '1', amount: '100' },
      parts,
    });
    expect(made).toMatchObject({ status: false, code: 'invalid_input' });
  });

  // Proves ours-195.
  it('is not joined at another first part, or price, than was shown', async () => {
    const { id } = await aPaidClass(institute, 30_000, { parts: '40:0,60:30' });
    await fund(amina, 30_000);
    for (const shown of [{ now: '10000' }, { price: '29999' }]) {
      expect(await amina.call.enrol({ class_id: id, ...shown })).toMatchObject({
        code: 'price_changed',
      });
    }
    await admin.call.updateClass({ class_id: id, parts: '' });
    const shown = { price: '30000', now: '12000' };
    expect(await amina.call.enrol({ class_id: id, ...shown })).toMatchObject({
      code: 'price_changed',
    });
  });
});

describe('what is due', () => {
  // Proves ours-196.
  it('is taken from the wallet, the oldest first, and only when it is due', async () => {
    await joined();
    await fund(amina, 10_000);
    await collectDue(institute.services);
    expect(await walletOf(amina)).toBe(1_000_000);
    await pass(61);
    await collectDue(institute.services);
    await collectDue(institute.services);
    expect((await rowsOf(amina)).map(({ state }) => state)).toEqual(['paid', 'paid', 'open']);
    expect(await walletOf(amina)).toBe(100_000);
    await isRight();
  });

  // Proves ours-196, call-setPartPayments.
  it('takes what the wallet has where the student wants that, and the rest after', async () => {
    await joined();
    await pass(31);
    await fund(amina, 5000);
    await collectDue(institute.services);
    expect(await walletOf(amina)).toBe(500_000);
    expect(await amina.call.setPartPayments({ partly: '1' })).toMatchObject({ status: true });
    await collectDue(institute.services);
    expect(await walletOf(amina)).toBe(0);
    expect((await rowsOf(amina))[1]).toMatchObject({ state: 'part_paid', paid: 500_000 });
    await fund(amina, 20_000);
    await collectDue(institute.services);
    expect((await rowsOf(amina))[1]).toMatchObject({ state: 'paid', paid: 900_000 });
    expect(await walletOf(amina)).toBe(1_600_000);
    const { data } = await amina.call.getWalletHistory({});
    expect(data.filter(({ description }) => description.endsWith('part 2 of 3'))).toHaveLength(2);
    await isRight();
  });

  // Proves ours-196, call-payInvoice, promise-28.
  it('is paid once, by hand, by the calendar and by the office at the same moment', async () => {
    await joined();
    await pass(31);
    const [, second] = await rowsOf(amina);
    const invoice_id = second?.id ?? 0;
    await fund(amina, 50_000);
    await Promise.all([
      ...Array.from({ length: 20 }, () => amina.call.payInvoice({ invoice_id })),
      ...Array.from({ length: 10 }, () => collectDue(institute.services)),
      ...Array.from({ length: 20 }, () =>
        admin.call.takePayment({
          ...{ student_id: amina.id, invoice_id, amount: '9000', way: 'bank' as const },
          ...{ paid_on: today, reference: 'UBA 31' },
        }),
      ),
    ]);
    const settlements = await db()
      .select()
      .from(invoiceSettlements)
      .where(eq(invoiceSettlements.invoiceId, invoice_id));
    expect(settlements.reduce((sum, { amount }) => sum + amount, 0)).toBe(900_000);
    expect((await rowsOf(amina))[1]).toMatchObject({ state: 'paid' });
    await isRight();
  });

  // Proves call-payInvoice.
  it('is nobody else’s, and is not paid by who is signed in as the student', async () => {
    await joined();
    const [, second] = await rowsOf(amina);
    const other = await institute.student();
    const asked = { invoice_id: second?.id ?? 0 };
    expect(await other.call.payInvoice(asked)).toMatchObject({ code: 'invoice_not_found' });
    expect(await amina.call.payInvoice(asked)).toMatchObject({ code: 'insufficient_balance' });
  });
});

describe('a place whose part is overdue', () => {
  // Proves ours-197.
  it('waits with its new lessons once the grace is over, until the part is paid', async () => {
    const { id } = await joined();
    const first = await aLesson(institute, id, { subject: 'One' });
    const second = await aLesson(institute, id, { subject: 'Two' });
    expect(await amina.call.viewStatus({ class_id: id, lesson_id: first.id })).toMatchObject({
      status: true,
    });
    await pass(36);
    const open = () => amina.call.viewStatus({ class_id: id, lesson_id: second.id });
    await pass(2);
    expect(await open()).toMatchObject({ code: 'payment_overdue' });
    expect(await amina.call.viewStatus({ class_id: id, lesson_id: first.id })).toMatchObject({
      status: true,
    });
    await fund(amina, 9000);
    const [, part] = await rowsOf(amina);
    expect(await amina.call.payInvoice({ invoice_id: part?.id ?? 0 })).toMatchObject({
      data: { state: 'paid', rest: 0 },
    });
    expect(await open()).toMatchObject({ status: true });
  });

  // Proves ours-197.
  it('goes on when the office gives more time', async () => {
    const { id } = await joined();
    await pass(40);
    expect((await placeOf(id))?.overdueAt?.getTime()).toBeLessThan(institute.clock.now().getTime());
    const [, part] = await rowsOf(amina);
    const more = { invoice_id: part?.id ?? 0, due_on: daysAfter(today, 5), reason: 'She asked' };
    expect(await admin.call.extendInvoice(more)).toMatchObject({ data: { due_on: more.due_on } });
    expect((await placeOf(id))?.overdueAt?.getTime()).toBeGreaterThan(
      institute.clock.now().getTime(),
    );
    for (const due_on of [today, '2029-02-30', '2029-13-01', '2099-01-01']) {
      expect(await admin.call.extendInvoice({ ...more, due_on })).toMatchObject({
        code: 'day_out_of_reach',
      });
    }
    const [told] = (await amina.call.getMessages({})).data;
    expect(told?.subject).toMatch(/^More time to pay: /);
  });
});

describe('the office', () => {
  // Proves ours-198, call-takePayment.
  it('takes a part of an invoice, and waives what is left', async () => {
    await joined();
    const [, part] = await rowsOf(amina);
    const invoice_id = part?.id ?? 0;
    const order = { student_id: amina.id, invoice_id, paid_on: today };
    await admin.call.takePayment({ ...order, amount: '4000', way: 'bank', reference: 'GTB 7' });
    expect((await rowsOf(amina))[1]).toMatchObject({ state: 'part_paid', paid: 400_000 });
    await admin.call.takePayment({ ...order, amount: '5000', way: 'waiver', note: 'Hardship' });
    expect((await rowsOf(amina))[1]).toMatchObject({ state: 'waived', paid: 900_000 });
    expect(await walletOf(amina)).toBe(0);
    expect(await admin.call.takePayment({ ...order, amount: '1', way: 'cash' })).toMatchObject({
      code: 'invoice_settled',
    });
    const other = await institute.student();
    expect(
      await admin.call.takePayment({ ...order, student_id: other.id, amount: '1', way: 'cash' }),
    ).toMatchObject({ code: 'invoice_not_found' });
    await isRight();
  });

  // Proves ours-177.
  it('pays as many parts of a class as a payment for it suffices for, and waives a whole class', async () => {
    const { id: class_id } = await aPaidClass(institute, 30_000, { parts: '40:0,30:30,30:60' });
    const order = { class_id, paid_on: today };
    const states = async (person: Person) =>
      (await rowsOf(person)).map(({ paid, state }) => [paid, state]);
    await admin.call.takePayment({ ...order, student_id: amina.id, amount: '25000', way: 'cash' });
    expect(await states(amina)).toEqual([
      ...[
        [1_200_000, 'paid'],
        [900_000, 'paid'],
        [400_000, 'part_paid'],
      ],
    ]);
    const given = await institute.student();
    await admin.call.takePayment({
      ...{ ...order, student_id: given.id, amount: '30000', way: 'waiver', note: 'An orphan' },
    });
    expect(await states(given)).toEqual([
      ...[
        [1_200_000, 'paid'],
        [900_000, 'waived'],
        [900_000, 'waived'],
      ],
    ]);
    const over = await institute.student();
    const more = { ...order, student_id: over.id, amount: '30500', way: 'cash' } as const;
    await admin.call.takePayment({ ...more, request_key: 'the-whole-price' });
    await admin.call.takePayment({ ...more, request_key: 'the-whole-price' });
    expect((await states(over)).map(([, state]) => state)).toEqual(['paid', 'paid', 'paid']);
    expect([await walletOf(amina), await walletOf(given), await walletOf(over)]).toEqual([
      ...[0, 0, 50_000],
    ]);
    await isRight();
  });

  // Proves ours-198, call-addInvoice.
  it('bills once under a key, tells the student, and the wallet pays on the day', async () => {
    const bill = {
      ...{ student_id: amina.id, title: 'Books', amount: '3500', due_on: daysAfter(today, 2) },
      request_key: crypto.randomUUID(),
    };
    const made = await Promise.all(Array.from({ length: 5 }, () => admin.call.addInvoice(bill)));
    expect(new Set(made.map(({ data }) => data.id)).size).toBe(1);
    expect(await rowsOf(amina)).toHaveLength(1);
    expect((await amina.call.getMessages({})).data[0]?.subject).toMatch(/^To pay: /);
    await fund(amina, 4000);
    await pass(2);
    await collectDue(institute.services);
    expect(await walletOf(amina)).toBe(50_000);
    expect(await admin.call.addInvoice({ ...bill, amount: '1' })).toMatchObject({
      code: 'invalid_input',
    });
    await isRight();
  });

  // Proves ours-197, ours-201, call-addInvoice.
  it('bills a place twice, which waits once one of them is overdue, and owes nothing when it ends', async () => {
    const { id } = await joined();
    const bill = { student_id: amina.id, class_id: id, amount: '500', due_on: today };
    for (const title of ['Books', 'A card']) {
      expect(await admin.call.addInvoice({ ...bill, title })).toMatchObject({ status: true });
    }
    expect((await rowsOf(amina)).map(({ part, title }) => [part, title])).toEqual([
      [1, ''],
      [2, ''],
      [3, ''],
      [4, 'Books'],
      [5, 'A card'],
    ]);
    await pass(8);
    expect((await placeOf(id))?.overdueAt?.getTime()).toBeLessThan(institute.clock.now().getTime());
    const order = { class_id: id, student_list: listOf(amina), reason: 'Moves away' };
    await admin.call.endPlaces(order);
    expect((await rowsOf(amina)).filter(({ state }) => state === 'open')).toEqual([]);
  });

  // Proves ours-198, call-addInvoice, call-extendInvoice.
  it.each([
    [{ due_on: '2020-01-01' }, 'day_out_of_reach'],
    [{ due_on: '2027-02-30' }, 'day_out_of_reach'],
    [{ due_on: '2027-13-45' }, 'day_out_of_reach'],
    [{ due_on: '2099-01-01' }, 'day_out_of_reach'],
    [{ student_id: 2_000_000_000 }, 'student_not_found'],
    [{ class_id: 2_000_000_000 }, 'class_not_found'],
    [{ title: ' \u200b ' }, 'invalid_input'],
  ])('is refused to bill with %j', async (own, code) => {
    const bill = { student_id: amina.id, title: 'Books', amount: '3500', due_on: today, ...own };
    expect(await admin.call.addInvoice(bill)).toMatchObject({ status: false, code });
    expect(await rowsOf(amina)).toEqual([]);
  });

  // Proves ours-198, call-cancelInvoice.
  it('has an invoice owed no more, beside a payment of it at the same moment', async () => {
    await joined();
    await fund(amina, 9000);
    const [, part] = await rowsOf(amina);
    const invoice_id = part?.id ?? 0;
    const [paid, cancelled] = await Promise.all([
      amina.call.payInvoice({ invoice_id }),
      admin.call.cancelInvoice({ invoice_id, reason: 'A mistake' }),
    ]);
    expect(paid.status).not.toBe(cancelled.status);
    expect((await rowsOf(amina))[1]?.state).toBe(paid.status ? 'paid' : 'cancelled');
    expect(await walletOf(amina)).toBe(paid.status ? 0 : 900_000);
    await isRight();
  });

  // Proves ours-199, call-getOwing, call-getOwingSums, call-getStudentInvoices.
  it('sees who owes by age and class, with sums', async () => {
    const { id } = await joined({ parts: '40:0,30:3,30:60' });
    await pass(12);
    const { data: sums } = await admin.call.getOwingSums({ class_id: id });
    expect(sums.ages).toEqual([
      { age: 'not_due', invoices: 1, rest: 9000 },
      { age: 'week', invoices: 0, rest: 0 },
      { age: 'month', invoices: 1, rest: 9000 },
      { age: 'older', invoices: 0, rest: 0 },
    ]);
    expect(sums.classes).toContainEqual(expect.objectContaining({ id }));
    const { data, meta } = await admin.call.getOwing({ age: 'month', class_id: id });
    expect(meta?.total).toBe(1);
    expect(data[0]).toMatchObject({ name: 'Amina Yusuf', user_id: amina.id, part: 2, rest: 9000 });
    expect((await admin.call.getOwing({ search: 'amina yusuf', class_id: id })).meta?.total).toBe(
      2,
    );
    expect((await admin.call.getOwing({ search: 'nobody', class_id: id })).meta?.total).toBe(0);
    const { data: all } = await admin.call.getStudentInvoices({ student_id: amina.id });
    expect(all.map(({ part }) => part)).toEqual([2, 3, 1]);
    await isRight();
    // Written past the triggers, it is put right within the hour.
    await db().execute(sql`delete from invoice_totals`);
    expect((await admin.call.getOwing({ class_id: id })).meta?.total).toBe(0);
    expect(await recountOwed(db())).toBe(true);
    expect((await admin.call.getOwingSums({ class_id: id })).data.ages).toEqual(sums.ages);
    await isRight();
  });
});

describe('reminders', () => {
  const subjects = async () =>
    (await amina.call.getMessages({})).data
      .map(({ subject }) => subject)
      .filter((subject) => /^(Due|Still)/.test(subject))
      .map((subject) => subject.split(/[ :]/).slice(0, 2).join(' '));

  // Proves ours-200.
  it('go out on their days, once each, by day, and never of what is paid', async () => {
    await joined({ parts: '40:0,60:30' });
    const remind = async () => {
      await remindByCalendar(institute.services);
      await remindByCalendar(institute.services);
    };
    const toHour = (hour: number) => {
      const at = institute.clock.now();
      at.setUTCHours(hour - 1, 0, 0, 0);
      institute.clock.set(at);
    };
    toHour(12);
    await remind();
    expect(await subjects()).toEqual([]);
    await pass(27);
    toHour(23);
    await remind();
    expect(await subjects()).toEqual([]);
    toHour(9);
    await Promise.all([remind(), remind()]);
    expect(await subjects()).toEqual(['Due on']);
    await pass(3);
    await remind();
    await pass(1);
    await remind();
    expect(await subjects()).toEqual(['Due today', 'Due on']);
    await pass(2);
    await remind();
    expect((await subjects())[0]).toBe('Still to');
    // Told of today already: the office tells nobody again.
    const invoice_ids = (await rowsOf(amina)).map(({ id }) => id);
    expect((await admin.call.remindOwing({ invoice_ids })).data).toEqual({ reminded: 0 });
    expect(await subjects()).toHaveLength(3);
    await fund(amina, 18_000);
    await collectDue(institute.services);
    await pass(8);
    await remind();
    expect(await subjects()).toHaveLength(3);
  });

  // Proves ours-200, call-remindOwing.
  it('of the office go to whom it chose, once a day, and not of what is paid', async () => {
    await joined({ parts: '40:0,60:30' });
    const [paid, owed] = await rowsOf(amina);
    const invoice_ids = [paid?.id ?? 0, owed?.id ?? 0];
    expect((await admin.call.remindOwing({ invoice_ids })).data).toEqual({ reminded: 1 });
    expect((await admin.call.remindOwing({ invoice_ids })).data).toEqual({ reminded: 0 });
    expect(await subjects()).toHaveLength(1);
    // By mail, too, with the next round.
    await deliverMail(institute.services, { signal: new AbortController().signal });
    const mailed = institute.mails.filter(({ to }) => to.includes(amina.email));
    expect(mailed.filter(({ subject }) => subject.startsWith('Due on'))).toHaveLength(1);
  });
});

describe('a place that ends', () => {
  // Proves ours-201.
  it('owes nothing more, and what was paid of it goes back', async () => {
    const { id } = await joined();
    await fund(amina, 9000);
    const [, part] = await rowsOf(amina);
    await amina.call.payInvoice({ invoice_id: part?.id ?? 0 });
    const order = { class_id: id, student_list: listOf(amina), reason: 'Moves away' };
    const { data } = await admin.call.endPlaces({ ...order, refund: '1' });
    expect(data).toMatchObject({ ended: 1, returned: 1 });
    expect(await walletOf(amina)).toBe(2_100_000);
    expect((await rowsOf(amina)).map(({ state, paid }) => [state, paid])).toEqual([
      ['cancelled', 0],
      ['cancelled', 0],
      ['cancelled', 0],
    ]);
    await isRight();
  });

  // Proves ours-201.
  it('leaves nothing owed when one payment goes back and the student leaves', async () => {
    const { id } = await joined();
    await fund(amina, 9000);
    const [, part] = await rowsOf(amina);
    await amina.call.payInvoice({ invoice_id: part?.id ?? 0 });
    const [last] = await db()
      .select({ id: transfers.id })
      .from(transfers)
      .where(eq(transfers.idempotencyKey, `invoice:${part?.id}:1`));
    const refund = { payment_id: last?.id ?? 0, reason: 'Wrong class', leave_class: '1' as const };
    expect(await admin.call.refundPayment(refund)).toMatchObject({ status: true });
    expect(await placeOf(id)).toBeUndefined();
    expect((await rowsOf(amina)).map(({ state }) => state)).toEqual([
      'paid',
      'cancelled',
      'cancelled',
    ]);
    await isRight();
  });

  // Proves ours-201.
  it('takes what it owes along where it is moved', async () => {
    const { id } = await joined();
    const to = await aPaidClass(institute, 30_000);
    const order = {
      class_id: id,
      student_list: listOf(amina),
      to_class_id: to.id,
      reason: 'Level',
    };
    expect(await admin.call.movePlaces(order)).toMatchObject({ status: true });
    expect((await rowsOf(amina)).map(({ classId }) => classId)).toEqual([id, to.id, to.id]);
    await pass(40);
    expect((await placeOf(to.id))?.overdueAt).not.toBeNull();
    await isRight();
  });
});

// Proves ours-196.
it('income of a class comes from its parts as from any payment', async () => {
  const revenue = async () =>
    (
      await db()
        .select({ balance: accounts.balance })
        .from(accounts)
        .where(and(eq(accounts.kind, 'class_revenue'), isNull(accounts.userId)))
    )[0]?.balance ?? 0;
  const before = await revenue();
  await joined();
  expect((await revenue()) - before).toBe(1_200_000);
});
