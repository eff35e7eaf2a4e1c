import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aHomework, aTask, handInAs } from '../../../../test/support/homework.ts';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass } from '../../../../test/support/school.ts';
import { meetings } from '../../../schema/index.ts';

let institute: Institute;
let admin: Person;
let amina: Person;
let classId: number;

beforeAll(async () => {
  institute = await Institute.open();
  institute.clock.set('2027-01-29T09:00:00Z');
  admin = await institute.admin();
  ({ id: classId } = await aClass(institute, { name: 'Roots' }));
  amina = await institute.student({ name: 'Amina' });
  await amina.call.enrol({ class_id: classId });
});
afterAll(() => institute.close());

const at = async (time: string) => {
  institute.clock.set(time);
  for (const person of [admin, amina]) await institute.signInAgain(person);
};
const counts = async () => (await admin.call.getStudentHomework({ student_id: amina.id })).data;
const waiting = async () => (await admin.call.getOfficeWork({})).data.homework;

// Proves ours-456, ours-457, call-getStudentHomework, call-getOfficeWork.
it('is counted by month and class, and what waits stands in the work of the office', async () => {
  const first = await aHomework(institute, classId, { dueOn: '2027-01-30' });
  const second = await aHomework(institute, classId);
  const ofClass = { classId, class_id: classId };
  expect(await counts()).toEqual([]);
  expect(await waiting()).toEqual({ count: 0, more: false, first: [] });
  // A lesson gives its homework when it is opened.
  await amina.call.viewStatus({ class_id: classId, lesson_id: first.id });
  const none = { handed_in: 0, late: 0, answered: 0 };
  const line = { class_id: ofClass.class_id, class_name: 'Roots' };
  expect(await counts()).toEqual([{ ...line, month: '2027-01', given: 1, ...none }]);

  await at('2027-02-01T09:00:00Z');
  const tuesdays = { from_on: '2027-02-02', weekday: 2, starts_at: '18:00', minutes: 60 };
  const { data: pattern } = await admin.call.addPattern({ class_id: classId, ...tuesdays });
  await amina.call.viewStatus({ class_id: classId, lesson_id: second.id });
  const late = { lesson_id: first.id, block_id: 'homework' };
  const { data: handedIn } = await handInAs(amina, { ...late, text: 'Late' });
  await at('2027-02-02T19:30:00Z');
  const [meeting] = await institute.services.db
    .select({ id: meetings.id })
    .from(meetings)
    .where(eq(meetings.patternId, pattern.id))
    .orderBy(meetings.startsAt)
    .limit(1);
  const meeting_id = meeting?.id ?? 0;
  await admin.call.saveMeetingTask({ meeting_id, task: JSON.stringify(aTask()) });
  expect((await handInAs(amina, { meeting_id, text: 'Mine' })).status).toBe(true);
  const both = { class_id: classId, class: 'Roots', count: 2 };
  expect(await waiting()).toEqual({ count: 2, more: false, first: [both] });
  await admin.call.answerHandIn({ hand_in_id: handedIn.id, version: 1, state: 'answered' });
  // Another attempt is the same homework.
  expect((await handInAs(amina, { meeting_id, text: 'Again' })).status).toBe(true);
  expect(await counts()).toEqual([
    { ...line, month: '2027-02', given: 2, handed_in: 1, late: 0, answered: 0 },
    { ...line, month: '2027-01', given: 1, handed_in: 1, late: 1, answered: 1 },
  ]);
  expect(await waiting()).toMatchObject({ count: 1, first: [{ count: 1 }] });

  // Figures alone, and for the office alone.
  expect(JSON.stringify(await counts())).not.toMatch(/Late|Mine|Again|files/);
  expect((await amina.call.getStudentHomework({ student_id: amina.id })).status).toBe(false);
  await admin.call.deleteStudent({ student_id: amina.id });
  expect(await waiting()).toMatchObject({ count: 0, more: false });
});
