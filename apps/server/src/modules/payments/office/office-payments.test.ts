import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aPaidClass } from '../../../../test/support/school.ts';
import { accounts, auditLog, enrolments, officePayments } from '../../../schema/index.ts';
import { checkLedger, walletBalance } from '../../ledger/index.ts';

let institute: Institute;
let admin: Person;
let amina: Person;
/** A day on which money can have come: today, in the institute. */
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

const db = () => institute.services.db;
const walletOf = ({ id }: Person) => walletBalance(db(), id);
const placesOf = ({ id }: Person) =>
  db().select().from(enrolments).where(eq(enrolments.userId, id));
const rowsOf = ({ id }: Person) =>
  db().select().from(officePayments).where(eq(officePayments.userId, id));
async function balanceOf(kind: string): Promise<number> {
  const [found] = await db()
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(and(eq(accounts.kind, kind), isNull(accounts.userId)));
  return found?.balance ?? Number.NaN;
}
const isRight = async () => expect((await checkLedger(db())).problems).toEqual([]);
const aTransfer = (own: object = {}) => ({
  ...{ student_id: amina.id, amount: '15000', way: 'bank' as const, paid_on: today },
  ...own,
});

describe('a payment that the office takes', () => {
  // Proves call-takePayment, ours-126.
  it.each([
    ['bank', 'bank', 'Paid by bank transfer'],
    ['cash', 'cash', 'Paid in cash'],
    ['other', 'other_receipts', 'Paid otherwise'],
  ] as const)(
    'by %s is booked where it came from, into the wallet',
    async (way, account, words) => {
      const before = await balanceOf(account);
      const { status, message, data } = await admin.call.takePayment(
        aTransfer({ way, note: 'Aunt' }),
      );
      expect([status, message]).toEqual([true, 'Payment taken.']);
      expect(data).toMatchObject({
        ...{ name: 'Amina Yusuf', amount: 15_000, way, state: 'booked', class_id: null },
        ...{ paid_on: today, note: 'Aunt', taken_by: admin.name, own: true },
        number: expect.stringMatching(/^R-\d{6}$/),
        receipt: expect.stringMatching(/^R-\d{6}-[\w-]{22}$/),
      });
      expect(await walletOf(amina)).toBe(1_500_000);
      expect(await balanceOf(account)).toBe(before - 1_500_000);
      const [line] = (await amina.call.getWalletHistory({})).data;
      expect(line).toMatchObject({ description: words, type: 'credit', amount: 15_000 });
      expect(line?.receipt).toBe(data.receipt);
      const { data: listed } = await admin.call.getPaymentHistory({ search: amina.name });
      expect(listed[0]).toMatchObject({ service: 'fund', title: words, receipt: data.receipt });
      const [told] = (await amina.call.getMessages({})).data;
      expect(told?.subject).toMatch(/^Your payment of ₦15,000.00 has arrived/);
      await isRight();
    },
  );

  it('pays the class it is for: a place, income of that class, and nothing left in the wallet', async () => {
    const { id } = await aPaidClass(institute, 15_000, { name: 'Level 2' });
    const revenue = await balanceOf('class_revenue');
    const { data } = await admin.call.takePayment(aTransfer({ class_id: id, reference: 'UBA/77' }));
    expect(data).toMatchObject({ class_id: id, class_name: 'Level 2', reference: 'UBA/77' });
    expect(await walletOf(amina)).toBe(0);
    expect(await balanceOf('class_revenue')).toBe(revenue + 1_500_000);
    const [place] = await placesOf(amina);
    expect(place).toMatchObject({ classId: id, freeReason: null });
    const titles = (await amina.call.getWalletHistory({})).data.map(
      ({ description }) => description,
    );
    expect(titles).toEqual(['Enrollment: Level 2', 'Paid by bank transfer: Level 2']);
    const [trace] = await db().select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(trace).toMatchObject({
      ...{ action: 'takePayment', actorId: admin.id, subjectId: amina.id, classId: id },
      details: { kobo: 1_500_000, way: 'bank', reference: 'UBA/77', class: 'Level 2' },
    });
    await isRight();
  });

  it('goes past a closing date and a prerequisite, and leaves in the wallet what is over', async () => {
    const first = await aClass(institute);
    const closed = { regclosedate: '2020-01-01', prerequisite: String(first.id) };
    const { id } = await aPaidClass(institute, 9000, closed);
    expect((await admin.call.takePayment(aTransfer({ class_id: id }))).status).toBe(true);
    expect(await placesOf(amina)).toHaveLength(1);
    expect(await walletOf(amina)).toBe(600_000);
  });

  it('takes what the wallet holds along, and refuses what is short with nothing booked', async () => {
    const { id } = await aPaidClass(institute, 20_000);
    const short = await admin.call.takePayment(
      aTransfer({ class_id: id, request_key: 'short-one' }),
    );
    expect(short).toMatchObject({ status: false, code: 'payment_short' });
    expect([await walletOf(amina), await placesOf(amina), await rowsOf(amina)]).toEqual([
      0,
      [],
      [],
    ]);
    await admin.call.takePayment(aTransfer({ amount: '5000' }));
    const enough = await admin.call.takePayment(
      aTransfer({ class_id: id, request_key: 'short-one' }),
    );
    expect(enough.status).toBe(true);
    expect(await walletOf(amina)).toBe(0);
    await isRight();
  });

  // Proves ours-335.
  it.each([
    ['less than it costs', '100', 5000, { spent: 500_000, told: { from_wallet: 4900 } }],
    ['more than it costs', '7500', 6000, { spent: 600_000, told: { stayed: 1500 } }],
    ['what it costs', '6000', 6000, { spent: 600_000, told: {} }],
  ])('says what the wallet gave or kept of %s', async (_what, amount, price, came) => {
    await admin.call.takePayment(aTransfer({ amount: '5000' }));
    const { id } = await aPaidClass(institute, price, { name: 'Roots' });
    const { data } = await admin.call.takePayment(aTransfer({ class_id: id, amount }));
    const besides = (shown: { from_wallet?: number; stayed?: number }) => ({
      ...(shown.from_wallet !== undefined && { from_wallet: shown.from_wallet }),
      ...(shown.stayed !== undefined && { stayed: shown.stayed }),
    });
    expect(besides(data)).toEqual(came.told);
    const receipt = await amina.call.getOfficeReceipt({ reference: data.receipt });
    expect(besides(receipt.data)).toEqual(came.told);
    expect((await rowsOf(amina)).find((row) => row.id === data.id)?.spent).toBe(came.spent);
    expect(await walletOf(amina)).toBe(500_000 + Number(amount) * 100 - price * 100);
    const body = (await amina.call.getMessages({})).data[0]?.body ?? '';
    expect(body.includes('of your wallet was taken as well.')).toBe('from_wallet' in came.told);
    expect(body.includes('of it stayed in your wallet.')).toBe('stayed' in came.told);
    await isRight();
  });

  // Proves ours-335.
  it('for a class in parts keeps what all of them do not take, and one for the wallet keeps nothing of it', async () => {
    const { id } = await aPaidClass(institute, 10_000, { parts: '40:0,60:30' });
    const whole = await admin.call.takePayment(aTransfer({ class_id: id, amount: '11000' }));
    expect(whole.data).toMatchObject({ stayed: 1000 });
    const funded = await admin.call.takePayment(aTransfer());
    expect(funded.data).not.toHaveProperty('stayed');
    expect(await walletOf(amina)).toBe(1_600_000);
  });

  it('buys months one after the other, and a class that is paid once, once', async () => {
    const monthly = await aPaidClass(institute, 5000, { monthlySub: '1' });
    for (const _month of [1, 2, 3]) {
      const order = aTransfer({ class_id: monthly.id, amount: '5000' });
      expect((await admin.call.takePayment(order)).status).toBe(true);
    }
    const [place] = await placesOf(amina);
    expect(place?.periods).toBe(3);
    const days =
      ((place?.subscriptionEndsAt?.getTime() ?? 0) - (place?.enrolledAt.getTime() ?? 0)) /
      86_400_000;
    expect(days).toBeGreaterThan(85);
    const once = await aPaidClass(institute, 5000);
    const order = aTransfer({ class_id: once.id, amount: '5000' });
    expect((await admin.call.takePayment(order)).status).toBe(true);
    expect(await admin.call.takePayment(order)).toMatchObject({ code: 'already_enrolled' });
    expect(await walletOf(amina)).toBe(0);
  });

  it('is refused under a reference of the same way that was taken, however it is written', async () => {
    const first = await admin.call.takePayment(aTransfer({ reference: 'FT 2611-0099 ab' }));
    const again = await admin.call.takePayment(aTransfer({ reference: 'ft26110099AB' }));
    expect(again).toMatchObject({ status: false, code: 'reference_taken' });
    expect(again.message).toContain(`${first.data.number}, of Amina Yusuf`);
    const inCash = aTransfer({ way: 'cash', reference: 'FT 2611-0099 ab' });
    expect((await admin.call.takePayment(inCash)).status).toBe(true);
    expect(await walletOf(amina)).toBe(3_000_000);
  });

  it('pressed 20 times at once is one payment, and one reference by 20 forms is one', async () => {
    const order = aTransfer({ request_key: 'pressed-by-a-nervous-hand' });
    const presses = await Promise.all(
      Array.from({ length: 20 }, () => admin.call.takePayment(order)),
    );
    expect(new Set(presses.map(({ data }) => data?.id)).size).toBe(1);
    const forms = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        admin.call.takePayment(aTransfer({ reference: 'GTB-1', request_key: `form-number-${n}` })),
      ),
    );
    expect(forms.filter(({ code }) => code === 'reference_taken')).toHaveLength(19);
    expect(await walletOf(amina)).toBe(3_000_000);
    const other = await admin.call.takePayment({ ...order, amount: '1' });
    expect(other).toMatchObject({ status: false, code: 'invalid_input' });
    await isRight();
  });

  it('and the wallet at the same moment pay a class once', async () => {
    const { id } = await aPaidClass(institute, 15_000);
    await admin.call.fundWallet({ student_id: amina.id, amount: '15000' });
    const paid = { student_id: amina.id, class_id: String(id), price: '15000' };
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => amina.call.enrol({ class_id: id })),
      ...Array.from({ length: 10 }, (_, n) =>
        admin.call.takePayment(aTransfer({ class_id: id, request_key: `beside-others-${n}` })),
      ),
      ...Array.from({ length: 10 }, (_, n) =>
        admin.call.payPlace({ ...paid, request_key: `from-the-wallet-${n}` }),
      ),
    ]);
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
    expect(await placesOf(amina)).toHaveLength(1);
    await isRight();
  });

  it.each([
    ['of nobody', { student_id: 999_999 }, 'student_not_found'],
    ['for no class', { class_id: '999999' }, 'class_not_found'],
    ['of tomorrow', { paid_on: '2999-01-01' }, 'day_out_of_reach'],
    ['of long ago', { paid_on: '1999-01-01' }, 'day_out_of_reach'],
    ['of no day', { paid_on: '2026-02-31' }, 'day_out_of_reach'],
    ['waived without a word', { way: 'waiver', note: ' \u200b' }, 'reason_missing'],
  ] as const)('%s is refused', async (_what, own, code) => {
    expect(await admin.call.takePayment(aTransfer(own))).toMatchObject({ status: false, code });
    expect([await walletOf(amina), await rowsOf(amina)]).toEqual([0, []]);
  });

  it('is none for a free class, none of nothing, and none for oneself', async () => {
    const { id } = await aClass(institute);
    expect(await admin.call.takePayment(aTransfer({ class_id: id }))).toMatchObject({
      code: 'class_free',
    });
    for (const amount of ['0', '-5', 'much', '']) {
      expect(await admin.call.takePayment(aTransfer({ amount }))).toMatchObject({ http: 400 });
    }
    const own = aTransfer({ student_id: admin.id });
    expect(await admin.call.takePayment(own)).toMatchObject({ code: 'not_for_oneself' });
  });
});

