import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass, aLesson, aPaidClass } from '../../../test/support/school.ts';
import { auditLog, classTotals, enrolments } from '../../schema/index.ts';
import { walletBalance } from '../ledger/index.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const db = () => institute.services.db;
const listOf = (...people: Person[]) => people.map(({ id }) => id).join(',');
const placesIn = (classId: number) =>
  db().select().from(enrolments).where(eq(enrolments.classId, classId));
const refundsTo = async (who: Person) =>
  (await who.call.getWalletHistory({})).data.filter(({ description }) =>
    description.startsWith('Refund'),
  );

/** Students who have paid ₦2,000 each for a class. */
async function payers(count: number, own: Parameters<typeof aPaidClass>[2] = {}) {
  const found = await aPaidClass(institute, 2000, { name: 'Sarf', ...own });
  const people: Person[] = [];
  for (let n = 0; n < count; n += 1) {
    const person = await institute.student({ wallet: 200_000 });
    await person.call.enrol({ class_id: found.id });
    people.push(person);
  }
  return { class_id: found.id, people };
}

describe('taking students out of a class', () => {
  // Proves call-endPlaces, ours-80.
  it('ends their places, moves no money and tells them why', async () => {
    const { class_id, people } = await payers(2);
    const [amina, bala] = people as [Person, Person];
    const stranger = await institute.student();
    const order = { class_id, student_list: listOf(amina, bala, stranger) };
    const done = await admin.call.endPlaces({ ...order, reason: 'The group is full' });
    expect(done).toMatchObject({
      status: true,
      message: '2 taken out; 1 was not in the class.',
      data: { ended: 2, absent: 1, returned: 0, returned_amount: 0 },
    });
    expect(await placesIn(class_id)).toEqual([]);
    const [total] = await db().select().from(classTotals).where(eq(classTotals.classId, class_id));
    expect(total?.students).toBe(0);
    expect(await walletBalance(db(), amina.id)).toBe(0);
    const [message] = (await bala.call.getMessages({})).data;
    expect(message?.subject).toBe('You are not in \u2068Sarf\u2069 any more');
    expect(message?.body).toContain('The group is full');
    expect(message?.body).not.toContain('wallet');
    expect((await stranger.call.getMessages({})).data).toEqual([]);
    const noted = await db().select().from(auditLog).where(eq(auditLog.classId, class_id));
    expect(noted.map(({ action, subjectId }) => [action, subjectId])).toEqual(
      expect.arrayContaining([
        ['endPlaces', null],
        ['endPlace', amina.id],
        ['endPlace', bala.id],
      ]),
    );
    expect(noted.find(({ action }) => action === 'endPlaces')?.details).toEqual({
      ...{ total: 2, class: 'Sarf', reason: 'The group is full' },
    });
  });

  // Proves ours-81, call-checkPlaces.
  it('says before what could be returned, and returns the last payment of each place', async () => {
    const { class_id, people } = await payers(2);
    const given = await institute.student({ name: 'Given a place' });
    await admin.call.enrolStudents({ class_ids: [class_id], student_list: listOf(given) });
    await institute.services.jobs.drain();
    const stranger = await institute.student();
    const student_list = listOf(...people, given, stranger);
    expect((await admin.call.checkPlaces({ class_id, student_list })).data).toEqual({
      ...{
        places: 3,
        absent: 1,
        refundable: 2,
        refundable_amount: 4000,
        last_ends_at: 0,
        target: null,
      },
    });
    const order = { class_id, student_list, reason: 'The class is put off', refund: '1' } as const;
    const done = await admin.call.endPlaces(order);
    expect(done).toMatchObject({
      message: '3 taken out, ₦4,000.00 refunded; 1 was not in the class.',
      data: { ended: 3, absent: 1, returned: 2, returned_amount: 4000 },
    });
    const [amina] = people as [Person];
    expect(await walletBalance(db(), amina.id)).toBe(200_000);
    expect(await walletBalance(db(), given.id)).toBe(0);
    const [line] = (await amina.call.getWalletHistory({})).data;
    expect(line?.description).toBe('Refund: Sarf (The class is put off)');
    const [news] = (await amina.call.getMessages({})).data;
    expect(news?.body).toContain('₦2,000.00 was returned to your wallet.');
    const [told] = (await given.call.getMessages({})).data;
    expect(told?.body).not.toContain('returned');
  });

  // Proves ours-81.
  it('returns of a class by the month what its last month cost, and nothing twice', async () => {
    const { class_id, people } = await payers(1, { monthlySub: '1' });
    const [payer] = people as [Person];
    institute.clock.advance({ days: 29 });
    admin = await institute.admin();
    await institute.signInAgain(payer);
    await admin.call.fundWallet({ student_id: payer.id, amount: '3000' });
    await admin.call.updateClass({ class_id, amount: '3000' });
    expect(await payer.call.enrol({ class_id })).toMatchObject({ status: true });
    const check = () => admin.call.checkPlaces({ class_id, student_list: listOf(payer) });
    expect((await check()).data).toMatchObject({ refundable: 1, refundable_amount: 3000 });
    const { data } = await admin.call.getPaymentHistory({ search: payer.name, type: 'debit' });
    await admin.call.refundPayment({ payment_id: data[0]?.id ?? 0, reason: 'A gift' });
    expect((await check()).data).toMatchObject({ refundable: 0, refundable_amount: 0 });
    const order = { class_id, student_list: listOf(payer), reason: 'Over', refund: '1' } as const;
    expect((await admin.call.endPlaces(order)).data).toMatchObject({ ended: 1, returned: 0 });
    expect(await walletBalance(db(), payer.id)).toBe(300_000);
  });

  // Proves ours-80.
  it('keeps what was done there, which is there again when they come back', async () => {
    const { id } = await aClass(institute);
    const lesson = await aLesson(institute, id);
    const student = await institute.student();
    const opened = { class_id: id, lesson_id: lesson.id };
    await student.call.enrol({ class_id: id });
    await student.call.viewStatus(opened);
    await admin.call.endPlaces({ class_id: id, student_list: listOf(student), reason: 'By error' });
    expect(await student.call.viewStatus(opened)).toMatchObject({ status: false });
    expect((await student.call.getMyClasses({})).data).toEqual([]);
    await student.call.enrol({ class_id: id });
    const record = await admin.call.getStudentRecord({ student_id: student.id });
    expect(record.data.classes).toMatchObject([{ id, lessons: 1, done: 1 }]);
  });

  it('is refused without a reason, a class or anybody in it, and does nothing then', async () => {
    const { class_id, people } = await payers(1);
    const student_list = listOf(...people);
    const stranger = await institute.student();
    const end = admin.call.endPlaces;
    expect(await end({ class_id, student_list, reason: ' ' })).toMatchObject({
      ...{ http: 400, message: 'Reason is required' },
    });
    expect(await end({ class_id, student_list, reason: 'x'.repeat(501) })).toMatchObject({
      http: 400,
    });
    const reason = 'Gone';
    expect(await end({ class_id: 999_999, student_list, reason })).toMatchObject({
      code: 'class_not_found',
    });
    expect(await end({ class_id, student_list: '', reason })).toMatchObject({
      code: 'students_missing',
    });
    expect(await end({ class_id, student_list: listOf(stranger), reason })).toMatchObject({
      ...{ http: 200, code: 'not_in_class' },
    });
    expect(await placesIn(class_id)).toHaveLength(1);
  });
});

