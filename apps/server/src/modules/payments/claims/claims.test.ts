import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aPaidClass } from '../../../../test/support/school.ts';
import type { Mail } from '../../../platform/mail.ts';
import {
  accounts,
  auditLog,
  enrolments,
  officePayments,
  paymentClaims,
} from '../../../schema/index.ts';
import { checkLedger, walletBalance } from '../../ledger/index.ts';

let institute: Institute;
let admin: Person;
let amina: Person;
/** A day on which money can have come: today, in the institute. */
let today: string;
const mails: Mail[] = [];
const account = { bankCode: '057', accountNumber: '2012345678', accountName: 'Markaz' } as const;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  await admin.call.updateAppSettings(account);
  institute.services.mailer.send = async (mail) => void mails.push(mail);
});
afterAll(() => institute.close());
beforeEach(async () => {
  amina = await institute.student({ name: 'Amina Yusuf' });
  today = institute.services.clock.now().toISOString().slice(0, 10);
  await institute.services.jobs.drain();
  mails.length = 0;
});
afterEach(async () => expect((await checkLedger(db())).problems).toEqual([]));

const db = () => institute.services.db;
const walletOf = ({ id }: Person) => walletBalance(db(), id);
const rowsOf = ({ id }: Person) =>
  db().select().from(paymentClaims).where(eq(paymentClaims.userId, id)).orderBy(paymentClaims.id);
const bookedFor = ({ id }: Person) =>
  db().select().from(officePayments).where(eq(officePayments.userId, id));
const placesOf = ({ id }: Person) =>
  db().select().from(enrolments).where(eq(enrolments.userId, id));
async function bankBalance(): Promise<number> {
  const [found] = await db()
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(and(eq(accounts.kind, 'bank'), isNull(accounts.userId)));
  return found?.balance ?? Number.NaN;
}
async function aPicture(background: string, size = 400): Promise<string> {
  const shape = { width: size, height: size, channels: 3, background } as const;
  const bytes = await sharp({ create: shape }).jpeg().toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}
const sent = (own: object = {}) => ({ amount: '15000', paid_on: today, ...own });
/** Sends a claim of somebody's; gives its id. */
const claimed = async (person: Person, own: object = {}) =>
  (await person.call.claimPayment(sent(own))).data.id;
/** A claim as whoever confirms it leaves it. */
const confirmed = (claim_id: number, own: object = {}) => ({ claim_id, ...sent(own) });
const confirm = (id: number, own: object = {}) => admin.call.confirmClaim(confirmed(id, own));
const lastNews = async (person: Person) => (await person.call.getMessages({})).data[0];
const waiting = async () => (await admin.call.getClaims({})).data;