describe('a fee that is waived', () => {
  // Proves ours-127.
  it('is the institute’s own account, says why, and is no money of the student’s', async () => {
    const { id } = await aPaidClass(institute, 15_000, { name: 'Nahw 3' });
    const waived = await balanceOf('waivers');
    const order = aTransfer({ way: 'waiver', note: 'Her mother teaches here', class_id: id });
    expect((await admin.call.takePayment(order)).data).toMatchObject({ way: 'waiver' });
    expect(await balanceOf('waivers')).toBe(waived - 1_500_000);
    const { data } = await admin.call.getPaymentHistory({ search: amina.name, service: 'waiver' });
    expect(data).toMatchObject([{ title: 'Fee waived: Nahw 3', type: 'credit', amount: 15_000 }]);
    const [told] = (await amina.call.getMessages({})).data;
    expect(told?.subject).toBe('₦15,000.00 was waived for you');
    await isRight();
  });

  // Proves ours-337.
  it('is never more than its class costs the student, than is left of an invoice, or of a month', async () => {
    const { id } = await aPaidClass(institute, 5000);
    const waive = (own: object) => admin.call.takePayment(aTransfer({ ...waived, ...own }));
    const waived = { way: 'waiver', note: 'Her mother teaches here' };
    const more = await waive({ class_id: id, amount: '8000' });
    expect(more).toMatchObject({ status: false, code: 'waiver_too_large' });
    expect(more.message).toContain('₦5,000.00');
    const bill = { student_id: amina.id, title: 'Books', amount: '3000', due_on: today };
    const { data: invoice } = await admin.call.addInvoice(bill);
    const ofBill = await waive({ invoice_id: invoice.id, amount: '3000.01' });
    expect([ofBill.code, ofBill.message.includes('₦3,000.00')]).toEqual(['waiver_too_large', true]);
    expect([await walletOf(amina), await placesOf(amina), await rowsOf(amina)]).toEqual([
      0,
      [],
      [],
    ]);
    expect((await waive({ class_id: id, amount: '5000' })).status).toBe(true);
    expect((await waive({ invoice_id: invoice.id, amount: '3000' })).status).toBe(true);
    expect(await walletOf(amina)).toBe(0);
    await isRight();
  });

  // Proves ours-337.
  it('that waits for a second person is no money of a wallet where the invoice was settled since', async () => {
    const second = await institute.student({ name: 'Third Bursar', email: 'third@example.com' });
    await db().execute(sql`update users set role = 11 where id = ${second.id}`);
    await institute.signInAgain(second);
    const bill = { student_id: amina.id, title: 'Books', amount: '3000', due_on: today };
    const { data: invoice } = await admin.call.addInvoice(bill);
    await admin.call.updateAppSettings({ secondPersonAbove: '1000' });
    const order = { way: 'waiver', note: 'An orphan', invoice_id: invoice.id, amount: '3000' };
    const { data } = await admin.call.takePayment(aTransfer(order));
    await admin.call.updateAppSettings({ secondPersonAbove: '0' });
    expect(data.state).toBe('waiting');
    await admin.call.takePayment(aTransfer({ invoice_id: invoice.id, amount: '1000' }));
    const confirm = () => second.call.confirmOfficePayment({ payment_id: data.id });
    expect(await confirm()).toMatchObject({ code: 'waiver_too_large' });
    await admin.call.takePayment(aTransfer({ invoice_id: invoice.id, amount: '2000' }));
    expect(await confirm()).toMatchObject({ code: 'invoice_settled' });
    expect(await walletOf(amina)).toBe(0);
    expect((await rowsOf(amina)).find(({ id }) => id === data.id)?.state).toBe('waiting');
  });

  it('earns whoever brought the student nothing, where a payment by bank does', async () => {
    const { id } = await aPaidClass(institute, 1000);
    const rewardOf = async (way: 'bank' | 'waiver') => {
      const referrer = await institute.student();
      const friend = await institute.student({ refBy: referrer.referralCode, address: '10.9.9.9' });
      const order = { ...aTransfer({ way, note: 'Why' }), student_id: friend.id };
      await admin.call.takePayment({ ...order, class_id: String(id), amount: '1000' });
      return walletOf(referrer);
    };
    expect(await rewardOf('waiver')).toBe(0);
    expect(await rewardOf('bank')).toBe(10_000);
  });
});