describe('the same request', () => {
  // Proves ours-82.
  it('that comes again is done once and answered alike, and its key does nothing else', async () => {
    const { class_id, people } = await payers(2);
    const [amina, bala] = people as [Person, Person];
    const order = {
      ...{ class_id, student_list: listOf(amina), reason: 'Once', refund: '1' },
      request_key: 'key-of-a-form-1',
    } as const;
    const first = await admin.call.endPlaces(order);
    // She is back by the time that the first answer is asked for again.
    await amina.call.enrol({ class_id });
    const again = await admin.call.endPlaces(order);
    expect(again.data).toEqual(first.data);
    expect(again.message).toBe(first.message);
    expect(await placesIn(class_id)).toHaveLength(2);
    const other = await admin.call.endPlaces({ ...order, student_list: listOf(bala) });
    expect(other).toMatchObject({ http: 400, code: 'invalid_input' });
    expect(await placesIn(class_id)).toHaveLength(2);
  });

  // Proves ours-82.
  it('sent ten times at once ends the place once and returns its payment once', async () => {
    const { class_id, people } = await payers(1, { name: 'Of a race' });
    const [payer] = people as [Person];
    const order = { class_id, student_list: listOf(payer), reason: 'Race', refund: '1' } as const;
    const keyed = { ...order, request_key: 'key-of-a-race-1' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => admin.call.endPlaces(n % 2 ? order : keyed)),
    );
    expect(new Set(answers.map(({ code }) => code ?? 'done'))).toEqual(
      new Set(['done', 'not_in_class']),
    );
    expect(await walletBalance(db(), payer.id)).toBe(200_000);
  });

  // Proves ours-82.
  it('beside a refund of the payment itself returns it once', async () => {
    const { class_id, people } = await payers(1, { name: 'Returned from two sides' });
    const [payer] = people as [Person];
    const { data } = await admin.call.getPaymentHistory({ search: payer.name, type: 'debit' });
    const payment_id = data[0]?.id ?? 0;
    const order = { class_id, student_list: listOf(payer), reason: 'Race', refund: '1' } as const;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        n % 2
          ? admin.call.endPlaces(order)
          : admin.call.refundPayment({ payment_id, reason: 'Race', leave_class: '1' }),
      ),
    );
    expect(answers.filter(({ status }) => status).length).toBeGreaterThan(0);
    expect(await walletBalance(db(), payer.id)).toBe(200_000);
    expect(await placesIn(class_id)).toEqual([]);
    expect(await refundsTo(payer)).toHaveLength(1);
  });
});

// Proves ours-83.
it('is for administrators, and no teacher of the class', async () => {
  const { class_id, people } = await payers(1);
  const teacher = await institute.student();
  const powers = ['teach', 'mark', 'people'] as const;
  await admin.call.saveClassStaff({ class_id, user_id: teacher.id, powers: [...powers] });
  const order = { class_id, student_list: listOf(...people), reason: 'Mine' };
  expect(await teacher.call.endPlaces(order)).toMatchObject({ http: 403 });
  expect(await teacher.call.checkPlaces(order)).toMatchObject({ http: 403 });
  expect(await placesIn(class_id)).toHaveLength(1);
});
