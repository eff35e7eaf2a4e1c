import { unixOf } from '@institute/contract/fields';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson, aPaidClass } from '../../../../test/support/school.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());
// A Monday morning in Lagos.
beforeEach(() => institute.clock.set('2026-11-16T09:00:00Z'));

const studyOf = async (person: Person) => (await person.call.getMyStudy({})).data;
const view = (person: Person, class_id: number, lesson: { id: number }) =>
  person.call.viewStatus({ class_id, lesson_id: lesson.id });

/** A class of two lessons and an exam, with whatever `own` says. */
async function aCourse(name: string, own: Parameters<typeof aClass>[1] = {}) {
  const course = await aClass(institute, { name, ...own });
  const one = await aLesson(institute, course.id, { subject: `${name} one` });
  const two = await aLesson(institute, course.id, { subject: `${name} two` });
  const exam = await aLesson(institute, course.id, {
    inputetype: 'Exam',
    subject: `${name} exam`,
    about: 'Why?',
  });
  return { ...course, one, two, exam };
}

async function member(...classes: { id: number }[]): Promise<Person> {
  const student = await institute.student({ wallet: 500_000 });
  for (const { id } of classes) {
    await student.call.enrol({ class_id: id });
    institute.clock.advance({ minutes: 1 });
  }
  return student;
}

describe('the lesson to go on with', () => {
  it('is none for whoever has joined nothing', async () => {
    const student = await member();
    expect(await studyOf(student)).toMatchObject({ classes: [], next: null, meeting: null });
  });

  // Proves call-getMyStudy.
  it('is the first that is not done, by its place among lessons and exams', async () => {
    const course = await aCourse('Nahw');
    await aLesson(institute, course.id, { inputetype: 'Timetableble', about: 'By agreement' });
    const student = await member(course);
    expect((await studyOf(student)).next).toEqual({
      class_id: course.id,
      class_rand: course.rand,
      class_name: 'Nahw',
      lesson_rand: course.one.rand,
      subject: 'Nahw one',
      inputetype: 'Lesson',
      place: 1,
      total: 3,
      shut: '',
    });
    await view(student, course.id, course.one);
    await view(student, course.id, course.two);
    // An exam that was looked at is not done.
    await view(student, course.id, course.exam);
    const study = await studyOf(student);
    expect(study.next).toMatchObject({
      lesson_rand: course.exam.rand,
      inputetype: 'Exam',
      place: 3,
    });
    expect(study.classes).toEqual([{ class_id: course.id, done: 2, total: 3 }]);
  });

  // Proves call-getMyStudy.
  it('is of the class that was studied last and is not finished', async () => {
    const [first, second, third] = [
      await aCourse('First'),
      await aCourse('Second'),
      await aCourse('Third'),
    ];
    const student = await member(first, second, third);
    // The newest joined leads while nothing was studied.
    expect((await studyOf(student)).next?.class_name).toBe('Third');
    await view(student, second.id, second.one);
    institute.clock.advance({ minutes: 1 });
    await view(student, first.id, first.one);
    const study = await studyOf(student);
    expect(study.next?.lesson_rand).toBe(first.two.rand);
    expect(study.classes.map(({ class_id }) => class_id)).toEqual([first.id, second.id, third.id]);
    await view(student, first.id, first.two);
    await student.call.submitExam({ lesson_id: first.exam.id, theory: 'Because' });
    expect((await studyOf(student)).next?.lesson_rand).toBe(second.two.rand);
  });

  // Proves call-getMyStudy.
  it('is none once everything is finished', async () => {
    const { id } = await aClass(institute);
    const lesson = await aLesson(institute, id);
    const student = await member({ id });
    await view(student, id, lesson);
    const study = await studyOf(student);
    expect(study.next).toBeNull();
    expect(study.classes).toEqual([{ class_id: id, done: 1, total: 1 }]);
  });

  it('is one that may be opened, where there is one; else the words of its gate stand with it', async () => {
    const studydate = String(unixOf(institute.clock.now()) + 48 * 3600);
    const later = await aClass(institute, { name: 'Later' });
    await aLesson(institute, later.id, { subject: 'Soon', scheduled: '1', studydate });
    const open = await aCourse('Open');
    const student = await member(open, later);
    expect((await studyOf(student)).next).toMatchObject({ class_name: 'Open', shut: '' });
    const waiting = await member(later);
    expect((await studyOf(waiting)).next).toMatchObject({
      class_name: 'Later',
      shut: expect.stringMatching(
        /^This lesson will be available on 18 November 2026, 10:\d\d \(Lagos\)$/,
      ),
    });
  });

  // Proves call-getMyStudy.
  it('is shut behind an ended subscription and a reached limit, as the gates say', async () => {
    const paid = await aPaidClass(institute, 1000, { monthlySub: '1', name: 'Paid' });
    const seen = await aLesson(institute, paid.id);
    await aLesson(institute, paid.id);
    const limited = await aClass(institute, { monthlylimit: 1 });
    const only = await aLesson(institute, limited.id);
    await aLesson(institute, limited.id);
    const subscriber = await member(paid);
    await view(subscriber, paid.id, seen);
    await institute.database.raw(
      `update enrolments set subscription_ends_at = '2026-11-01' where user_id = ${subscriber.id}`,
    );
    expect((await studyOf(subscriber)).next?.shut).toBe(
      'Your subscription has expired. Please renew to access new content.',
    );
    const student = await member(limited);
    await view(student, limited.id, only);
    expect((await studyOf(student)).next?.shut).toMatch(/^Monthly lesson limit reached/);
  });
});