describe('a payment that a student says to have made', () => {
  // Proves call-claimPayment, call-getMyClaims, ours-135.
  it('waits, is seen by its sender alone and by the office, and moves nothing', async () => {
    const before = await bankBalance();
    const { id: classId } = await aPaidClass(institute, 15_000, { name: 'Level 2' });
    const picture = await aPicture('red');
    const own = { class_id: classId, reference: 'UBA 0077', picture };
    const { status, message, data } = await amina.call.claimPayment(sent(own));
    expect([status, message]).toEqual([
      true,
      'Sent. The institute confirms it once the money has come.',
    ]);
    expect(data).toMatchObject({
      ...{ amount: 15_000, state: 'waiting', open: true, class_id: classId, class_name: 'Level 2' },
      ...{ paid_on: today, reference: 'UBA 0077', reply: '', receipt: '', decided_at: 0 },
      picture: expect.stringMatching(/^files\/[\w-]+\.jpg\?exp=\d+&sig=/),
    });
    expect([await walletOf(amina), await placesOf(amina)]).toEqual([0, []]);
    expect([await bankBalance(), await bookedFor(amina)]).toEqual([before, []]);
    expect((await amina.call.getMyClaims({})).data).toEqual([data]);
    const other = await institute.student();
    expect((await other.call.getMyClaims({})).data).toEqual([]);
    const found = (await waiting()).find(({ id }) => id === data.id);
    expect(found).toMatchObject({
      ...{ name: 'Amina Yusuf', user_id: amina.id, amount: 15_000, price: 15_000, own: false },
      ...{ others: [], same_picture: [], same_reference: [] },
    });
    expect((await admin.call.getOfficeWork({})).data.claims).toBeGreaterThan(0);
  });

  it('keeps its picture made anew from its pixels, under an address that nobody guesses', async () => {
    const { data } = await amina.call.claimPayment(sent({ picture: await aPicture('red', 2000) }));
    const [row] = await rowsOf(amina);
    const stored = await institute.services.files.read(row?.picture ?? '');
    const chunks: Buffer[] = [];
    for await (const chunk of stored ?? []) chunks.push(chunk as Buffer);
    expect(await sharp(Buffer.concat(chunks)).metadata()).toMatchObject({ width: 1600 });
    const { judge } = institute.services.files;
    expect(judge(row?.picture ?? '', '1', 'x')).toBe('unsigned');
    expect(data.picture).not.toBe('');
    const broken = `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`;
    expect(await amina.call.claimPayment(sent({ picture: broken }))).toMatchObject({
      code: 'image_unreadable',
    });
    expect(await rowsOf(amina)).toHaveLength(1);
  });

  // Proves ours-136.
  it('is one however often it is sent, and five wait at the most', async () => {
    const order = sent({ request_key: 'one-press-1', picture: await aPicture('blue') });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => amina.call.claimPayment(order)),
    );
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    const [row, ...more] = await rowsOf(amina);
    expect(more).toEqual([]);
    expect(await institute.services.files.find(row?.picture ?? '')).not.toBeNull();
    expect(await amina.call.claimPayment({ ...order, amount: '1' })).toMatchObject({ http: 400 });
    const rest = await Promise.all(
      Array.from({ length: 8 }, (_, at) => amina.call.claimPayment(sent({ amount: `${at + 1}` }))),
    );
    expect(rest.filter(({ status }) => status)).toHaveLength(4);
    expect(rest.filter(({ code }) => code === 'claims_waiting')).toHaveLength(4);
    expect(await rowsOf(amina)).toHaveLength(5);
  });

  // Proves call-withdrawClaim.
  it('is taken back by its sender while it waits, with its picture', async () => {
    const id = await claimed(amina, { picture: await aPicture('green') });
    const [row] = await rowsOf(amina);
    const other = await institute.student();
    expect(await other.call.withdrawClaim({ claim_id: id })).toMatchObject({
      code: 'payment_not_found',
    });
    const { data } = await amina.call.withdrawClaim({ claim_id: id });
    expect(data).toMatchObject({ state: 'withdrawn', open: false, picture: '' });
    expect(await institute.services.files.find(row?.picture ?? '')).toBeNull();
    expect(await amina.call.withdrawClaim({ claim_id: id })).toMatchObject({
      code: 'payment_decided',
    });
    expect(await confirm(id)).toMatchObject({ code: 'payment_decided' });
    expect(await walletOf(amina)).toBe(0);
  });

  it('is none for a day to come, for a class that costs nothing, nor where no account is set', async () => {
    const free = await aClass(institute);
    const codes = [];
    for (const own of [{ paid_on: '2999-01-01' }, { class_id: free.id }, { class_id: 999_999 }]) {
      codes.push((await amina.call.claimPayment(sent(own))).code);
    }
    expect(codes).toEqual(['day_out_of_reach', 'class_free', 'class_not_found']);
    for (const amount of ['0', '-5', 'much', '']) {
      expect(await amina.call.claimPayment(sent({ amount }))).toMatchObject({ http: 400 });
    }
    await admin.call.updateAppSettings({ accountNumber: '' });
    expect(await amina.call.claimPayment(sent())).toMatchObject({ code: 'payment_unconfigured' });
    await admin.call.updateAppSettings(account);
    expect(await rowsOf(amina)).toEqual([]);
  });
});

