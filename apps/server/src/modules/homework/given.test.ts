import { getHomeworkToDo } from '@institute/contract/homework/my-homework';
import type { HomeworkTask } from '@institute/contract/homework/task';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { aHomework, aTask, handInAs } from '../../../test/support/homework.ts';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../test/support/school.ts';
import { handIns, meetings } from '../../schema/index.ts';

let institute: Institute;
let admin: Person;
let amina: Person;
let classId: number;

const db = () => institute.services.db;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());
beforeEach(async () => {
  institute.clock.set('2027-02-01T09:00:00Z');
  await institute.signInAgain(admin);
  ({ id: classId } = await aClass(institute, { name: 'Roots' }));
  amina = await aStudent();
});

async function aStudent(): Promise<Person> {
  const person = await institute.student();
  await person.call.enrol({ class_id: classId });
  return person;
}
const later = () => institute.services.jobs.drain({ later: true });
const news = async (person: Person) =>
  (await person.call.getMessages({})).data.filter(({ subject }) => subject.startsWith('New home'));
const toDo = async (person: Person) =>
  z.decode(getHomeworkToDo.response, (await person.call.getHomeworkToDo({})).data);
const blocksOf = (...tasks: Partial<HomeworkTask>[]) =>
  JSON.stringify(tasks.map((own, at) => ({ id: `b${at}`, kind: 'homework', task: aTask(own) })));
const change = (lesson_id: number, blocks: string) =>
  admin.call.updateLesson({ lesson_id, blocks });

async function aMeeting(): Promise<number> {
  const { data } = await admin.call.addPattern({
    ...{ class_id: classId, from_on: '2027-02-02', weekday: 2, starts_at: '18:00', minutes: 60 },
  });
  const [meeting] = await db()
    .select({ id: meetings.id })
    .from(meetings)
    .where(eq(meetings.patternId, data.id))
    .orderBy(meetings.startsAt)
    .limit(1);
  institute.clock.set('2027-02-02T18:30:00Z');
  await institute.signInAgain(amina);
  return meeting?.id ?? 0;
}