describe('the next live meeting', () => {
  const timetable = (about: string) => ({ inputetype: 'Timetableble', about }) as const;

  it('is the first that a timetable of the joined classes names', async () => {
    const [wednesday, tuesday, strange] = [
      await aClass(institute, { name: 'Wednesday' }),
      await aClass(institute, { name: 'Tuesday' }),
      await aClass(institute, { name: 'Strange' }),
    ];
    await aLesson(institute, wednesday.id, timetable('Wednesday 18:00: live'));
    await aLesson(institute, tuesday.id, timetable('Tuesday 18:00: live'));
    await aLesson(institute, strange.id, timetable('Monday 18:00: live'));
    const student = await member(wednesday, tuesday);
    expect((await studyOf(student)).meeting).toEqual({
      class_rand: tuesday.rand,
      class_name: 'Tuesday',
      at: unixOf(new Date('2026-11-17T17:00:00Z')),
    });
  });

  // Proves call-getMyStudy.
  it('is not of a class whose subscription has ended, nor of one that is not held', async () => {
    const paid = await aPaidClass(institute, 1000, { monthlySub: '1' });
    const ended = await aClass(institute, { name: 'Ended' });
    await aLesson(institute, paid.id, timetable('Tuesday 18:00'));
    await aLesson(institute, ended.id, timetable('Tuesday 18:00'));
    const student = await member(paid, ended);
    expect((await studyOf(student)).meeting).not.toBeNull();
    const admin = await institute.admin();
    await admin.call.updateClass({ class_id: ended.id, status: '0' });
    await institute.database.raw(
      `update enrolments set subscription_ends_at = '2026-11-01'
       where user_id = ${student.id} and class_id = ${paid.id}`,
    );
    expect((await studyOf(student)).meeting).toBeNull();
  });
});

describe('the days studied this week', () => {
  const days = async (person: Person) =>
    (await studyOf(person)).week.filter(({ studied }) => studied).map(({ day }) => day);

  // Proves call-getMyStudy.
  it('are seven from Monday, of the institute’s calendar, with lessons, exams and the quiz', async () => {
    const course = await aCourse('Week');
    const student = await member(course);
    // 23:30 on Sunday in London is Monday in Lagos.
    institute.clock.set('2026-11-15T23:30:00Z');
    await view(student, course.id, course.one);
    institute.clock.set('2026-11-18T12:00:00Z');
    await view(student, course.id, course.two);
    institute.clock.set('2026-11-19T12:00:00Z');
    await student.call.submitExam({ lesson_id: course.exam.id, theory: 'Because' });
    institute.clock.set('2026-11-21T12:00:00Z');
    await student.call.openGameRound({ action: 'easy' } as never);
    const { week } = await studyOf(student);
    expect(week.map(({ day }) => day)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
    expect(await days(student)).toEqual(['2026-11-16', '2026-11-18', '2026-11-19', '2026-11-21']);
    institute.clock.set('2026-11-23T12:00:00Z');
    expect(await days(student)).toEqual([]);
  });

  // Proves call-getMyStudy.
  it('are one’s own', async () => {
    const course = await aCourse('Own');
    const [diligent, other] = [await member(course), await member(course)];
    await view(diligent, course.id, course.one);
    expect(await days(diligent)).toHaveLength(1);
    expect(await days(other)).toEqual([]);
    expect(await studyOf(other)).toMatchObject({
      classes: [{ class_id: course.id, done: 0, total: 3 }],
      next: { place: 1 },
    });
  });
});

// Proves student-2-40.
it('counts the classes that are open to join, whether joined or not', async () => {
  const before = (await studyOf(await member())).open_classes ?? 0;
  const open = await aCourse('Open');
  await aCourse('Closes later', { regclosedate: '2026-11-17' });
  await aCourse('Closed', { regclosedate: '2026-11-15' });
  await aCourse('Not held', { status: '0' });
  const admin = await institute.admin();
  await admin.call.deleteClass({ class_id: (await aCourse('Deleted')).id });
  const student = await member(open);
  expect((await studyOf(student)).open_classes).toBe(before + 2);
  institute.clock.set('2026-11-18T09:00:00Z');
  expect((await studyOf(student)).open_classes).toBe(before + 1);
});

describe('what is gone', () => {
  // Proves call-getMyStudy.
  it('is spoken of no more: a class that was deleted, a lesson that was removed', async () => {
    const [kept, deleted] = [await aCourse('Kept'), await aCourse('Deleted')];
    const student = await member(kept, deleted);
    const admin = await institute.admin();
    await admin.call.deleteClass({ class_id: deleted.id });
    await admin.call.deleteLesson({ lesson_id: kept.one.id });
    const study = await studyOf(student);
    expect(study.classes).toEqual([{ class_id: kept.id, done: 0, total: 2 }]);
    expect(study.next).toMatchObject({ lesson_rand: kept.two.rand, place: 1, total: 2 });
  });
});