describe('the office', () => {
  // Proves call-confirmClaim, call-getClaims, ours-137.
  it('confirms it, by which it is booked as a transfer and pays its class, with a receipt', async () => {
    const before = await bankBalance();
    const { id: classId } = await aPaidClass(institute, 15_000, { name: 'Level 2' });
    const id = await claimed(amina, { class_id: classId, reference: 'GTB 1' });
    const { data, message } = await confirm(id, { class_id: classId, reference: 'GTB 1' });
    expect([data, message]).toEqual([{ state: 'booked', kept: '' }, 'Payment taken.']);
    expect([await walletOf(amina), await bankBalance()]).toEqual([0, before - 1_500_000]);
    expect(await placesOf(amina)).toMatchObject([{ classId }]);
    const [booked] = await bookedFor(amina);
    expect(booked).toMatchObject({ way: 'bank', state: 'booked', reference: 'GTB 1' });
    expect(await rowsOf(amina)).toMatchObject([
      { state: 'confirmed', paymentId: booked?.id, decidedBy: admin.id },
    ]);
    const [own] = (await amina.call.getMyClaims({})).data;
    expect(own).toMatchObject({ state: 'confirmed', open: false });
    const { data: receipt } = await amina.call.getOfficeReceipt({ reference: own?.receipt ?? '' });
    expect(receipt).toMatchObject({ amount: 15_000, class_name: 'Level 2' });
    expect((await lastNews(amina))?.subject).toBe('Your payment of ₦15,000.00 has arrived');
    await institute.services.jobs.drain();
    expect(mails.map(({ to, subject }) => [to, subject])).toContainEqual([
      amina.email,
      'Your payment of ₦15,000.00 is confirmed',
    ]);
    const [trace] = await db().select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(trace).toMatchObject({
      ...{ action: 'confirmClaim', actorId: admin.id, subjectId: amina.id },
      details: { kobo: 1_500_000, reference: 'GTB 1', class: 'Level 2' },
    });
  });

  it('corrects the amount, the day, what it is for and the reference before', async () => {
    const { id: classId } = await aPaidClass(institute, 9000);
    const id = await claimed(amina, { class_id: classId });
    await confirm(id, { amount: '12000', paid_on: '2025-01-07', reference: 'ZEN 5' });
    expect(await walletOf(amina)).toBe(1_200_000);
    expect(await bookedFor(amina)).toMatchObject([
      { amount: 1_200_000, paidOn: '2025-01-07', reference: 'ZEN 5', classId: null },
    ]);
    const [trace] = await db().select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(trace?.details).toMatchObject({ kobo: 1_200_000, claimed: 1_500_000 });
  });

  // Proves ours-335.
  it('says what the wallet gave to a class besides, or kept of what came for it', async () => {
    await admin.call.fundWallet({ student_id: amina.id, amount: '5000' });
    const { id: class_id } = await aPaidClass(institute, 6000);
    const less = await confirm(await claimed(amina, { class_id }), { class_id, amount: '2000' });
    expect(less.data).toEqual({ state: 'booked', kept: '', from_wallet: 4000 });
    const { id: other } = await aPaidClass(institute, 6000);
    const more = { class_id: other, amount: '7500' };
    const kept = await confirm(await claimed(amina, { class_id: other }), more);
    expect(kept.data).toEqual({ state: 'booked', kept: '', stayed: 1500 });
    expect(await walletOf(amina)).toBe(250_000);
  });

  // Proves ours-138.
  it('puts it into the wallet where the class cannot be paid any more, and says so', async () => {
    const { id: classId } = await aPaidClass(institute, 15_000, { name: 'Sarf' });
    const id = await claimed(amina, { class_id: classId });
    await admin.call.updateClass({ class_id: classId, amount: '20000' });
    const { data } = await confirm(id, { class_id: classId });
    expect(data).toMatchObject({ state: 'booked', kept: expect.stringContaining('The price') });
    expect([await walletOf(amina), await placesOf(amina)]).toEqual([1_500_000, []]);
    expect((await amina.call.getMyClaims({})).data[0]).toMatchObject({
      ...{ state: 'confirmed', reply: data.kept },
    });
    expect((await lastNews(amina))?.subject).toContain('Your payment is in your wallet');
    const gone = await aPaidClass(institute, 1000);
    const second = await claimed(amina, { class_id: gone.id });
    await admin.call.deleteClass({ class_id: gone.id });
    const kept = await confirm(second, { class_id: gone.id });
    expect(kept.data).toMatchObject({ state: 'booked', kept: expect.stringMatching(/not there/) });
    expect(await walletOf(amina)).toBe(3_000_000);
  });

  // Proves call-refuseClaim, ours-141.
  it('refuses it in words that the student reads, and nothing moves', async () => {
    const id = await claimed(amina);
    const refusal = { claim_id: id, reason: 'It is not on the statement' };
    expect((await admin.call.refuseClaim(refusal)).status).toBe(true);
    expect(await admin.call.refuseClaim(refusal)).toMatchObject({ code: 'payment_decided' });
    expect((await amina.call.getMyClaims({})).data[0]).toMatchObject({
      ...{ state: 'refused', open: false, reply: 'It is not on the statement', receipt: '' },
    });
    expect(await walletOf(amina)).toBe(0);
    expect((await lastNews(amina))?.subject).toMatch(/could not be confirmed/);
    await institute.services.jobs.drain();
    expect(mails.at(-1)?.text).toContain('It is not on the statement');
    expect(await confirm(999_999)).toMatchObject({ code: 'payment_not_found' });
  });

  // Proves ours-139.
  it('sees what was sent before: by this student, with this picture, under this reference', async () => {
    const picture = await aPicture('orange');
    const bala = await institute.student({ name: 'Bala' });
    await claimed(bala, { picture, reference: 'ACC 9' });
    const id = await claimed(amina, { picture, reference: 'acc-9', amount: '700' });
    await claimed(amina, { amount: '300' });
    const find = async () => (await waiting()).find((one) => one.id === id);
    expect(await find()).toMatchObject({
      others: [{ amount: 300, state: 'waiting' }],
      same_picture: [{ name: 'Bala', user_id: bala.id, state: 'waiting' }],
      same_reference: [{ name: 'Bala', state: 'waiting' }],
    });
    const order = { student_id: bala.id, amount: '15000', way: 'bank', paid_on: today } as const;
    await admin.call.takePayment({ ...order, reference: 'ACC9' });
    expect((await find())?.same_reference[0]).toMatchObject({ name: 'Bala', state: 'confirmed' });
    expect(await confirm(id, { reference: 'acc-9' })).toMatchObject({ code: 'reference_taken' });
    expect((await rowsOf(amina))[0]).toMatchObject({ state: 'waiting', paymentId: null });
  });

  it('books one claim once, however many confirm, refuse and take back at the same moment', async () => {
    const id = await claimed(amina);
    const answers = await Promise.all(Array.from({ length: 30 }, () => confirm(id)));
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'payment_decided')).toHaveLength(29);
    expect(await bookedFor(amina)).toHaveLength(1);
    expect(await walletOf(amina)).toBe(1_500_000);

    const second = await claimed(amina);
    const [yes, no, back] = await Promise.all([
      confirm(second),
      admin.call.refuseClaim({ claim_id: second, reason: 'No' }),
      amina.call.withdrawClaim({ claim_id: second }),
    ]);
    expect([yes, no, back].filter(({ status }) => status)).toHaveLength(1);
    expect(await walletOf(amina)).toBe(yes.status ? 3_000_000 : 1_500_000);
    expect((await rowsOf(amina))[1]?.state).toBe(
      yes.status ? 'confirmed' : no.status ? 'refused' : 'withdrawn',
    );
  });

  it('takes back what was confirmed as any payment, and the student sees it', async () => {
    await confirm(await claimed(amina));
    const [line] = (await admin.call.getStudentWallet({ student_id: amina.id })).data;
    const back = { student_id: amina.id, funding_id: line?.id ?? 0, reason: 'It was Bala’s' };
    await admin.call.takeBackFunding({ ...back, amount: '15000' });
    expect((await amina.call.getMyClaims({})).data[0]).toMatchObject({ state: 'returned' });
  });
});

