import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examExercises } from '../../../../test/support/exam-exercises.ts';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aSatExam, begunBy, handedIn, standingIn } from '../../../../test/support/sat-exam.ts';
import { examDrafts } from '../../../schema/index.ts';
import { handInAllOverdue } from './hand-in.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

const rowsOf = (person: Person) => handedIn(institute, person);
const sittingsOf = (person: Person) => begunBy(institute, person);
const anExam = (own?: Parameters<typeof aSatExam>[1]) => aSatExam(institute, own);

describe('an exam on the clock', () => {
  it('shows nothing of itself before it is begun', async () => {
    const exam = await anExam({ exam_minutes: '10', about: 'The secret question' });
    const answer = await exam.see();
    expect(answer.data).toMatchObject({ questions: [], about: '', examResult: null });
    expect(standingIn(answer.data)).toMatchObject({
      ...{ questions: 2, has_theory: '1', exam_minutes: 10, begun: '0', ends_at: 0, attempt: 1 },
    });
    expect(JSON.stringify(answer)).not.toContain('secret');
    expect(await exam.submit(1, exam.right)).toMatchObject({ code: 'exam_not_begun' });
    expect(await exam.save(1, exam.right)).toMatchObject({ code: 'exam_not_begun' });
    expect(await rowsOf(exam.student)).toEqual([]);
  });

  // Proves call-beginExam.
  it('fixes one deadline, whichever device begins it and whatever the teacher changes', async () => {
    const exam = await anExam({ exam_minutes: '10' });
    const begun = await Promise.all([1, 2, 3, 4].map(() => exam.begin(1)));
    const [sitting, ...others] = await sittingsOf(exam.student);
    expect(others).toEqual([]);
    const now = institute.clock.now();
    expect(sitting).toMatchObject({ begunAt: now, endsAt: new Date(now.getTime() + 600_000) });
    for (const { data } of begun) {
      expect(data.questions).toHaveLength(2);
      expect(standingIn(data)).toMatchObject({ begun: '1', now: now.getTime() });
    }
    const ends = new Set(begun.map(({ data }) => standingIn(data)?.ends_at));
    expect([...ends]).toEqual([now.getTime() / 1000 + 600]);
    institute.clock.advance({ minutes: 2 });
    await exam.admin.call.updateLesson({ lesson_id: exam.lesson_id, exam_minutes: '5' });
    await exam.begin(1);
    expect(await exam.standing()).toMatchObject({ ends_at: now.getTime() / 1000 + 600 });
    await exam.admin.call.updateLesson({ lesson_id: exam.lesson_id, exam_minutes: '' });
    expect(await exam.standing()).toMatchObject({ ends_at: now.getTime() / 1000 + 600 });
  });

  // Proves ours-75, call-getMyStudy, call-getClassDetails.
  it('is said to run wherever its student meets it, until it is handed in or its time is up', async () => {
    const exam = await anExam({ exam_minutes: '10' });
    const { student, class_id } = exam;
    const running = async () => ({
      home: (await student.call.getMyStudy({})).data.running ?? null,
      list: (await student.call.getClassDetails({ class_id })).data.lessons[0]?.runsUntil ?? null,
    });
    expect(await running()).toEqual({ home: null, list: null });
    await exam.begin(1);
    const ends_at = institute.clock.now().getTime() / 1000 + 600;
    expect(await running()).toMatchObject({ home: { ends_at }, list: ends_at });
    await exam.submit(1, exam.right);
    expect(await running()).toEqual({ home: null, list: null });
    const late = await anExam({ exam_minutes: '10' });
    await late.begin(1);
    institute.clock.advance({ minutes: 11 });
    expect((await late.student.call.getMyStudy({})).data.running).toBeUndefined();
  });

  // Proves ours-28.
  it('says before it begins how many exercises come, that some are typed, and that several may be right', async () => {
    const blocks = examExercises.filter(({ exercise }) =>
      ['choice', 'choices', 'typed'].includes(exercise.type),
    );
    const exam = await anExam({ exam_minutes: '10', blocks: JSON.stringify(blocks) });
    expect(await exam.standing()).toMatchObject({
      ...{ questions: 5, exercises: 3, typed: '1', several: '1' },
    });
    const plain = await anExam({ exam_minutes: '10' });
    expect(await plain.standing()).toMatchObject({ exercises: 0, typed: '0', several: '0' });
    // What may be drawn counts, by what its bank holds.
    const { admin, class_id, lesson_id } = plain;
    const kept = blocks.map(({ exercise }) => exercise);
    await admin.call.addBankExercises({ class_id, exercises: JSON.stringify(kept) });
    await admin.call.updateLesson({ lesson_id, draw_count: '2' });
    expect(await plain.standing()).toMatchObject({ exercises: 2, typed: '1', several: '1' });
    await admin.call.updateLesson({ lesson_id, draw_type: 'choice', draw_count: '1' });
    expect(await plain.standing()).toMatchObject({ exercises: 1, typed: '0', several: '0' });
  });

  it('takes an answer before its deadline as any exam does', async () => {
    const exam = await anExam({ exam_minutes: '10' });
    await exam.begin(1);
    expect(await exam.submit(1, { [exam.first]: 'كتاب' })).toMatchObject({
      code: 'answer_missing',
    });
    expect(await exam.submit(1, exam.right)).toMatchObject({ status: true });
    const [row] = await rowsOf(exam.student);
    expect(row).toMatchObject({ totalScore: 100, isTimedOut: false });
    const [sitting] = await sittingsOf(exam.student);
    expect(sitting?.endedAt).toEqual(institute.clock.now());
  });

  it('takes what was on its way when the time was up, open questions and all', async () => {
    const exam = await anExam({ exam_minutes: '5' });
    await exam.begin(1);
    institute.clock.advance({ minutes: 5, seconds: 29 });
    expect(await exam.save(1, { [exam.first]: 'باب' })).toMatchObject({ status: true });
    const sent = { [exam.first]: 'كتاب' };
    expect(await exam.submit(1, sent)).toMatchObject({ data: { objective_score: 50 } });
    expect(await exam.submit(1, sent)).toMatchObject({ status: true });
    const [row] = await rowsOf(exam.student);
    expect(row).toMatchObject({ isTimedOut: true, totalScore: 50 });
  });

  // Proves decision-082-3.
  it('hands in what was saved when nobody comes back, as of the deadline', async () => {
    const exam = await anExam({ exam_minutes: '5', about: 'Why?' });
    const begun = institute.clock.now();
    await exam.begin(1);
    await exam.save(1, { [exam.first]: 'كتاب', [exam.second]: 'no choice' }, ' Because ');
    institute.clock.advance({ minutes: 5, seconds: 29 });
    await handInAllOverdue(institute.services);
    expect(await rowsOf(exam.student)).toEqual([]);
    institute.clock.advance({ days: 2 });
    expect(await handInAllOverdue(institute.services)).toBe(1);
    const [row] = await rowsOf(exam.student);
    expect(row).toMatchObject({
      objectiveAnswers: { [exam.first]: 'كتاب', [exam.second]: '' },
      ...{ objectiveScore: 50, theoryText: 'Because', isWaiting: true, isTimedOut: true },
      submittedAt: new Date(begun.getTime() + 300_000),
    });
    const { db } = institute.services;
    expect(await db.$count(examDrafts, eq(examDrafts.userId, exam.student.id))).toBe(0);
    expect(await handInAllOverdue(institute.services)).toBe(0);
  });

  it('hands in nothing where nothing was saved, and does so for the next reader', async () => {
    const exam = await anExam({ exam_minutes: '5' });
    await exam.begin(1);
    institute.clock.advance({ minutes: 6 });
    const { data } = await exam.see();
    expect(data.examResult).toMatchObject({ objective_score: 0, total_score: 0 });
    expect(standingIn(data)).toMatchObject({ attempt: 0, results: [{ timed_out: '1' }] });
    expect(await exam.next()).toMatchObject({ status: true });
  });

  // Proves decision-082-3.
  it('says plainly that a submission is late, and keeps it beside what was handed in', async () => {
    const exam = await anExam({ exam_minutes: '5' });
    await exam.begin(1);
    await exam.save(1, exam.half);
    institute.clock.advance({ minutes: 6 });
    const late = await exam.submit(1, exam.right);
    expect(late).toMatchObject({ http: 200, status: false, code: 'exam_time_over' });
    expect(late.message).toContain('has been handed in');
    const [row] = await rowsOf(exam.student);
    expect(row).toMatchObject({ totalScore: 50, objectiveAnswers: exam.half });
    const [sitting] = await sittingsOf(exam.student);
    expect(sitting).toMatchObject({ lateAnswers: exam.right, lateAt: institute.clock.now() });
    // What says no more than that is no news.
    expect(await exam.submit(1, exam.half)).toMatchObject({ status: true });
    expect(await exam.save(1, exam.half)).toMatchObject({ code: 'exam_time_over' });
    const [same] = await sittingsOf(exam.student);
    expect(same).toMatchObject({ lateAnswers: exam.right });
    const found = { student_id: exam.student.id, result_id: row?.id ?? 0 };
    const answers = await exam.admin.call.getStudentAnswers(found);
    expect(answers.data.late).toMatchObject({ answers: exam.right });
  });

  // Proves decision-082-3.
  it('is handed in once, be it by its student, by another device or by the job', async () => {
    for (const seconds of [29, 30]) {
      const exam = await anExam({ exam_minutes: '5' });
      await exam.begin(1);
      await exam.save(1, exam.half);
      institute.clock.advance({ minutes: 5, seconds });
      const [sent] = await Promise.all([
        exam.submit(1, exam.right),
        handInAllOverdue(institute.services),
        exam.see(),
        handInAllOverdue(institute.services),
        exam.save(1, exam.wrong),
      ]);
      const rows = await rowsOf(exam.student);
      const total = seconds === 29 ? 100 : 50;
      expect(rows.map(({ totalScore, isTimedOut }) => [totalScore, isTimedOut])).toEqual([
        [total, true],
      ]);
      expect(sent.status).toBe(seconds === 29);
    }
  });

  it('leaves alone who was deleted meanwhile', async () => {
    const exam = await anExam({ exam_minutes: '5' });
    await exam.begin(1);
    await exam.admin.call.deleteStudent({ student_id: exam.student.id });
    institute.clock.advance({ minutes: 6 });
    await handInAllOverdue(institute.services);
    expect(await rowsOf(exam.student)).toEqual([]);
    expect(await sittingsOf(exam.student)).toEqual([]);
  });
});
