import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { daysAfter } from '@institute/contract/time/calendar';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson, aPaidClass } from '../../../../test/support/school.ts';
import { settings } from '../../../schema/index.ts';
import { dayBefore, monthBounds, spansAt } from './rules.ts';

let institute: Institute;
let admin: Person;

beforeAll(async () => {
  institute = await Institute.open({ DEMO_DATA: 'off' });
  institute.clock.set('2026-11-16T09:00:00Z');
  admin = await institute.admin();
});
afterAll(() => institute.close());

const work = async () => (await admin.call.getOfficeWork({})).data;
const daysLater = async (days: number, ...people: Person[]) => {
  institute.clock.advance({ minutes: days * 24 * 60 });
  for (const person of [admin, ...people]) await institute.signInAgain(person);
};

// Proves call-getOfficeWork.
it('of an empty institute is nothing, and says what it needs first', async () => {
  expect(await work()).toMatchObject({
    exams: { waiting: 0, over_3_days: 0, over_7_days: 0, this_month: 0 },
    comments: { count: 0, first: [] },
    subscriptions: { count: 0, first: [] },
    mails: { count: 0, first: [] },
    payments: { count: 0, first: [] },
    claims: 0,
    owing: { count: 0, first: [] },
    certificates: { count: 0, more: false, first: [] },
    differences: 0,
    joined: { this_month: 0, last_month: 0 },
    classes: { this_month: 0, last_month: 0 },
    setup: { name: false, class: false, lesson: false, student: false, mail: false },
  });
  await admin.call.updateAppSettings({ siteName: 'Bustan' });
  const { id } = await aClass(institute);
  expect((await work()).setup).toMatchObject({ name: false, class: true, lesson: false });
  expect((await work()).setup).toMatchObject({ payment: false, card_secret_missing: false });
  await admin.call.updateAppSettings({ paystackKey: 'pk_test_1' });
  expect((await work()).setup).toMatchObject({ payment: false, card_secret_missing: true });
  // Half of what cards need is asked for though students can transfer.
  const account = { bankCode: '057', accountNumber: '2012345678', accountName: 'Bustan' } as const;
  await admin.call.updateAppSettings(account);
  expect((await work()).setup).toMatchObject({ payment: false, card_secret_missing: true });
  await admin.call.updateAppSettings({ paystackKey: '' });
  expect((await work()).setup).toMatchObject({ payment: true, card_secret_missing: false });
  const bytes = await readFile(join(import.meta.dirname, '../../../../seed/assets/logo.png'));
  await admin.call.uploadLogo({}, { files: { logo: { name: 'logo.png', bytes } } });
  expect((await work()).setup.name).toBe(true);
  await institute.services.db.delete(settings).where(eq(settings.name, 'logo'));
  expect((await work()).setup.name).toBe(false);
  for (const _lesson of [1, 2]) await aLesson(institute, id);
  expect((await work()).setup).toMatchObject({ lesson: false, student: false });
  await aLesson(institute, id);
  await institute.student();
  // One at work that does without a logo is not asked for it.
  // What rewards may cost is asked until somebody has said it.
  const atWork = { name: true, lesson: true, student: true };
  expect((await work()).setup).toMatchObject({ ...atWork, budget: false });
  await admin.call.updateAppSettings({ rewardBudget: '500' });
  expect((await work()).setup).toMatchObject({ ...atWork, budget: true });
  expect((await work()).joined).toEqual({ this_month: 1, last_month: 0 });
  expect((await work()).classes).toEqual({ this_month: 1, last_month: 0 });
});

// Proves call-getOfficeWork.
it('counts exams by how long they have waited', async () => {
  const { id: class_id } = await aClass(institute);
  const exam = await aLesson(institute, class_id, { inputetype: 'Exam', theoryAnswer: 'Marfu' });
  const amina = await institute.student();
  await amina.call.enrol({ class_id });
  await amina.call.getLessonDetails({ class_id, lesson_id: exam.id });
  await amina.call.submitExam({ lesson_id: exam.id, theory: 'Marfu' });
  const one = { waiting: 1, this_month: 1 };
  expect((await work()).exams).toEqual({ ...one, over_3_days: 0, over_7_days: 0 });
  await daysLater(5);
  expect((await work()).exams).toEqual({ ...one, over_3_days: 1, over_7_days: 0 });
  await daysLater(5);
  expect((await work()).exams).toEqual({ ...one, over_3_days: 1, over_7_days: 1 });
  // December has begun.
  await daysLater(5);
  expect((await work()).exams).toMatchObject({ waiting: 1, this_month: 0 });
});