describe('a payment that is taken back', () => {
  // Proves ours-338.
  it('and whose place was returned says both on its receipt', async () => {
    const { id } = await aPaidClass(institute, 9000);
    const { data } = await admin.call.takePayment(aTransfer({ class_id: id, amount: '9000' }));
    await admin.call.endPlaces({
      ...{ class_id: String(id), student_list: String(amina.id), reason: 'She moves' },
      refund: '1',
    });
    const [line] = (await admin.call.getStudentWallet({ student_id: amina.id })).data.filter(
      ({ returnable }) => returnable,
    );
    await admin.call.takeBackFunding({
      ...{ student_id: amina.id, funding_id: line?.id ?? 0, amount: '2000', reason: 'Too much' },
    });
    const { data: receipt } = await amina.call.getOfficeReceipt({ reference: data.receipt });
    expect(receipt).toMatchObject({ amount: 9000, taken_back: 2000, undone: true });
    await isRight();
  });

  // Proves ours-128, ours-338.
  it('goes back where it came from, and frees its reference once all of it has', async () => {
    const before = await balanceOf('bank');
    const order = aTransfer({ reference: 'WRONG-PERSON' });
    const { data } = await admin.call.takePayment(order);
    const [line] = (await admin.call.getStudentWallet({ student_id: amina.id })).data;
    expect(line?.returnable).toBe(15_000);
    const back = { student_id: amina.id, funding_id: line?.id ?? 0, reason: 'It was Bala’s' };
    const stateOf = async () => (await rowsOf(amina)).find(({ id }) => id === data.id)?.state;
    await admin.call.takeBackFunding({ ...back, amount: '5000' });
    expect(await stateOf()).toBe('booked');
    const receiptOf = async () =>
      (await amina.call.getOfficeReceipt({ reference: data.receipt })).data;
    expect(await receiptOf()).toMatchObject({ state: 'booked', taken_back: 5000, undone: false });
    const { data: listed } = await admin.call.getOfficePayments({ student_id: amina.id });
    expect(listed).toMatchObject([{ state: 'booked', taken_back: 5000 }]);
    expect(await admin.call.takePayment(order)).toMatchObject({ code: 'reference_taken' });
    await admin.call.takeBackFunding({ ...back, amount: '10000' });
    expect(await stateOf()).toBe('returned');
    expect(await receiptOf()).not.toHaveProperty('taken_back');
    expect(await receiptOf()).toMatchObject({ state: 'returned' });
    expect([await balanceOf('bank'), await walletOf(amina)]).toEqual([before, 0]);
    const bala = await institute.student({ name: 'Bala' });
    expect((await admin.call.takePayment({ ...order, student_id: bala.id })).status).toBe(true);
    await isRight();
  });
});

