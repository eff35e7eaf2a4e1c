// Proves promise-16.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  examExercises,
  otherKeys,
  rightAnswers,
  satIn,
} from '../../../../test/support/exam-exercises.ts';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aSatExam, handedIn } from '../../../../test/support/sat-exam.ts';
import { aLesson } from '../../../../test/support/school.ts';
import { examDrafts, lessons } from '../../../schema/index.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

const anExam = (own: Parameters<typeof aSatExam>[1] = {}) =>
  aSatExam(institute, { blocks: JSON.stringify(examExercises), ...own });
type Exam = Awaited<ReturnType<typeof anExam>>;

const given = (answers: object) => JSON.stringify(answers);
const submit = (exam: Exam, own: object = {}) =>
  exam.student.call.submitExam({
    ...{ lesson_id: exam.lesson_id, answer: exam.right, exercises: given(rightAnswers), ...own },
  });
const rowOf = async (exam: Exam) => {
  const [row] = await handedIn(institute, exam.student);
  return row;
};
const change = (exam: Exam, blocks: object[]) =>
  exam.admin.call.updateLesson({ lesson_id: exam.lesson_id, blocks: JSON.stringify(blocks) });

describe('an exam with exercises', () => {
  // Proves decision-093-1.
  it('counts them by their points with the questions', async () => {
    const exam = await anExam();
    const wrong = { ...rightAnswers, choice: { type: 'choice', chosen: 'ka' } };
    const { data } = await submit(exam, { exercises: given(wrong) });
    // 2 questions of 1 point, exercises of 2, 1, 1, 1, 1, 3 and 1: 10 of 12 points.
    expect(data).toMatchObject({ objective_score: 83.33, total_score: 83.33 });
    expect(await rowOf(exam)).toMatchObject({ exerciseAnswers: wrong, totalScore: 83.33 });
  });

  // Proves decision-093-1.
  it('gives for what is nearly right what the teacher has said', async () => {
    const exam = await anExam();
    const nearly = { ...rightAnswers, typed: { type: 'typed', given: 'KEY:maktabo' } };
    const { data } = await submit(exam, { exercises: given(nearly) });
    expect(data.objective_score).toBe(95.83);
  });

  // Proves decision-093-1.
  it('takes no submission with one left open, and keeps what was written', async () => {
    const exam = await anExam();
    const { typed: _open, ...rest } = rightAnswers;
    const refused = await submit(exam, { exercises: given(rest) });
    expect(refused).toMatchObject({ status: false, code: 'answer_missing' });
    expect(await rowOf(exam)).toBeUndefined();
    for (const exercises of ['{"typed":{"type":"typed"}}', 'no JSON', '{"a b":null}']) {
      expect(await submit(exam, { exercises })).toMatchObject({ code: 'invalid_input' });
    }
    expect(await submit(exam)).toMatchObject({ status: true, data: { total_score: 100 } });
  });

  it('knows the same submission again, and refuses another', async () => {
    const exam = await anExam();
    const first = await submit(exam);
    expect((await submit(exam)).data).toEqual(first.data);
    const other = { ...rightAnswers, typed: { type: 'typed', given: 'else' } };
    const again = await submit(exam, { exercises: given(other) });
    expect(again).toMatchObject({ code: 'already_submitted' });
    expect(await handedIn(institute, exam.student)).toHaveLength(1);
  });

  // Proves decision-093-1.
  it('keeps drafts of their answers beside the others', async () => {
    const exam = await anExam();
    const { typed } = rightAnswers;
    const save = (own: object) =>
      exam.student.call.saveExamDraft({ lesson_id: exam.lesson_id, written_at: 1000, ...own });
    await save({ answer: exam.half, exercises: given({ typed }) });
    await save({ theory: 'Because', written_at: 2000 });
    const { data } = await exam.see();
    expect(data.draft).toMatchObject({ answer: exam.half, exercises: given({ typed }) });
    const rows = await institute.services.db
      .select()
      .from(examDrafts)
      .where(eq(examDrafts.userId, exam.student.id));
    expect(rows).toMatchObject([{ exerciseAnswers: { typed }, theoryText: 'Because' }]);
  });

  // Proves decision-093-1.
  it('hands in what was saved of them when time is up', async () => {
    const exam = await anExam({ exam_minutes: '5' });
    await exam.begin(1);
    const { match, typed } = rightAnswers;
    await exam.student.call.saveExamDraft({
      ...{ lesson_id: exam.lesson_id, answer: exam.right, written_at: 1000 },
      exercises: given({ match, typed }),
    });
    institute.clock.advance({ minutes: 6 });
    const late = { ...rightAnswers, typed: { type: 'typed', given: 'late' } };
    const answer = await submit(exam, { exercises: given(late) });
    expect(answer).toMatchObject({ code: 'exam_time_over' });
    const row = await rowOf(exam);
    expect(row).toMatchObject({ isTimedOut: true, objectiveScore: 50 });
    expect(row?.exerciseAnswers).toMatchObject({ typed, match, choice: null });
  });

  // Proves decision-093-1.
  it('shows what was answered with the key afterwards, of removed ones as well', async () => {
    const exam = await anExam();
    await submit(exam);
    await change(exam, examExercises.slice(1));
    const shown = satIn((await exam.see()).data);
    expect(shown.map(({ id }) => id).sort()).toEqual(examExercises.map(({ id }) => id).sort());
    const removed = shown.find(({ id }) => id === 'choice');
    expect(removed).toMatchObject({ given: rightAnswers.choice, points: 2 });
    expect(removed?.exercise).toMatchObject({ answer: 1, explanation: 'KEY:explained' });
  });

  // Proves decision-093-1.
  it('keeps its keys while an attempt is left', async () => {
    const exam = await anExam({ attempts: '2' });
    await submit(exam);
    const { data } = await exam.see();
    expect(satIn(data)).toHaveLength(examExercises.length);
    for (const one of satIn(data)) expect(one).not.toHaveProperty('exercise');
    expect(data.exercises).toContain('"given"');
  });
});