describe('discussions', () => {
  // Proves call-getOfficeWork.
  it('wait while a student has the last word, however deep it stands', async () => {
    const { id: class_id, rand } = await aClass(institute, { name: 'Nahw' });
    const { id: lesson_id, rand: lessonRand } = await aLesson(institute, class_id);
    const amina = await institute.student({ name: 'Amina' });
    await amina.call.enrol({ class_id });
    const say = async (who: Person, parent_id?: number) => {
      const sent = { class_id, lesson_id, comment: 'words', ...(parent_id && { parent_id }) };
      return (await who.call.addComment(sent)).data.id;
    };
    const first = await say(amina);
    const at = institute.clock.now().getTime() / 1000;
    const thread = { class_rand: rand, lesson_rand: lessonRand, class: 'Nahw', lesson: 'Lesson' };
    expect((await work()).comments).toEqual({
      count: 1,
      first: [{ ...thread, student: 'Amina', student_id: amina.id, comment_id: first, at }],
    });
    const answer = await say(admin, first);
    expect((await work()).comments.count).toBe(0);
    const again = await say(amina, answer);
    await say(amina);
    expect((await work()).comments.count).toBe(2);
    await amina.call.deleteComment({ comment_id: again });
    expect((await work()).comments.count).toBe(1);
    await daysLater(31);
    expect((await work()).comments.count).toBe(0);
  });
});

// Proves call-getOfficeWork.
it('names the subscriptions that end within seven days, by class', async () => {
  const nahw = await aPaidClass(institute, 100, { name: 'Nahw', monthlySub: '1' });
  const bilal = await institute.student({ wallet: 100_000 });
  await bilal.call.enrol({ class_id: nahw.id });
  expect((await work()).subscriptions.count).toBe(0);
  await daysLater(25);
  expect((await work()).subscriptions).toEqual({
    count: 1,
    first: [{ class_id: nahw.id, class: 'Nahw', count: 1 }],
  });
  await daysLater(10);
  expect((await work()).subscriptions.count).toBe(0);
});

// Proves call-getOfficeWork.
it('names mails and card payments that failed', async () => {
  const student = await institute.student({ name: 'Zainab' });
  const sent = { subject: 'News', message: 'Hello', recipients: [student.email] };
  const told = await admin.call.sendMessage({ ...sent, delivery_method: 'inApp' });
  expect(told.status).toBe(true);
  const { db, clock } = institute.services;
  const now = clock.now().toISOString();
  await db.execute(`
    insert into mailings (message_id, is_expanded, total, sent, failed)
    select max(id), true, 1, 0, 1 from messages where sender_id is not null`);
  await db.execute(`
    insert into card_payments (reference, reference_key, user_id, purpose, expected, state, created_at, claimed_at)
    values ('FUND_x1', 'FUND-x1', ${student.id}, 'fund', 1000, 'failed', '${now}', '${now}'),
           ('FUND_x2', 'FUND-x2', ${student.id}, 'fund', 1000, 'failed', '${now}', null)`);
  const { mails, payments } = await work();
  expect(mails).toMatchObject({ count: 1, first: [{ subject: 'News', count: 1 }] });
  expect(payments).toMatchObject({
    count: 1,
    first: [{ reference: 'FUND_x1', user_id: student.id, name: 'Zainab' }],
  });
});

// Proves ours-206, call-getOfficeWork.
it('names what is owed for more than 30 days, and no longer once it is paid', async () => {
  const { id: class_id } = await aPaidClass(institute, 30_000, {
    ...{ name: 'Nahw', parts: '40:0,30:30,30:60' },
  });
  const halima = await institute.student({ name: 'Halima', wallet: 1_200_000 });
  await halima.call.enrol({ class_id });
  const due_on = institute.clock.now().toISOString().slice(0, 10);
  await daysLater(60);
  expect((await work()).owing).toEqual({ count: 0, first: [] });
  await daysLater(1);
  const { owing } = await work();
  expect(owing).toMatchObject({
    count: 1,
    first: [{ user_id: halima.id, name: 'Halima', title: 'Nahw', rest: 9000 }],
  });
  expect(owing?.first[0]?.due_on).toBe(daysAfter(due_on, 30));
  const paid_on = institute.clock.now().toISOString().slice(0, 10);
  await admin.call.takePayment({
    ...{ student_id: halima.id, invoice_id: owing?.first[0]?.invoice_id, amount: '9000' },
    ...{ way: 'cash', paid_on },
  });
  expect((await work()).owing?.count).toBe(0);
});

