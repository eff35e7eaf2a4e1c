import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEntryExam } from '../../../../test/support/entry-exam.ts';
import { Institute } from '../../../../test/support/institute.ts';
import { aClass } from '../../../../test/support/school.ts';
import { auditLog, classes } from '../../../schema/index.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

const db = () => institute.services.db;
const namedBy = async (id: number) =>
  (await db().select().from(classes).where(eq(classes.id, id)))[0]?.entryExamId;
const noted = async () =>
  (await db().select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]?.details;

describe('the exam by which a class may be entered', () => {
  // Proves ours-79.
  it('is one of the prerequisite, and no lesson, no exam of another class and none that is deleted', async () => {
    const { admin, second, ...entry } = await anEntryExam(institute);
    const elsewhere = await anEntryExam(institute);
    await admin.call.deleteLesson({ lesson_id: entry.other.id });
    const bare = await aClass(institute);
    for (const { id } of [entry.lesson, elsewhere.exam, entry.other, { id: 999_999 }]) {
      const refused = {
        code: 'invalid_input',
        message: 'This is not an exam of the prerequisite.',
      };
      const sent = { class_id: second.id, entry_exam_id: String(id) };
      expect(await admin.call.updateClass(sent)).toMatchObject(refused);
      const form = { category: 'Grammar', name: 'New', about: 'About', premium: '0' as const };
      const asked = { prequisite_id: String(entry.first.id), entry_exam_id: String(id) };
      expect(await admin.call.addClass({ ...form, ...asked })).toMatchObject(refused);
    }
    const alone = { class_id: bare.id, entry_exam_id: String(entry.exam.id) };
    expect(await admin.call.updateClass(alone)).toMatchObject({ code: 'invalid_input' });
    expect(await namedBy(second.id)).toBe(entry.exam.id);
    expect(await namedBy(bare.id)).toBeNull();
  });

  // Proves ours-79.
  it('is noted by its name, stays where nothing is sent, and goes with the prerequisite', async () => {
    const { admin, first, second, exam } = await anEntryExam(institute);
    const { data } = await admin.call.updateClass({ class_id: second.id, name: 'Tales' });
    expect(data).toMatchObject({ entry_exam_id: exam.id, prequisite_id: first.id });
    await admin.call.updateClass({ class_id: second.id, entry_exam_id: '0' });
    expect(await noted()).toMatchObject({ entryExam: { from: 'Reading', to: null } });
    await admin.call.updateClass({ class_id: second.id, entry_exam_id: String(exam.id) });
    expect(await noted()).toMatchObject({ entryExam: { from: null, to: 'Reading' } });
    const other = await aClass(institute, { name: 'Other' });
    await admin.call.updateClass({ class_id: second.id, prequisite_id: String(other.id) });
    expect(await namedBy(second.id)).toBeNull();
    expect(await noted()).toMatchObject({
      entryExam: { from: 'Reading', to: null },
      prerequisite: { from: 'Letters', to: 'Other' },
    });
  });

  // Proves ours-79.
  it('is saved along with other fields while it lies in the trash', async () => {
    const { admin, second, exam } = await anEntryExam(institute);
    await admin.call.deleteLesson({ lesson_id: exam.id });
    const sent = { class_id: second.id, entry_exam_id: String(exam.id), teacher: 'Maryam' };
    expect(await admin.call.updateClass(sent)).toMatchObject({ status: true });
    expect(await namedBy(second.id)).toBe(exam.id);
  });

  // Proves ours-79.
  it('is kept by a copy of the class, which lets in by it once it is published', async () => {
    const entry = await anEntryExam(institute);
    const { admin, second, exam } = entry;
    const copied = { class_id: second.id, name: 'Term two' };
    const { data } = await admin.call.duplicateClass(copied);
    expect(await namedBy(data.id)).toBe(exam.id);
    await admin.call.publishClass({ class_id: data.id });
    const student = await institute.student();
    await entry.submit(student, entry.right);
    expect(await student.call.enrol({ class_id: data.id })).toMatchObject({ status: true });
  });
});

// Proves ours-79.
it('whoever sits it from outside is told apart where teachers read of it', async () => {
  const entry = await anEntryExam(institute, { exam: { about: 'Why?' } });
  const { admin, first, exam } = entry;
  const [outside, member] = [await institute.student(), await institute.student()];
  await member.call.enrol({ class_id: first.id });
  for (const student of [outside, member]) {
    const answered = { lesson_id: exam.id, attempt: 1, answer: entry.right, theory: 'So' };
    expect(await student.call.submitExam(answered)).toMatchObject({ status: true });
  }
  const marks = [
    [outside.id, '1'],
    [member.id, undefined],
  ];
  type Row = { user_id: number; is_outside?: string | undefined };
  const told = (rows: readonly Row[]) =>
    rows.map(({ user_id, is_outside }) => [user_id, is_outside]);
  const waiting = await admin.call.getUnmarkedExams({ class_id: String(first.id) });
  expect(told(waiting.data)).toEqual(marks);
  expect(told((await admin.call.getExamDetails({ lesson_id: exam.id })).data)).toEqual(marks);
  const { data: opened } = await admin.call.lessonAttendance({ class_id: first.id });
  expect(told(opened)).toEqual(expect.arrayContaining(marks));
  const book = await admin.call.getGradebook({ class_id: first.id });
  expect(JSON.stringify(book.data)).not.toContain(outside.name);
});