describe('new homework is told', () => {
  // Proves ours-464.
  it('of a lesson, once, with its last day and the way to it', async () => {
    const { id, rand } = await aHomework(institute, classId, { dueOn: '2027-02-03' });
    expect(await news(amina)).toEqual([]);
    await later();
    const [told] = await news(amina);
    expect(told).toMatchObject({ lesson_id: rand, block_id: 'homework', meeting_id: 0 });
    expect(told?.subject).toContain('Read aloud');
    expect(told?.body).toContain('3 February 2027');
    // Another one in it is told; that it was edited is not.
    await change(id, blocksOf({ title: 'One' }, { title: 'Two' }));
    await later();
    await change(id, blocksOf({ title: 'One, again' }, { title: 'Two' }));
    await later();
    const subjects = (await news(amina)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(3);
    expect(subjects.join()).not.toContain('again');
  });

  // Proves ours-464.
  it('of a lesson that is scheduled once it opens, and not of what was taken back', async () => {
    const gone = await aHomework(institute, classId, { title: 'Gone' });
    await admin.call.deleteLesson({ lesson_id: gone.id });
    const emptied = await aHomework(institute, classId, { title: 'Emptied' });
    await change(emptied.id, '[]');
    await aLesson(institute, classId, {
      ...{ subject: 'Later', blocks: blocksOf({}) },
      ...{ scheduled: '1', studydate: String(Date.parse('2027-02-03T12:00:00Z') / 1000) },
    });
    await later();
    expect(await news(amina)).toEqual([]);
    institute.clock.set('2027-02-03T14:00:00Z');
    await later();
    expect(await news(amina)).toHaveLength(1);
  });

  // Proves ours-464.
  it('of a meeting, once, to its students who were there before it, and not to who has handed it in', async () => {
    const meeting_id = await aMeeting();
    const [musa, late] = [await aStudent(), await institute.student()];
    const give = (own: Partial<HomeworkTask> = {}) =>
      admin.call.saveMeetingTask({ meeting_id, task: JSON.stringify(aTask(own)) });
    await give();
    await give({ title: 'Read it slowly' });
    institute.clock.advance({ seconds: 1 });
    await late.call.enrol({ class_id: classId });
    await handInAs(musa, { meeting_id, text: 'Mine' });
    await later();
    expect(await news(amina)).toMatchObject([{ meeting_id, block_id: '' }]);
    expect(await news(musa)).toEqual([]);
    expect(await news(late)).toEqual([]);
    await admin.call.saveMeetingTask({ meeting_id, task: '' });
    await give();
    await later();
    expect(await news(amina)).toHaveLength(1);
  });

  // Proves ours-464.
  it('not at night, but in the morning after', async () => {
    await aHomework(institute, classId);
    institute.clock.set('2027-02-01T22:30:00Z');
    await later();
    expect(await news(amina)).toEqual([]);
    institute.clock.set('2027-02-02T07:30:00Z');
    await later();
    expect(await news(amina)).toHaveLength(1);
  });
});

describe('what is to do', () => {
  // Proves ours-465, call-getHomeworkToDo.
  it('is what is asked for again, then what is due first, of opened lessons and of meetings', async () => {
    const meeting_id = await aMeeting();
    const task = JSON.stringify(aTask({ title: 'Of the meeting', dueOn: '2027-02-05' }));
    await admin.call.saveMeetingTask({ meeting_id, task });
    const dated = await aHomework(institute, classId, { title: 'Dated', dueOn: '2027-02-04' });
    const plain = await aHomework(institute, classId, { title: 'Plain' });
    await aHomework(institute, classId, { title: 'Not opened' });
    await amina.call.viewStatus({ class_id: String(classId), lesson_id: plain.rand });
    expect((await toDo(amina)).map(({ title, dueOn }) => [title, dueOn])).toEqual([
      ['Dated', '2027-02-04'],
      ['Of the meeting', '2027-02-05'],
      ['Plain', null],
    ]);
    await handInAs(amina, { lesson_id: plain.id, block_id: 'homework', text: 'Mine' });
    await handInAs(amina, { lesson_id: dated.id, block_id: 'homework', text: 'Mine' });
    expect((await toDo(amina)).map(({ title }) => title)).toEqual(['Of the meeting']);
    const [row] = await db().select().from(handIns).where(eq(handIns.lessonId, plain.id));
    const hand_in_id = row?.id ?? 0;
    await admin.call.answerHandIn({ hand_in_id, version: 1, state: 'again' });
    expect(await toDo(amina)).toMatchObject([
      { title: 'Plain', isAgain: true, lessonRand: plain.rand, blockId: 'homework' },
      { title: 'Of the meeting', isAgain: false, meetingId: meeting_id, isLate: false },
    ]);
    expect(await toDo(await institute.student())).toEqual([]);
  });

  // Proves ours-465.
  it('is nothing that is shut, refused by now or weeks late', async () => {
    const dueOn = '2027-02-02';
    const closed = { title: 'Closed', dueOn, closes: true };
    for (const own of [closed, { title: 'Late', dueOn }]) await aHomework(institute, classId, own);
    expect((await toDo(amina)).map(({ title }) => title)).toEqual(['Closed', 'Late']);
    institute.clock.set('2027-02-03T09:00:00Z');
    await institute.signInAgain(amina);
    expect(await toDo(amina)).toMatchObject([{ title: 'Late', isLate: true }]);
    institute.clock.set('2027-02-18T09:00:00Z');
    await institute.signInAgain(amina);
    expect(await toDo(amina)).toEqual([]);
    await institute.signInAgain(admin);
    const { id } = await aLesson(institute, classId, { inputetype: 'Exam', theoryAnswer: 'Marfu' });
    await aHomework(institute, classId, { title: 'Behind', dueOn: '2027-02-20' });
    expect(await toDo(amina)).toEqual([]);
    await admin.call.deleteLesson({ lesson_id: id });
    expect(await toDo(amina)).toMatchObject([{ title: 'Behind' }]);
  });
});