// Proves ours-140.
describe('above the amount of a second person', () => {
  let second: Person;
  beforeAll(async () => {
    second = await institute.student({ name: 'Second Bursar', email: 'second@example.com' });
    await db().execute(sql`update users set role = 11 where id = ${second.id}`);
    await institute.signInAgain(second);
    await admin.call.updateAppSettings({ secondPersonAbove: '10000' });
  });
  afterAll(() => admin.call.updateAppSettings({ secondPersonAbove: '0' }));

  it('it waits for somebody else, and is confirmed or refused by them', async () => {
    const first = await claimed(amina);
    const { data, message } = await confirm(first);
    expect(data).toEqual({ state: 'waiting', kept: '' });
    expect(message).toBe('Recorded. Somebody else has to confirm it.');
    expect(await walletOf(amina)).toBe(0);
    expect((await amina.call.getMyClaims({})).data[0]).toMatchObject({
      ...{ state: 'waiting', open: false, receipt: '' },
    });
    const [payment] = await bookedFor(amina);
    const named = { payment_id: payment?.id ?? 0 };
    expect(await admin.call.confirmOfficePayment(named)).toMatchObject({ code: 'not_by_oneself' });
    expect((await second.call.confirmOfficePayment(named)).status).toBe(true);
    expect(await walletOf(amina)).toBe(1_500_000);
    expect((await amina.call.getMyClaims({})).data[0]?.state).toBe('confirmed');

    await confirm(await claimed(amina));
    const other = (await bookedFor(amina)).find(({ state }) => state === 'waiting');
    await second.call.refuseOfficePayment({ payment_id: other?.id ?? 0, reason: 'Never came' });
    expect((await amina.call.getMyClaims({})).data[0]).toMatchObject({
      ...{ state: 'refused', reply: 'Never came' },
    });
    expect((await lastNews(amina))?.subject).toMatch(/could not be confirmed/);
  });

  it('nobody confirms their own', async () => {
    const id = await claimed(second, { amount: '5' });
    expect((await second.call.getClaims({})).data.find((one) => one.id === id)?.own).toBe(true);
    expect(await second.call.confirmClaim(confirmed(id, { amount: '5' }))).toMatchObject({
      code: 'not_for_oneself',
    });
  });
});

