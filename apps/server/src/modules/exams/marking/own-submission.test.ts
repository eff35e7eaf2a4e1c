import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../../test/support/school.ts';
import { examResults, markChanges } from '../../../schema/index.ts';

let institute: Institute;
let admin: Person;
let maryam: Person;
let colleague: Person;
let exam: { id: number };
let result: number;

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());

/** A teacher who studies in the class that they mark, and has handed an exam in there. */
beforeEach(async () => {
  const { id: class_id } = await aClass(institute);
  exam = await aLesson(institute, class_id, { inputetype: 'Exam', theoryAnswer: 'A model' });
  maryam = await institute.student({ name: 'Maryam' });
  colleague = await institute.student({ name: 'Colleague' });
  await maryam.call.enrol({ class_id });
  for (const { id } of [maryam, colleague]) {
    await admin.call.saveClassStaff({ class_id, user_id: id, powers: ['mark'] });
  }
  await maryam.call.getLessonDetails({ class_id, lesson_id: exam.id });
  await maryam.call.submitExam({ lesson_id: exam.id, theory: 'Because' });
  result = (await rows())[0]?.id ?? 0;
});

const rows = () =>
  institute.services.db.select().from(examResults).where(eq(examResults.lessonId, exam.id));
const mark = (by: Person, theory_score: number, more: object = {}) =>
  by.call.markExam({ lesson_id: exam.id, result_id: result, theory_score, ...more });
const change = async (by: Person, theory_score: number) => {
  const seen = await admin.call.getExamDetails({ lesson_id: exam.id, result_id: result });
  const mark_id = seen.data[0]?.mark_id ?? 0;
  return by.call.changeMark({ result_id: result, theory_score, mark_id, reason: 'Better' });
};

it('is marked by a colleague or the office, never by the teacher who wrote it', async () => {
  expect(await mark(maryam, 100)).toMatchObject({ http: 200, code: 'own_submission' });
  expect(await rows()).toMatchObject([{ theoryScore: null, markedBy: null }]);
  // It stands in the list all the same, and says whose it is.
  expect((await maryam.call.getUnmarkedExams({})).data).toMatchObject([{ user_id: maryam.id }]);
  expect((await mark(colleague, 40)).status).toBe(true);
  expect(await change(maryam, 100)).toMatchObject({ http: 200, code: 'own_submission' });
  expect(await rows()).toMatchObject([{ theoryScore: 40, markedBy: colleague.id }]);
  expect((await change(admin, 50)).status).toBe(true);
  expect(await rows()).toMatchObject([{ theoryScore: 50, markedBy: admin.id }]);
});

it('is not marked by an administrator who is signed in as its writer', async () => {
  const desk = institute.browser();
  await desk.call.login({ email: admin.email, password: admin.password });
  expect((await desk.call.loginAsStudent({ student_email: maryam.email })).status).toBe(true);
  const grade = { lesson_id: exam.id, result_id: result, theory_score: 100 };
  expect(await desk.call.markExam(grade)).toMatchObject({ code: 'own_submission' });
});

it('takes no mark under the key of another person', async () => {
  const request_key = 'a-key-of-one-teacher';
  expect((await mark(colleague, 40, { request_key })).status).toBe(true);
  expect(await mark(admin, 90, { request_key })).toMatchObject({ code: 'invalid_input' });
  const given = await institute.services.db
    .select()
    .from(markChanges)
    .where(eq(markChanges.resultId, result));
  expect(given).toMatchObject([{ toScore: 40, changedBy: colleague.id }]);
});
