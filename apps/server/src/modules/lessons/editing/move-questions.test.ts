import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../../test/support/school.ts';
import { auditLog, examResults } from '../../../schema/index.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

const question = (text: string) => ({
  ...{ question: text, answer: 'A', option1: 'A', option2: 'B' },
});
const anExam = async (classId: number, ...texts: string[]) =>
  (
    await aLesson(institute, classId, {
      ...{ inputetype: 'Exam', about: '', questions: texts.map(question) },
    })
  ).id;
const listed = async (lesson_id: number) =>
  (await admin.call.getLessonQuestions({ lesson_id })).data.map(({ id, question: text }) => ({
    ...{ id, text },
  }));
const texts = async (lessonId: number) => (await listed(lessonId)).map(({ text }) => text);
const twoExams = async () => {
  const [{ id: from }, { id: to }] = [await aClass(institute), await aClass(institute)];
  const exam = await anExam(from, 'One', 'Two', 'Three');
  return { classId: from, exam, other: await anExam(to, 'Zero') };
};

describe('questions that are moved', () => {
  // Proves call-moveQuestions.
  it('stand at the end of the other exam, of another class too, and in the first no more', async () => {
    const { exam, other } = await twoExams();
    const ids = (await listed(exam)).map(({ id }) => id);
    const move = () =>
      admin.call.moveQuestions({
        ...{ lesson_id: other, question_ids: [ids[2] ?? 0, ids[0] ?? 0], request_key: 'move-0001' },
      });
    expect((await move()).data).toEqual({ moved: 2 });
    expect((await move()).data).toEqual({ moved: 2 });
    expect(await texts(exam)).toEqual(['Two']);
    expect(await texts(other)).toEqual(['Zero', 'Three', 'One']);
    const acts = await institute.services.db.select().from(auditLog);
    const [act] = acts.filter(({ action }) => action === 'moveQuestions');
    expect(act?.details).toMatchObject({ total: 2, copied: '0' });
  });

  // Proves call-moveQuestions.
  it('stay where they are as well when they are copied', async () => {
    const { exam, other } = await twoExams();
    const [first] = await listed(exam);
    const copy = () =>
      admin.call.moveQuestions({
        ...{
          lesson_id: other,
          question_ids: [first?.id ?? 0],
          copy: '1',
          request_key: 'copy-0001',
        },
      });
    await Promise.all([copy(), copy()]);
    expect(await texts(exam)).toEqual(['One', 'Two', 'Three']);
    expect(await texts(other)).toEqual(['Zero', 'One']);
  });

  // Proves call-moveQuestions.
  it('leave no exam that somebody has begun, and no mark changes', async () => {
    const { classId, exam, other } = await twoExams();
    const student = await institute.student();
    await student.call.enrol({ class_id: classId });
    const [first] = await listed(exam);
    const answers = Object.fromEntries((await listed(exam)).map(({ id }) => [id, 'A']));
    const sent = await student.call.submitExam({
      ...{ lesson_id: exam, attempt: 1, answer: answers, theory: '' },
    });
    expect(sent.status).toBe(true);
    const { db } = institute.services;
    const marks = () => db.select().from(examResults).where(eq(examResults.lessonId, exam));
    const before = await marks();
    expect(before).toMatchObject([{ objectiveScore: 100 }]);
    const question_ids = [first?.id ?? 0];
    const refused = await admin.call.moveQuestions({ lesson_id: other, question_ids });
    expect(refused).toMatchObject({ status: false, code: 'questions_answered' });
    expect(await texts(other)).toEqual(['Zero']);
    await admin.call.moveQuestions({ lesson_id: other, question_ids, copy: '1' });
    expect(await texts(other)).toEqual(['Zero', 'One']);
    expect(await texts(exam)).toHaveLength(3);
    expect(await marks()).toEqual(before);
  });

  // Proves call-moveQuestions.
  it('are refused in words where they cannot go', async () => {
    const { classId, exam, other } = await twoExams();
    const { id: lesson } = await aLesson(institute, classId);
    const [first] = await listed(exam);
    const move = async (lesson_id: number, id: number) =>
      (await admin.call.moveQuestions({ lesson_id, question_ids: [id] })).code;
    expect(await move(lesson, first?.id ?? 0)).toBe('not_an_exam');
    expect(await move(exam, first?.id ?? 0)).toBe('questions_same_exam');
    expect(await move(other, 999_999)).toBe('not_found');
    expect(await move(999_999, first?.id ?? 0)).toBe('lesson_not_found');
    const full = Array.from({ length: 200 }, (_, at) => `Q${at}`);
    expect(await move(await anExam(classId, ...full), first?.id ?? 0)).toBe('questions_too_many');
    expect(await texts(exam)).toHaveLength(3);
  });
});