// Proves ours-266.
describe('a payment for an invoice', () => {
  const billed = async (naira: number, own: object = {}) => {
    const bill = { student_id: amina.id, title: 'Books', amount: String(naira), due_on: today };
    return (await admin.call.addInvoice({ ...bill, ...own })).data.id;
  };
  const mine = async (id: number) =>
    (await amina.call.getMyInvoices({})).data.invoices.find((one) => one.id === id);

  it('is said to be for it, shown so, and pays it; what is over is in the wallet', async () => {
    const invoice_id = await billed(9000);
    const id = await claimed(amina, { amount: '10000', invoice_id });
    const about = { invoice_id, class_name: 'Books' };
    expect((await amina.call.getMyClaims({})).data[0]).toMatchObject(about);
    const shown = (await waiting()).find((one) => one.id === id);
    expect(shown).toMatchObject({ ...about, price: 9000 });
    const { data } = await confirm(id, { amount: '10000', invoice_id });
    expect(data).toEqual({ state: 'booked', kept: '', stayed: 1000 });
    expect(await mine(invoice_id)).toMatchObject({ state: 'paid', rest: 0 });
    expect(await walletOf(amina)).toBe(100_000);
    expect((await lastNews(amina))?.body).toMatch(/has paid for \u2068Books\u2069/);
  });

  it('pays a part of it where it is less', async () => {
    const invoice_id = await billed(9000);
    await confirm(await claimed(amina, { amount: '4000', invoice_id }), {
      amount: '4000',
      invoice_id,
    });
    expect(await mine(invoice_id)).toMatchObject({ state: 'part_paid', rest: 5000 });
    expect(await walletOf(amina)).toBe(0);
  });

  it('is in the wallet where the invoice was paid or ended meanwhile, which is said', async () => {
    const invoice_id = await billed(3000);
    const [first, second] = [
      await claimed(amina, { amount: '3000', invoice_id }),
      await claimed(amina, { amount: '3000', invoice_id }),
    ];
    const both = await Promise.all(
      [first, second].map((id) => confirm(id, { amount: '3000', invoice_id })),
    );
    const kept = both.map(({ data }) => data.kept).filter(Boolean);
    expect(kept).toEqual(['It was paid already. The money is in your wallet.']);
    expect(await walletOf(amina)).toBe(300_000);
    expect(
      (await amina.call.getMyClaims({})).data.map(({ reply }) => reply).filter(Boolean),
    ).toEqual(kept);
    const other = await billed(700);
    const late = await claimed(amina, { amount: '700', invoice_id: other });
    await admin.call.cancelInvoice({ invoice_id: other, reason: 'A mistake' });
    const { data } = await confirm(late, { amount: '700', invoice_id: other });
    expect(data.kept).toBe('It is not owed any more. The money is in your wallet.');
    expect((await lastNews(amina))?.body).toMatch(
      /could not be used for it\. It is not owed any more/,
    );
    expect(await walletOf(amina)).toBe(370_000);
  });

  it('is one’s own and unpaid when it is sent, and one’s own when it is confirmed', async () => {
    const musa = await institute.student();
    const invoice_id = await billed(500);
    const not = async (person: Person) =>
      (await person.call.claimPayment(sent({ invoice_id }))).code;
    expect(await not(musa)).toBe('invoice_not_found');
    await admin.call.cancelInvoice({ invoice_id, reason: 'A mistake' });
    expect(await not(amina)).toBe('invoice_settled');
    const id = await claimed(musa, { amount: '500' });
    expect((await confirm(id, { amount: '500', invoice_id })).code).toBe('invoice_not_found');
    expect((await confirm(id, { amount: '500' })).data).toMatchObject({ state: 'booked' });
  });

  it('waits for a second person, who pays it then', async () => {
    await admin.call.updateAppSettings({ secondPersonAbove: '1000' });
    const invoice_id = await billed(2000);
    const id = await claimed(amina, { amount: '2000', invoice_id });
    expect((await confirm(id, { amount: '2000', invoice_id })).data.state).toBe('waiting');
    await admin.call.updateAppSettings({ secondPersonAbove: '0' });
    const [payment] = await bookedFor(amina);
    const second = await institute.student({ name: 'Second Bursar' });
    await db().execute(sql`update users set role = 11 where id = ${second.id}`);
    await institute.signInAgain(second);
    const done = await second.call.confirmOfficePayment({ payment_id: payment?.id ?? 0 });
    expect(done.status).toBe(true);
    expect(await mine(invoice_id)).toMatchObject({ state: 'paid' });
  });
});