describe('a payment above the amount of a second person', () => {
  let second: Person;
  beforeAll(async () => {
    second = await institute.student({ name: 'Second Bursar', email: 'second@example.com' });
    await db().execute(sql`update users set role = 11 where id = ${second.id}`);
    await institute.signInAgain(second);
    await admin.call.updateAppSettings({ secondPersonAbove: '10000' });
  });
  afterAll(() => admin.call.updateAppSettings({ secondPersonAbove: '0' }));

  // Proves call-confirmOfficePayment, ours-129.
  it('waits, moves nothing, and is confirmed by somebody else, once', async () => {
    const { id } = await aPaidClass(institute, 15_000);
    const { data, message } = await admin.call.takePayment(aTransfer({ class_id: id }));
    expect(message).toBe('Recorded. Somebody else has to confirm it.');
    expect(data).toMatchObject({ state: 'waiting', receipt: '' });
    expect([await walletOf(amina), await placesOf(amina)]).toEqual([0, []]);
    const named = { payment_id: data.id };
    expect(await admin.call.confirmOfficePayment(named)).toMatchObject({ code: 'not_by_oneself' });
    const confirmed = await Promise.all(
      Array.from({ length: 10 }, () => second.call.confirmOfficePayment(named)),
    );
    expect(confirmed.filter(({ status }) => status)).toHaveLength(1);
    expect(confirmed.filter(({ code }) => code === 'payment_decided')).toHaveLength(9);
    expect(confirmed.find(({ status }) => status)?.data).toMatchObject({
      ...{ state: 'booked', taken_by: admin.name, decided_by: 'Second Bursar', own: false },
    });
    expect(await placesOf(amina)).toHaveLength(1);
    await isRight();
  });

  it('is booked at once up to that amount', async () => {
    const { data } = await admin.call.takePayment(aTransfer({ amount: '10000' }));
    expect(data.state).toBe('booked');
  });

  // Proves call-refuseOfficePayment.
  it('is refused with a reason, and its reference is free again', async () => {
    const order = aTransfer({ reference: 'NEVER-CAME' });
    const { data } = await admin.call.takePayment(order);
    const refusal = { payment_id: data.id, reason: 'Not on the statement' };
    expect((await second.call.refuseOfficePayment(refusal)).status).toBe(true);
    expect(await second.call.refuseOfficePayment(refusal)).toMatchObject({
      code: 'payment_decided',
    });
    expect(await second.call.confirmOfficePayment({ payment_id: data.id })).toMatchObject({
      code: 'payment_decided',
    });
    expect(await rowsOf(amina)).toMatchObject([
      { state: 'refused', refusal: 'Not on the statement', decidedBy: second.id },
    ]);
    expect((await admin.call.takePayment(order)).data).toMatchObject({ state: 'waiting' });
    expect(await second.call.confirmOfficePayment({ payment_id: 999_999 })).toMatchObject({
      code: 'payment_not_found',
    });
  });

  it('cannot be confirmed for oneself', async () => {
    const { data } = await admin.call.takePayment(aTransfer({ student_id: second.id }));
    expect(await second.call.confirmOfficePayment({ payment_id: data.id })).toMatchObject({
      code: 'not_for_oneself',
    });
  });

  it('that the class does not take any more stays waiting until it is refused', async () => {
    const { id } = await aPaidClass(institute, 15_000);
    const { data } = await admin.call.takePayment(aTransfer({ class_id: id }));
    await admin.call.enrolStudents({ student_list: String(amina.id), class_ids: [id] });
    await institute.services.jobs.drain();
    const confirmed = await second.call.confirmOfficePayment({ payment_id: data.id });
    expect(confirmed).toMatchObject({ code: 'already_enrolled' });
    expect(await rowsOf(amina)).toMatchObject([{ state: 'waiting', decidedBy: null }]);
    expect(await walletOf(amina)).toBe(0);
  });
});

