import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson, aPaidClass } from '../../../../test/support/school.ts';
import { classes, lessons } from '../../../schema/index.ts';
import { sendDueNotices } from './send-due-notices.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

const sweep = () => sendDueNotices(institute.services);
/** The inbox with isolates taken out, which are there for the eye. */
async function inbox(who: Person) {
  await institute.signInAgain(who);
  const { data } = await who.call.getMessages({});
  const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');
  return data.map((one) => ({ ...one, subject: plain(one.subject), body: plain(one.body) }));
}
const unix = (time: string) => String(new Date(time).getTime() / 1000);

describe('an exam that is marked', () => {
  it('tells its student, with a link, and again when the mark is corrected', async () => {
    const { id: classId, rand: classRand } = await aClass(institute, { name: 'النحو' });
    const exam = await aLesson(institute, classId, {
      inputetype: 'Exam',
      subject: 'First exam',
      about: 'Why?',
    });
    const [student, other] = [await institute.student(), await institute.student()];
    await student.call.enrol({ class_id: classId });
    await student.call.submitExam({ lesson_id: exam.id, theory: 'Because' });
    const admin = await institute.admin();
    const [waiting] = (await admin.call.getExamDetails({ lesson_id: exam.id })).data;
    const mark = (theory_score: number) =>
      admin.call.markExam({
        lesson_id: exam.id,
        theory_score,
        result_id: waiting?.result_id ?? 0,
      });
    expect(await inbox(student)).toEqual([]);
    await mark(81);
    await mark(81);
    expect(await inbox(student)).toMatchObject([
      {
        subject: 'Exam marked: First exam',
        body: 'Your exam “First exam” in النحو has been marked. Your total score is 81%.',
        class_id: classRand,
        lesson_id: exam.rand,
        isRead: false,
        popup: '0',
      },
    ]);
    expect(await inbox(other)).toEqual([]);
    await mark(90);
    expect(await inbox(student)).toHaveLength(2);
    // A link that leads nowhere is none.
    await admin.call.deleteLesson({ lesson_id: exam.id });
    expect((await inbox(student))[0]).toMatchObject({ class_id: '', lesson_id: '' });
  });

  it('is not told of a mark that was refused', async () => {
    const student = await institute.student();
    const admin = await institute.admin();
    await admin.call.markExam({ lesson_id: 1, theory_score: 50, result_id: 999_999 });
    expect(await inbox(student)).toEqual([]);
  });
});

describe('a lesson that becomes available', () => {
  it('is told once to those who waited for it', async () => {
    institute.clock.set('2026-12-01T08:00:00Z');
    const { id: classId, rand: classRand } = await aClass(institute);
    const [waiting, stranger] = [await institute.student(), await institute.student()];
    await waiting.call.enrol({ class_id: classId });
    const opensAt = { scheduled: '1', studydate: unix('2026-12-02T08:00:00Z') };
    const lesson = await aLesson(institute, classId, { subject: 'Roots', ...opensAt });
    expect(await sweep()).toBe(0);
    institute.clock.set('2026-12-02T08:30:00Z');
    const late = await institute.student();
    await late.call.enrol({ class_id: classId });
    // Two processes sweep at the same time.
    expect((await Promise.all([sweep(), sweep()])).sort()).toEqual([0, 1]);
    expect(await sweep()).toBe(0);
    expect(await inbox(waiting)).toMatchObject([
      {
        subject: 'New lesson: Roots',
        body: 'The lesson “Roots” in Nahw is now available.',
        class_id: classRand,
        lesson_id: lesson.rand,
      },
    ]);
    for (const who of [stranger, late]) expect(await inbox(who)).toEqual([]);
  });

  it('is told again when it was put off, and not when it has long been open or is hidden', async () => {
    institute.clock.set('2027-01-01T08:00:00Z');
    const { id: classId } = await aClass(institute);
    const student = await institute.student();
    await student.call.enrol({ class_id: classId });
    const at = (time: string) => ({ scheduled: '1', studydate: unix(time) });
    const lesson = await aLesson(institute, classId, at('2027-01-01T09:00:00Z'));
    const hidden = await aLesson(institute, classId, at('2027-01-01T09:00:00Z'));
    await aLesson(institute, classId, at('2026-12-31T23:00:00Z'));
    const admin = await institute.admin();
    await admin.call.deleteLesson({ lesson_id: hidden.id });
    institute.clock.set('2027-01-01T09:00:00Z');
    expect(await sweep()).toBe(1);
    const { db } = institute.services;
    const putOff = { opensAt: new Date('2027-01-02T09:00:00Z') };
    await db.update(lessons).set(putOff).where(eq(lessons.id, lesson.id));
    expect(await sweep()).toBe(0);
    institute.clock.set('2027-01-02T10:00:00Z');
    expect(await sweep()).toBe(1);
    await aLesson(institute, classId, at('2027-01-03T09:00:00Z'));
    institute.clock.set('2027-01-07T09:00:00Z');
    expect(await sweep()).toBe(0);
    expect(await inbox(student)).toHaveLength(2);
  });
});

describe('a subscription', () => {
  it('is told of three days before it ends and when it has ended, once a period', async () => {
    institute.clock.set('2027-02-01T10:00:00Z');
    const { id: classId, rand: classRand } = await aPaidClass(institute, 1000, {
      name: 'Poetry',
      monthlySub: '1',
    });
    const student = await institute.student({ wallet: 300_000 });
    await student.call.enrol({ class_id: classId });
    institute.clock.set('2027-02-26T09:59:00Z');
    expect(await sweep()).toBe(0);
    institute.clock.set('2027-02-26T10:00:00Z');
    expect((await Promise.all([sweep(), sweep()])).sort()).toEqual([0, 1]);
    expect(await inbox(student)).toMatchObject([
      {
        subject: 'Your subscription ends soon: Poetry',
        body: expect.stringContaining('ends on 1 March 2027, 11:00'),
        class_id: classRand,
        lesson_id: '',
      },
    ]);
    // Renewed in time: this end is none.
    await student.call.enrol({ class_id: classId });
    institute.clock.set('2027-03-01T10:00:00Z');
    expect(await sweep()).toBe(0);
    institute.clock.set('2027-03-30T10:00:00Z');
    expect(await sweep()).toBe(1);
    institute.clock.set('2027-04-01T10:30:00Z');
    expect(await sweep()).toBe(1);
    expect(await sweep()).toBe(0);
    expect((await inbox(student)).map(({ subject }) => subject)).toEqual([
      'Your subscription has ended: Poetry',
      'Your subscription ends soon: Poetry',
      'Your subscription ends soon: Poetry',
    ]);
  });

  it('that is none any more is not told of', async () => {
    institute.clock.set('2027-06-01T10:00:00Z');
    const { id: classId } = await aPaidClass(institute, 1000, { monthlySub: '1' });
    const student = await institute.student({ wallet: 300_000 });
    await student.call.enrol({ class_id: classId });
    const { db } = institute.services;
    await db.update(classes).set({ isMonthly: false }).where(eq(classes.id, classId));
    institute.clock.set('2027-06-30T10:00:00Z');
    expect(await sweep()).toBe(0);
    // Nor that of a class in which nobody can renew a place.
    const inactive = { isMonthly: true, isActive: false };
    await db.update(classes).set(inactive).where(eq(classes.id, classId));
    expect(await sweep()).toBe(0);
    await db.update(classes).set({ isActive: true }).where(eq(classes.id, classId));
    expect(await sweep()).toBe(1);
  });
});
