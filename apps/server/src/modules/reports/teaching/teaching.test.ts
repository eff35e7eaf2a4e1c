import type { StaffPower } from '@institute/contract/auth/abilities';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../../test/support/school.ts';
import { groups, meetings, patterns, presences } from '../../../schema/index.ts';

let institute: Institute;
let admin: Person;
let maryam: Person;
let own: { id: number; rand: string };
let other: { id: number; rand: string };

beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());
beforeEach(async () => {
  admin = await institute.admin();
  own = await aClass(institute, { name: 'Nahw' });
  other = await aClass(institute, { name: 'Sarf' });
  maryam = await institute.student({ name: 'Maryam' });
});

const db = () => institute.services.db;
/** Has somebody said to have been, or not to have been, at a meeting of a class an hour ago. */
async function aMeetingOf(classId: number, userId: number, state: 'present' | 'absent') {
  const now = institute.clock.now();
  // A group is in one meeting at a time.
  for (const table of [presences, meetings]) await db().delete(table);
  const [group] = await db()
    .insert(groups)
    .values({ classId, name: '', isEverybody: true, zone: 'Africa/Lagos' })
    .onConflictDoUpdate({
      target: groups.classId,
      targetWhere: sql`is_everybody`,
      set: { name: '' },
    })
    .returning();
  const time = { weekday: 1, startsAt: '10:00', minutes: 30, fromOn: '2026-01-01' };
  const [pattern] = await db()
    .insert(patterns)
    .values({ groupId: group?.id ?? 0, ...time })
    .returning();
  const [meeting] = await db()
    .insert(meetings)
    .values({
      ...{ groupId: group?.id ?? 0, patternId: pattern?.id ?? 0, plannedOn: '2026-01-05' },
      startsAt: new Date(now.getTime() - 3_600_000),
      ...{ endsAt: new Date(now.getTime() - 1_800_000), state: 'held' },
    })
    .returning();
  await db()
    .insert(presences)
    .values({
      ...{ meetingId: meeting?.id ?? 0, userId, state, source: 'teacher' },
      saidAt: now,
    });
}

const give = (...powers: StaffPower[]) =>
  admin.call.saveClassStaff({ class_id: own.id, user_id: maryam.id, powers });
const teaching = async () => (await maryam.call.getTeaching({})).data;

/** A student of a class who asks a question there and hands an exam in. */
async function aStudentIn(class_id: number, name: string): Promise<Person> {
  const student = await institute.student({ name });
  await student.call.enrol({ class_id });
  const lesson = await aLesson(institute, class_id);
  await student.call.addComment({ class_id, lesson_id: lesson.id, comment: 'Why?' });
  const exam = await aLesson(institute, class_id, { inputetype: 'Exam', theoryAnswer: 'Marfu' });
  await student.call.getLessonDetails({ class_id, lesson_id: exam.id });
  expect((await student.call.submitExam({ lesson_id: exam.id, theory: 'M' })).status).toBe(true);
  return student;
}

it('is nothing for whoever teaches no class', async () => {
  await aStudentIn(own.id, 'Amina');
  expect(await teaching()).toEqual({
    profile: { picture: '', is_public: '0' },
    classes: [],
    letters: 0,
    questions: { count: 0, first: [] },
    silent: { count: 0, first: [] },
  });
});

