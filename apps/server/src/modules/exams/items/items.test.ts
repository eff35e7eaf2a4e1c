import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examExercises, rightAnswers } from '../../../../test/support/exam-exercises.ts';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aSatExam, handedIn } from '../../../../test/support/sat-exam.ts';
import { auditLog, examResults, users } from '../../../schema/index.ts';

let institute: Institute;
let colleague: Person;
beforeAll(async () => {
  institute = await Institute.open();
  // The first administrator is there before another is.
  await institute.admin();
  colleague = await institute.student({ name: 'Colleague' });
  await institute.services.db.update(users).set({ role: 11 }).where(eq(users.id, colleague.id));
});
afterAll(() => institute.close());

type Exam = Awaited<ReturnType<typeof aSatExam>>;
const reason = 'The key was wrong.';
const touchedIn = async ({ lesson_id }: Exam) =>
  (await colleague.call.getRemarking({ lesson_id })).data;
const rowOf = async (person: Person) => (await handedIn(institute, person))[0];
const told = async (person: Person) => (await person.call.getMessages({})).data;

/** Says that the other option of the first question is right. */
const correct = ({ admin, lesson_id, first }: Exam, answer = 'باب') =>
  admin.call.updateLesson({ lesson_id, questions: [{ id: String(first), answer }] });

/** Another student of the class, who has handed in these answers. */
async function another(exam: Exam, answer: Record<string, string>, theory = ''): Promise<Person> {
  const student = await institute.student();
  await student.call.enrol({ class_id: exam.class_id });
  await student.call.submitExam({ lesson_id: exam.lesson_id, answer, theory });
  return student;
}

describe('marking an exam again', () => {
  // Proves call-getRemarking, call-remarkExam.
  it('says who is touched before, and then changes their marks with a record of both', async () => {
    const exam = await aSatExam(institute);
    await exam.submit(1, exam.right);
    const other = await another(exam, exam.wrong);
    expect(await touchedIn(exam)).toMatchObject({ touched: [] });
    await correct(exam);
    const { touched, version } = await touchedIn(exam);
    expect(touched).toMatchObject([
      {
        ...{ user_id: exam.student.id, student_name: exam.student.name },
        ...{ before: 100, after: 50, by_hand: false },
      },
      { user_id: other.id, student_name: other.name, before: 0, after: 50 },
    ]);
    // Nothing has happened yet.
    expect(await rowOf(exam.student)).toMatchObject({ totalScore: 100 });
    const sent = { lesson_id: exam.lesson_id, version, reason };
    expect((await colleague.call.remarkExam(sent)).data).toEqual({ changed: 2 });
    const [mine, theirs] = [await rowOf(exam.student), await rowOf(other)];
    expect(mine).toMatchObject({ objectiveScore: 50, totalScore: 50 });
    expect(theirs).toMatchObject({ objectiveScore: 50, totalScore: 50 });
    const [act] = await institute.services.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'remarkExam'), eq(auditLog.actorId, colleague.id)))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(act?.details).toMatchObject({
      changed: 2,
      marks: [
        { result: mine?.id, before: 100, after: 50 },
        { result: theirs?.id, before: 0, after: 50 },
      ],
    });
    const [message] = await told(other);
    expect(message?.body).toContain(reason);
    expect(message?.body).toContain('50');
  });

  // Proves call-remarkExam.
  it('opens and shuts what follows by the marks as they are then', async () => {
    const exam = await aSatExam(institute, { pass_mark: '60' });
    await exam.submit(1, { ...exam.wrong, [exam.second]: 'باب' });
    expect(await exam.next()).toMatchObject({ code: 'exam_not_passed' });
    await correct(exam);
    const { version } = await touchedIn(exam);
    await colleague.call.remarkExam({ lesson_id: exam.lesson_id, version, reason });
    expect(await exam.next()).toMatchObject({ status: true });
    await correct(exam, 'كتاب');
    const again = await touchedIn(exam);
    await colleague.call.remarkExam({ ...again, lesson_id: exam.lesson_id, reason });
    expect(await exam.next()).toMatchObject({ code: 'exam_not_passed' });
  });

  // Proves call-remarkExam.
  it('leaves a mark alone that a person has changed for a reason, unless that is chosen', async () => {
    const exam = await aSatExam(institute, { about: 'Why?' });
    await exam.submit(1, exam.wrong, 'Because');
    const result = await rowOf(exam.student);
    const result_id = result?.id ?? 0;
    const mark = { lesson_id: exam.lesson_id, result_id, theory_score: '40' };
    await exam.admin.call.markExam(mark);
    await correct(exam);
    expect((await touchedIn(exam)).touched).toMatchObject([{ before: 20, after: 45 }]);
    const { data: details } = await exam.admin.call.getExamDetails(mark);
    await exam.admin.call.changeMark({
      ...{
        result_id,
        theory_score: '80',
        reason: 'The key was wrong',
        mark_id: details[0]?.mark_id,
      },
    } as never);
    const { touched, version } = await touchedIn(exam);
    expect(touched).toMatchObject([{ before: 40, after: 65, by_hand: true }]);
    const sent = { lesson_id: exam.lesson_id, version, reason };
    expect((await colleague.call.remarkExam(sent)).data).toEqual({ changed: 0 });
    expect(await rowOf(exam.student)).toMatchObject({ objectiveScore: 0, totalScore: 40 });
    const chosen = await colleague.call.remarkExam({ ...sent, with_by_hand: '1' });
    expect(chosen.data).toEqual({ changed: 1 });
    expect(await rowOf(exam.student)).toMatchObject({ theoryScore: 80, totalScore: 65 });
  });

  it('tells nobody of a mark that waits for its theory grade, and keeps it for then', async () => {
    const exam = await aSatExam(institute, { about: 'Why?' });
    await exam.submit(1, exam.wrong, 'Because');
    await correct(exam);
    const { touched, version } = await touchedIn(exam);
    expect(touched).toMatchObject([
      { before: null, after: null, objective_before: 0, objective_after: 50 },
    ]);
    await colleague.call.remarkExam({ lesson_id: exam.lesson_id, version, reason });
    expect(await told(exam.student)).toEqual([]);
    const row = await rowOf(exam.student);
    expect(row).toMatchObject({ objectiveScore: 50, totalScore: null, isWaiting: true });
  });

  // Proves call-remarkExam.
  it('is done once when two do it at the same time', async () => {
    const exam = await aSatExam(institute);
    const students = [exam.student, await another(exam, exam.right)];
    await exam.submit(1, exam.right);
    await correct(exam);
    const { version } = await touchedIn(exam);
    const sent = { lesson_id: exam.lesson_id, version, reason };
    const both = await Promise.all([
      colleague.call.remarkExam(sent),
      exam.admin.call.remarkExam(sent),
    ]);
    expect(both.map(({ status }) => status)).toEqual([true, true]);
    expect(both.map(({ data }) => data.changed).sort()).toEqual([0, 2]);
    for (const student of students) expect(await told(student)).toHaveLength(1);
  });

  // Proves call-remarkExam.
  it('is refused where more would change than was shown', async () => {
    const exam = await aSatExam(institute);
    await exam.submit(1, exam.right);
    await correct(exam);
    const { version } = await touchedIn(exam);
    // Handed in under the corrected key: as it should be. Then the key changes once more.
    await another(exam, exam.right);
    await correct(exam, 'كتاب');
    const refused = await colleague.call.remarkExam({
      ...{ lesson_id: exam.lesson_id, version, reason },
    });
    expect(refused).toMatchObject({ status: false, code: 'mark_changed' });
    expect(await rowOf(exam.student)).toMatchObject({ totalScore: 100 });
  });

  // Proves call-remarkExam.
  it('goes by the keys of exercises and by their points', async () => {
    const exam = await aSatExam(institute, { blocks: JSON.stringify(examExercises) });
    const exercises = JSON.stringify(rightAnswers);
    await exam.student.call.submitExam({
      ...{ lesson_id: exam.lesson_id, answer: exam.right, exercises },
    });
    const blocks = examExercises.map((block) =>
      block.exercise.type === 'choice'
        ? { ...block, points: 9, exercise: { ...block.exercise, answer: 0 } }
        : block,
    );
    const { lesson_id } = exam;
    await exam.admin.call.updateLesson({ lesson_id, blocks: JSON.stringify(blocks) });
    // 10 of 19 points: a wrong choice counts 9 of them now.
    const { touched, version } = await touchedIn(exam);
    expect(touched).toMatchObject([{ before: 100, after: 52.63 }]);
    await colleague.call.remarkExam({ lesson_id, version, reason });
    expect(await rowOf(exam.student)).toMatchObject({ totalScore: 52.63 });
    expect((await touchedIn(exam)).touched).toEqual([]);
  });
});