// Proves call-getOfficePayments.
it('the list is of one student, of one state, and found by name, number and reference', async () => {
  const first = (await admin.call.takePayment(aTransfer({ reference: 'ZENITH 55' }))).data;
  const second = (await admin.call.takePayment(aTransfer({ way: 'cash' }))).data;
  const idsOf = async (wanted: object) =>
    (await admin.call.getOfficePayments(wanted)).data.map(({ id }) => id);
  expect(await idsOf({ student_id: amina.id })).toEqual([second.id, first.id]);
  expect(await idsOf({ student_id: amina.id, state: 'waiting' })).toEqual([]);
  expect(await idsOf({ search: 'zenith55' })).toEqual([first.id]);
  expect(await idsOf({ search: 'Zenith / 5-5' })).toEqual([first.id]);
  expect(await idsOf({ search: second.number })).toEqual([second.id]);
  const { data, meta } = await admin.call.getOfficePayments({ search: 'amina', per_page: 1 });
  expect(data).toHaveLength(1);
  expect(meta?.total).toBeGreaterThan(1);
});

// Proves call-getOfficeReceipt, ours-130.
it('a receipt opens to whoever holds its reference, and to no other reference', async () => {
  const { data } = await admin.call.takePayment(aTransfer({ reference: 'ACC-9', note: 'Private' }));
  const visitor = institute.client({ sid: null, token: null });
  const { data: receipt } = await visitor.getOfficeReceipt({ reference: data.receipt });
  expect(receipt).toEqual({
    ...{
      number: data.number,
      state: 'booked',
      undone: false,
      amount: 15_000,
      way: 'bank',
      class_name: '',
    },
    ...{ paid_on: today, reference: 'ACC-9', name: 'Amina Yusuf' },
    ...{ siteName: 'Arabic Institute', taken_at: data.taken_at },
  });
  const other = `${data.number}-${'a'.repeat(22)}`;
  expect(await visitor.getOfficeReceipt({ reference: other })).toMatchObject({
    code: 'payment_not_found',
  });
});
