import type { RequestOf } from '@institute/contract/call';
import type { ExamStanding } from '@institute/contract/exams/exam-standing';
import type { addLesson } from '@institute/contract/lessons/managed-lessons';
import { asc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { examResults, examSittings } from '../../src/schema/index.ts';
import type { Institute, Person } from './institute.ts';
import { aClass, aLesson } from './school.ts';

/** How a student stands, as a lesson says. */
export const standingIn = ({
  standing,
}: {
  standing?: string | undefined;
}): z.input<typeof ExamStanding> | null => (standing === undefined ? null : JSON.parse(standing));

/** What a student has handed in, the first attempt first. */
export const handedIn = (institute: Institute, person: Person) =>
  institute.services.db
    .select()
    .from(examResults)
    .where(eq(examResults.userId, person.id))
    .orderBy(asc(examResults.attempt));

/** The attempts that a student has begun by a call. */
export const begunBy = (institute: Institute, person: Person) =>
  institute.services.db.select().from(examSittings).where(eq(examSittings.userId, person.id));

/** An exam of two questions by its rules, a lesson behind it, and a student of their class. */
export async function aSatExam(
  institute: Institute,
  own: Partial<RequestOf<typeof addLesson>> = {},
) {
  const { id: class_id } = await aClass(institute);
  const questions = ['كتاب', 'باب'].map((answer) => ({
    ...{ question: `Which is ${answer}?`, answer, option1: 'كتاب', option2: 'باب' },
  }));
  const form = { inputetype: 'Exam' as const, about: '', questions, theoryAnswer: 'A model' };
  const { id: lesson_id } = await aLesson(institute, class_id, { ...form, ...own });
  const after = await aLesson(institute, class_id);
  const student = await institute.student();
  await student.call.enrol({ class_id });
  const admin = await institute.admin();
  const rows = await admin.call.getLessonQuestions({ lesson_id });
  const [first = 0, second = 0] = rows.data.map(({ id }) => id);
  const right = { [first]: 'كتاب', [second]: 'باب' };
  const half = { [first]: 'كتاب', [second]: 'كتاب' };
  const wrong = { [first]: 'باب', [second]: 'كتاب' };
  const see = () => student.call.getLessonDetails({ class_id, lesson_id });
  const next = () => student.call.getLessonDetails({ class_id, lesson_id: after.id });
  const begin = (attempt: number) => student.call.beginExam({ lesson_id, attempt });
  const submit = (attempt: number, answer: Record<string, string>, theory = '') =>
    student.call.submitExam({ lesson_id, attempt, answer, theory });
  const save = (attempt: number, answer: Record<string, string>, theory = '') =>
    student.call.saveExamDraft({ lesson_id, attempt, answer, theory, written_at: 1000 });
  const standing = async () => standingIn((await see()).data);
  const exam = { class_id, lesson_id, student, admin, see, next, begin, submit, save, standing };
  return { ...exam, first, second, right, half, wrong };
}