describe('the figures of items', () => {
  // Proves call-getItemFigures.
  it('come with the thirtieth counted answer, of each question and exercise', async () => {
    const exam = await aSatExam(institute, { blocks: JSON.stringify(examExercises.slice(0, 1)) });
    const { lesson_id } = exam;
    const figures = async () => (await colleague.call.getItemFigures({ lesson_id })).data;
    const { db } = institute.services;
    // Ten who know everything, ten who miss the first question, nine who miss all of it.
    const rows = Array.from({ length: 29 }, (_, at) => {
      const [first, second, chosen] =
        at < 10 ? ['كتاب', 'باب', 'ki'] : at < 20 ? ['باب', 'باب', 'ki'] : ['باب', 'كتاب', 'ku'];
      return {
        objectiveAnswers: { [exam.first]: first ?? '', [exam.second]: second ?? '' },
        exerciseAnswers: { choice: { type: 'choice' as const, chosen: chosen ?? '' } },
        objectiveScore: at < 10 ? 100 : at < 20 ? 75 : 0,
      };
    });
    const at = institute.clock.now();
    for (const row of rows) {
      const student = await institute.student();
      await db.insert(examResults).values({
        ...{ ...row, userId: student.id, lessonId: lesson_id, classId: exam.class_id },
        ...{ totalScore: row.objectiveScore, hasTheory: false, theoryText: '', submittedAt: at },
      });
    }
    expect(await figures()).toMatchObject([
      { kind: 'question', answers: 29, right: null, discrimination: null, options: null },
      { kind: 'question', answers: 29, right: null },
      { kind: 'exercise', id: 'choice', answers: 29, right: null },
    ]);
    const exercises = JSON.stringify({ choice: { type: 'choice', chosen: 'ka' } });
    await exam.student.call.submitExam({ lesson_id, answer: exam.half, exercises });
    // Eight at either end: of the best all know the first question, of the weakest one at 25 % does.
    const [first, second, choice] = await figures();
    expect(first).toMatchObject({ answers: 30, right: 36.7, discrimination: 1 });
    expect(second).toMatchObject({ answers: 30, right: 66.7, discrimination: 1 });
    expect(second?.options).toEqual(
      expect.arrayContaining([
        { text: 'باب', chosen: 20, right: true },
        { text: 'كتاب', chosen: 10, right: false },
      ]),
    );
    expect(choice).toMatchObject({ answers: 30, right: 66.7, discrimination: 1 });
    expect(choice?.options).toEqual([
      { text: 'ka', chosen: 1, right: false },
      { text: 'ki', chosen: 20, right: true },
      { text: 'ku', chosen: 9, right: false },
    ]);
  });
});
