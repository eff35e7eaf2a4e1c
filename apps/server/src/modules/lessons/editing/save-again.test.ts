import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aRequestKey } from '../../../../test/support/request-key.ts';
import { aClass, aLesson, countFiles } from '../../../../test/support/school.ts';
import { lessons, questions, users } from '../../../schema/index.ts';

/** A press of Save whose answer was lost comes again, under the same key. */
let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const asset = async (name: string) => ({
  file: { name, bytes: await readFile(join(import.meta.dirname, '../../../../seed/assets', name)) },
});
const lessonsIn = (classId: number) =>
  institute.services.db.select().from(lessons).where(eq(lessons.classId, classId));
const questionsIn = async (lessonId: number) =>
  (await admin.call.getLessonQuestions({ lesson_id: lessonId })).data.map((one) => one.question);
const questionRows = (lessonId: number) =>
  institute.services.db
    .select()
    .from(questions)
    .where(eq(questions.lessonId, lessonId))
    .orderBy(asc(questions.id));
const aQuestion = (id: string, question: string) => ({ id, question, answer: 'نعم' });

describe('adding a lesson again under the same key', () => {
  it('adds one, whoever is faster', async () => {
    const { id } = await aClass(institute);
    const form = { class_id: id, subject: 'Once', request_key: aRequestKey() };
    const files = await asset('market.webp');
    const before = await countFiles(institute);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => admin.call.addLesson(form, { files })),
    );
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    const rows = await lessonsIn(id);
    expect(rows.map(({ subject, position }) => [subject, position])).toEqual([['Once', 1]]);
    expect(await countFiles(institute)).toBe(before + 1);
    const { data } = await admin.call.getManagedLesson({ lesson_id: rows[0]?.id ?? 0 });
    expect((await institute.app.inject({ url: `/${data.material}` })).statusCode).toBe(200);
  });

  it('makes the lesson what the form says by now', async () => {
    const [from, to] = [await aClass(institute), await aClass(institute)];
    const form = { inputetype: 'Exam' as const, request_key: aRequestKey() };
    const first = await admin.call.addLesson(
      {
        ...form,
        class_id: from.id,
        subject: 'Frist',
        questions: [aQuestion('new-a', 'A?'), aQuestion('new-b', 'B?')],
      },
      { files: await asset('market.webp') },
    );
    const before = await countFiles(institute);
    const again = await admin.call.addLesson({
      ...form,
      class_id: to.id,
      subject: 'First',
      questions: [aQuestion('new-b', 'B, better?'), aQuestion('new-c', 'C?')],
    });
    expect(again.data).toEqual(first.data);
    expect(await lessonsIn(from.id)).toEqual([]);
    expect(await lessonsIn(to.id)).toMatchObject([{ subject: 'First', material: null }]);
    expect(await questionsIn(first.data.id)).toEqual(['B, better?', 'C?']);
    expect(await countFiles(institute)).toBe(before - 1);
  });

  it('is another lesson under another key, of another person, or without one', async () => {
    const { id } = await aClass(institute);
    const other = await institute.student();
    await institute.services.db.update(users).set({ role: 11 }).where(eq(users.id, other.id));
    const form = { class_id: id, subject: 'Same words' };
    const request_key = aRequestKey();
    await admin.call.addLesson({ ...form, request_key });
    await admin.call.addLesson({ ...form, request_key: aRequestKey() });
    await admin.call.addLesson(form);
    await admin.call.addLesson(form);
    await other.call.addLesson({ ...form, request_key });
    expect(await lessonsIn(id)).toHaveLength(5);
  });

  it('does not bring back a lesson that was deleted meanwhile', async () => {
    const { id } = await aClass(institute);
    const form = { class_id: id, subject: 'Gone', request_key: aRequestKey() };
    const { data } = await admin.call.addLesson(form);
    await admin.call.deleteLesson({ lesson_id: data.id });
    expect(await admin.call.addLesson(form)).toMatchObject({ code: 'lesson_not_found' });
    expect(await admin.call.getLessons({ class_id: id })).toMatchObject({ data: [] });
  });
});

describe('changing a lesson again under the same key', () => {
  it('adds no question twice and leaves those that stood before', async () => {
    const { id } = await aClass(institute);
    const exam = await aLesson(institute, id, {
      inputetype: 'Exam',
      questions: [aQuestion('new-1', 'Old?')],
    });
    const form = { lesson_id: exam.id, class_id: id, subject: 'Exam', request_key: aRequestKey() };
    const [old] = await questionRows(exam.id);
    const sent = [aQuestion(String(old?.id), 'Old?'), aQuestion('new-1', 'New?')];
    await admin.call.updateLesson({ ...form, questions: sent });
    await admin.call.updateLesson({ ...form, questions: sent });
    expect(await questionsIn(exam.id)).toEqual(['Old?', 'New?']);
    // Taken out of the form before the retry.
    await admin.call.updateLesson({ ...form, questions: [aQuestion('new-2', 'Newer?')] });
    expect(await questionsIn(exam.id)).toEqual(['Old?', 'Newer?']);
    // The next press is another one, whatever it calls its questions.
    const next = {
      ...form,
      request_key: aRequestKey(),
      questions: [aQuestion('new-2', 'Newest?')],
    };
    await admin.call.updateLesson(next);
    expect(await questionsIn(exam.id)).toEqual(['Old?', 'Newer?', 'Newest?']);
    const twice = [aQuestion('new-9', 'Twice?'), aQuestion('new-9', 'Twice?')];
    expect(await admin.call.updateLesson({ ...next, questions: twice })).toMatchObject({
      http: 400,
      message: 'A question was sent twice.',
    });
  });

  it('may bring its file again, and the one before goes', async () => {
    const { id } = await aClass(institute);
    const lesson = await aLesson(institute, id);
    const form = {
      lesson_id: lesson.id,
      class_id: id,
      subject: 'Film',
      request_key: aRequestKey(),
    };
    const before = await countFiles(institute);
    await admin.call.updateLesson(form, { files: await asset('market.webp') });
    const again = await admin.call.updateLesson(form, { files: await asset('worksheet.pdf') });
    expect(again.status).toBe(true);
    expect(await countFiles(institute)).toBe(before + 1);
    expect((await lessonsIn(id))[0]).toMatchObject({ materialKind: 'pdf' });
    const other = { ...form, request_key: aRequestKey() };
    expect(
      await admin.call.updateLesson(other, { files: await asset('market.webp') }),
    ).toMatchObject({ code: 'file_exists' });
    expect(await countFiles(institute)).toBe(before + 1);
  });
});

it('an administrator is told how many have opened and submitted a lesson', async () => {
  const { id } = await aClass(institute);
  const exam = await aLesson(institute, id, { inputetype: 'Exam', about: 'Write.' });
  for (const text of ['an answer', null]) {
    const student = await institute.student();
    await student.call.enrol({ class_id: id });
    await student.call.viewStatus({ class_id: id, lesson_id: exam.id });
    if (text) await student.call.submitExam({ lesson_id: exam.id, theory: text });
  }
  const { data } = await admin.call.getManagedLesson({ lesson_id: exam.id });
  expect(data).toMatchObject({ opened_by: 2, submitted_by: 1 });
});