describe('what waits for a teacher', () => {
  // Proves call-getTeaching.
  it('is that of the own classes, as far as their powers reach', async () => {
    await aStudentIn(own.id, 'Amina');
    await aStudentIn(other.id, 'Bilal');
    await give('teach', 'mark');
    const now = institute.clock.now().getTime() / 1000;
    expect(await teaching()).toMatchObject({
      classes: [{ id: own.id, name: 'Nahw', students: 1, waiting: 1, waiting_since: now }],
      questions: { count: 1, first: [{ class_rand: own.rand, student: 'Amina' }] },
      silent: { count: 0 },
    });
    await give('mark');
    expect(await teaching()).toMatchObject({ classes: [{ waiting: 1 }], questions: { count: 0 } });
    await give('people');
    expect(await teaching()).toMatchObject({
      classes: [{ powers: ['people'], waiting: 0, waiting_since: 0 }],
      questions: { count: 0 },
    });
  });

  it('ends with their answer, for the office as well', async () => {
    await give('teach');
    const amina = await institute.student({ name: 'Amina' });
    await amina.call.enrol({ class_id: own.id });
    const place = { class_id: own.id, lesson_id: (await aLesson(institute, own.id)).id };
    const asked = await amina.call.addComment({ ...place, comment: 'Why?' });
    const before = (await admin.call.getOfficeWork({})).data.comments.count;
    await maryam.call.addComment({ ...place, comment: 'So.', parent_id: asked.data.id });
    expect((await teaching()).questions.count).toBe(0);
    expect((await admin.call.getOfficeWork({})).data.comments.count).toBe(before - 1);
  });

  // Proves call-getTeaching, ours-396.
  it('names who has opened nothing for a week, and the lesson that opens next', async () => {
    await give('people');
    const amina = await aStudentIn(own.id, 'Amina');
    institute.clock.advance({ days: 8 });
    for (const person of [admin, maryam]) await institute.signInAgain(person);
    // Where nothing is to be opened, nobody is silent.
    expect((await teaching()).silent.count).toBe(0);
    await aLesson(institute, own.id);
    await aLesson(institute, own.id, {
      subject: 'Later',
      scheduled: '1',
      studydate: 1_830_000_000,
    });
    expect(await teaching()).toMatchObject({
      classes: [{ next_lesson: 'Later' }],
      silent: { count: 1, first: [{ class: 'Nahw', student: 'Amina' }] },
    });
    // Who sits in class is not silent, whatever they open, as absent as they may be said to be before.
    await aMeetingOf(own.id, amina.id, 'absent');
    expect((await teaching()).silent.count).toBe(1);
    await aMeetingOf(own.id, amina.id, 'present');
    expect((await teaching()).silent.count).toBe(0);
    await give('teach', 'people');
    expect(
      await maryam.call.sendClassMessage({
        ...{ class_id: own.id, subject: 'Tomorrow', message: 'At ten.', class_who: 'silent' },
      }),
    ).toMatchObject({ code: 'recipients_missing' });
    const grid = await admin.call.getAttendanceGrid({ class_id: own.id });
    expect(grid.data).toMatchObject([{ name: 'Amina', absent: false }]);
    // Who studies, and when, is for those who see people; to teach and to mark does not take it.
    await give('teach', 'mark');
    expect((await teaching()).silent).toEqual({ count: 0, first: [] });
  });
});

describe('a message of a teacher', () => {
  const send = (extra: object = {}) =>
    maryam.call.sendClassMessage({
      ...{ class_id: own.id, subject: 'Tomorrow', message: 'We meet at ten.' },
      ...extra,
    });

  // Proves call-sendClassMessage.
  it('reaches the class, or who has not opened a lesson, and nobody else', async () => {
    await give('teach');
    const [amina, bilal, zainab] = await Promise.all(
      ['Amina', 'Bilal', 'Zainab'].map((name) => institute.student({ name })),
    );
    const lesson = await aLesson(institute, own.id);
    for (const one of [amina, bilal]) await one?.call.enrol({ class_id: own.id });
    await amina?.call.viewStatus({ class_id: own.id, lesson_id: lesson.id });
    expect((await send()).data).toMatchObject({ recipients: 2 });
    const unopened = { class_who: 'unopened', lesson_id: lesson.id };
    expect((await send(unopened)).data).toMatchObject({ recipients: 1 });
    const inboxes = await Promise.all(
      [amina, bilal, zainab].map(async (one) => (await one?.call.getMessages({}))?.data.length),
    );
    expect(inboxes).toEqual([1, 2, 0]);
    expect(await send({ class_id: other.id })).toMatchObject({ code: 'class_not_found' });
  });

  // Proves call-sendClassMessage.
  it('reaches those alone who have opened nothing for a week, as the page names them', async () => {
    await give('teach', 'people');
    const [amina, bilal] = [
      await institute.student({ name: 'Amina' }),
      await institute.student({ name: 'Bilal' }),
    ];
    const lesson = await aLesson(institute, own.id);
    // A teacher of the class who studies in it as well is not written to.
    for (const one of [amina, bilal, maryam]) await one.call.enrol({ class_id: own.id });
    expect(await send({ class_who: 'silent' })).toMatchObject({ code: 'recipients_missing' });
    institute.clock.advance({ days: 7 });
    for (const person of [admin, maryam, bilal]) await institute.signInAgain(person);
    await bilal.call.viewStatus({ class_id: own.id, lesson_id: lesson.id });
    const late = await institute.student({ name: 'Zainab' });
    await late.call.enrol({ class_id: own.id });
    expect((await teaching()).silent).toMatchObject({ count: 1, first: [{ student: 'Amina' }] });
    expect((await send({ class_who: 'silent' })).data).toMatchObject({ recipients: 1 });
    await institute.signInAgain(amina);
    expect((await amina.call.getMessages({})).data).toMatchObject([{ subject: 'Tomorrow' }]);
    const silent = { class_id: own.id, class_who: 'silent' } as const;
    expect((await admin.call.checkRecipients(silent)).data.total).toBe(1);
  });

  // Proves call-sendClassMessage.
  it('is for those who teach, and never to others by name', async () => {
    await give('mark', 'people');
    expect(await send()).toMatchObject({ http: 403 });
    await give('teach');
    expect(await send({ recipients: [admin.email], send_to_all: 'true' })).toMatchObject({
      code: 'recipients_missing',
    });
  });
});
