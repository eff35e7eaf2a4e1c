import { addMonth } from '@institute/contract/time/calendar';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aRequestKey } from '../../../test/support/request-key.ts';
import { aClass, aPaidClass } from '../../../test/support/school.ts';
import { auditLog, classes, enrolments, invoices } from '../../schema/index.ts';
import { checkLedger, walletBalance } from '../ledger/index.ts';

let institute: Institute;
let admin: Person;
let from: { id: number };
let amina: Person;
let bilal: Person;

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());
beforeEach(async () => {
  from = await aClass(institute, { name: 'Level one' });
  amina = await institute.student({ name: 'Amina Yusuf', wallet: 1_000_000 });
  bilal = await institute.student({ name: 'Bilal Musa' });
  for (const { call } of [amina, bilal]) await call.enrol({ class_id: from.id });
});
afterEach(async () => {
  expect((await checkLedger(db())).problems).toEqual([]);
});

const db = () => institute.services.db;
const listOf = (...people: Person[]) => people.map(({ id }) => id).join(',');
const placeOf = async ({ id }: Person, classId: number) =>
  (
    await db()
      .select()
      .from(enrolments)
      .where(and(eq(enrolments.userId, id), eq(enrolments.classId, classId)))
  )[0];
const billsOf = ({ id }: Person) =>
  db().select().from(invoices).where(eq(invoices.userId, id)).orderBy(asc(invoices.part));
const inDays = (days: number) =>
  new Date(institute.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const order = (to: { id: number }, own: Record<string, string> = {}) => ({
  ...{ class_id: from.id, student_list: listOf(amina, bilal), to_class_id: to.id },
  ...{ reason: 'Passed level one', ...own },
});

// Proves ours-295, call-checkPlaces.
it('is told before when the next class meets, until when a place is paid for by then, and that it is a draft', async () => {
  const to = await aPaidClass(institute, 2500, { name: 'Term two', monthlySub: '1' });
  await db().update(classes).set({ isDraft: true }).where(eq(classes.id, to.id));
  const check = async () =>
    (
      await admin.call.checkPlaces({
        ...{ class_id: from.id, student_list: listOf(amina), to_class_id: to.id },
      })
    ).data?.target;
  expect(await check()).toMatchObject({ draft: '1', meets_at: 0 });
  const [on, later] = [inDays(60), inDays(67)];
  const weekday = new Date(`${on}T12:00:00Z`).getUTCDay() || 7;
  await admin.call.addPattern({
    ...{ class_id: to.id, from_on: on, until_on: later, weekday },
    ...{ starts_at: '18:00', minutes: 60 },
  });
  const said = await check();
  expect(said?.meets_at).toBe(Date.parse(`${on}T17:00:00Z`) / 1000);
  const month = addMonth(institute.clock.now(), institute.services.config.timeZone);
  expect(said?.paid_until).toBe(Math.floor(month.getTime() / 1000));
});

// Proves call-promotePlaces, ours-295.
it('keeps the place in the one class and gives one in the next, which is billed', async () => {
  const to = await aPaidClass(institute, 15_000, { name: 'Level two' });
  const dueOn = inDays(14);
  expect(await admin.call.promotePlaces(order(to, { due_on: dueOn }))).toMatchObject({
    message: '2 go on, ₦30,000.00 billed.',
    data: { promoted: 2, absent: 0, there: 0, billed: 2, billed_amount: 30_000 },
  });
  for (const who of [amina, bilal]) {
    expect(await placeOf(who, from.id)).toBeDefined();
    const place = await placeOf(who, to.id);
    expect(await billsOf(who)).toMatchObject([
      {
        ...{ placeId: place?.id, classId: to.id, amount: 1_500_000, paid: 0, state: 'open' },
        dueOn,
      },
    ]);
  }
  // No money has moved.
  expect(await walletBalance(db(), amina.id)).toBe(1_000_000);
  const news = (await bilal.call.getMessages({})).data;
  const going = news.find(({ subject }) => subject.includes('You go on'));
  expect(going?.body).toContain('Passed level one');
  expect(news.some(({ body }) => body.includes('₦15,000.00'))).toBe(true);
  const noted = await db().select().from(auditLog).where(eq(auditLog.subjectId, amina.id));
  expect(noted.at(-1)).toMatchObject({
    ...{ action: 'promotePlace', classId: from.id },
    details: { class: 'Level one', to: 'Level two', kobo: 1_500_000, dueOn },
  });
});

// Proves ours-295.
it('bills the price that each has, in the parts of the class', async () => {
  const to = await aPaidClass(institute, 30_000, { name: 'In parts', parts: '40:0,30:30,30:60' });
  await admin.call.addStudentPrice({
    ...{ student_id: amina.id, class_id: to.id, share: 50, why: 'scholarship', reason: 'Needs it' },
  });
  await admin.call.addStudentPrice({
    ...{
      student_id: bilal.id,
      class_id: to.id,
      share: 100,
      why: 'scholarship',
      reason: 'Needs it',
    },
  });
  const first = inDays(7);
  expect((await admin.call.promotePlaces(order(to, { due_on: first }))).data).toMatchObject({
    ...{ promoted: 2, billed: 1, billed_amount: 15_000 },
  });
  const bills = await billsOf(amina);
  expect(bills.map(({ amount, dueOn, state }) => [amount, dueOn, state])).toEqual([
    [600_000, first, 'open'],
    [450_000, inDays(37), 'open'],
    [450_000, inDays(67), 'open'],
  ]);
  expect(await billsOf(bilal)).toEqual([]);
  expect(await placeOf(bilal, to.id)).toMatchObject({ freeReason: 'scholarship' });
});

// Proves ours-295.
it('is done once under its key, by whoever comes at the same moment, and answers alike', async () => {
  const to = await aPaidClass(institute, 9_000, { name: 'Once' });
  const request = order(to, { request_key: aRequestKey() });
  const answers = await Promise.all([1, 2, 3].map(() => admin.call.promotePlaces(request)));
  expect(new Set(answers.map((one) => JSON.stringify(one.data))).size).toBe(1);
  expect(await billsOf(amina)).toHaveLength(1);
  expect(await admin.call.promotePlaces(order(to))).toMatchObject({ code: 'already_in_class' });
});

it('is refused where there is nowhere to go on, and for a day that is over', async () => {
  const to = await aPaidClass(institute, 9_000);
  expect(await admin.call.promotePlaces(order(from))).toMatchObject({ code: 'same_class' });
  expect(await admin.call.promotePlaces(order({ id: 999_999 }))).toMatchObject({
    code: 'class_not_found',
  });
  expect(await admin.call.promotePlaces(order(to, { due_on: inDays(-1) }))).toMatchObject({
    code: 'day_out_of_reach',
  });
  expect(await placeOf(amina, to.id)).toBeUndefined();
  const free = await aClass(institute, { name: 'Free' });
  expect((await admin.call.promotePlaces(order(free))).message).toBe('2 go on.');
  expect(await billsOf(amina)).toEqual([]);
});