describe('exercises of an exam', () => {
  it('are no blocks of another kind, and stay out of lessons and timetables', async () => {
    const exam = await anExam();
    const note = { id: 'n', kind: 'words' };
    expect(await change(exam, [note])).toMatchObject({ code: 'invalid_input' });
    const [row] = await institute.services.db
      .select()
      .from(lessons)
      .where(eq(lessons.id, exam.lesson_id));
    expect(row).toMatchObject({ exercises: examExercises, blocks: [], about: '' });
    const plain = await aLesson(institute, exam.class_id, {
      blocks: JSON.stringify(examExercises),
    });
    const [lesson] = await institute.services.db
      .select()
      .from(lessons)
      .where(eq(lessons.id, plain.id));
    expect(lesson).toMatchObject({ exercises: [], blocks: examExercises });
  });

  it('are not written over by whoever saw others', async () => {
    const exam = await anExam();
    const { data } = await exam.admin.call.getManagedLesson({ lesson_id: exam.lesson_id });
    expect(JSON.parse(data.blocks)).toEqual(examExercises);
    await change(exam, examExercises.slice(1));
    const second = await exam.admin.call.updateLesson({
      ...{ lesson_id: exam.lesson_id, blocks: '[]', version: data.version },
    });
    expect(second).toMatchObject({ code: 'lesson_changed' });
  });

  // Proves decision-093-1.
  it('leave the exams without them as they were, to the byte', async () => {
    const exam = await aSatExam(institute);
    const before = (await exam.see()).data;
    expect(before).not.toHaveProperty('exercises');
    const { data } = await exam.submit(1, exam.half);
    expect(data).toMatchObject({ objective_score: 50, total_score: 50 });
    expect((await exam.see()).data).not.toHaveProperty('exercises');
  });

  it('stand in an order of each student, which the key does not decide', async () => {
    const exam = await anExam({ shuffled: '1' });
    const other = await institute.student();
    await other.call.enrol({ class_id: exam.class_id });
    const seenBy = async (person: Person) => {
      const { class_id, lesson_id } = exam;
      return (await person.call.getLessonDetails({ class_id, lesson_id })).data.exercises;
    };
    const first = await seenBy(exam.student);
    expect(await seenBy(exam.student)).toBe(first);
    expect(await seenBy(other)).not.toBe(first);
    await change(exam, otherKeys);
    expect(await seenBy(exam.student)).toBe(first);
  });
});