describe('certificates', () => {
  const DAY = '2026-12-20';

  /** A class of a lesson and an exam, a student who may finish it, and a template. */
  async function aCourse(name: string) {
    const { id: class_id } = await aClass(institute, { name });
    const lesson = await aLesson(institute, class_id);
    const exam = await aLesson(institute, class_id, { inputetype: 'Exam', theoryAnswer: 'Marfu' });
    await aLesson(institute, class_id, { inputetype: 'Timetableble' });
    const { id: template_id } = (
      await admin.call.saveCertificateTemplate({
        ...{ title: 'Completion', footer: 'The Institute', certificateContent: '{{name}}' },
      })
    ).data;
    const student = await institute.student();
    await student.call.enrol({ class_id });
    const give = (own: { class_ids?: number[]; student_ids?: number[] }) =>
      admin.call.assignCertificate({ template_id, issue_date: DAY, ...own });
    const finish = async (one = student) => {
      await one.call.getLessonDetails({ class_id, lesson_id: lesson.id });
      await one.call.getLessonDetails({ class_id, lesson_id: exam.id });
      await one.call.submitExam({ lesson_id: exam.id, theory: 'Marfu' });
    };
    const due = async () =>
      (await work()).certificates.first.find((one) => one.class_id === class_id);
    return { class_id, lesson, exam, student, give, finish, due };
  }

  const revokeAllOf = async (student: Person) => {
    const { data } = await admin.call.getIssuedCertificates({ search: student.email });
    for (const { id } of data) {
      await admin.call.revokeCertificate({ certificate_id: id, reason: 'A slip' });
    }
  };

  // Proves call-getOfficeWork.
  it('are due to who has finished a class, until one is given, and again when it is revoked', async () => {
    const nahw = await aCourse('Nahw');
    const bilal = await institute.student();
    await bilal.call.enrol({ class_id: nahw.class_id });
    const place = { class_id: nahw.class_id, lesson_id: nahw.exam.id };
    await nahw.student.call.getLessonDetails({ ...place, lesson_id: nahw.lesson.id });
    await nahw.student.call.getLessonDetails(place);
    // The exam is opened, not handed in.
    expect(await nahw.due()).toBeUndefined();
    await nahw.finish();
    await nahw.finish(bilal);
    expect(await nahw.due()).toEqual({ class_id: nahw.class_id, class: 'Nahw', count: 2 });
    await nahw.give({ student_ids: [bilal.id] });
    expect(await nahw.due()).toMatchObject({ count: 1 });
    await nahw.give({ class_ids: [nahw.class_id] });
    expect(await nahw.due()).toBeUndefined();
    await revokeAllOf(nahw.student);
    expect(await nahw.due()).toMatchObject({ count: 1 });
  });

  // Proves call-getOfficeWork.
  it('are not taken for given by one of another class, and not asked for a month later', async () => {
    const sarf = await aCourse('Sarf');
    const other = await aCourse('Balagha');
    await other.student.call.enrol({ class_id: sarf.class_id });
    await other.give({ class_ids: [other.class_id] });
    await sarf.finish(other.student);
    expect(await sarf.due()).toMatchObject({ count: 1 });
    await daysLater(31);
    expect(await sarf.due()).toBeUndefined();
    expect((await work()).certificates).toMatchObject({ count: 0, more: false });
  });
});

it('is for the office alone', async () => {
  const student = await institute.student();
  expect(await student.call.getOfficeWork({})).toMatchObject({ http: 403 });
});

describe('the rules', () => {
  it('end a month by the day (UTC) that is nearest', () => {
    expect(dayBefore(new Date('2026-10-31T23:00:00Z'))).toBe('2026-10-31');
    expect(dayBefore(new Date('2026-11-01T05:00:00Z'))).toBe('2026-10-31');
  });

  it('look back whole days for exams', () => {
    expect(spansAt(new Date('2026-11-16T09:00:00Z')).examDays).toEqual([
      '2026-11-17',
      '2026-11-12',
      '2026-11-08',
    ]);
  });

  it('bound the months by the calendar of the institute', () => {
    const lagos = (at: string) =>
      monthBounds(new Date(at), 'Africa/Lagos').map((one) => one.toISOString().slice(0, 16));
    const [oct, nov, dec] = ['2026-10-31T23:00', '2026-11-30T23:00', '2026-12-31T23:00'];
    expect(lagos('2026-12-31T22:59:00Z')).toEqual([oct, nov, dec]);
    expect(lagos('2026-12-31T23:00:00Z')).toEqual([nov, dec, '2027-01-31T23:00']);
  });
});
