// Proves promise-16.

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aSatExam, begunBy, handedIn } from '../../../../test/support/sat-exam.ts';
import { aClass, aLesson } from '../../../../test/support/school.ts';
import { lessons } from '../../../schema/index.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

const rowsOf = (person: Person) => handedIn(institute, person);
const sittingsOf = (person: Person) => begunBy(institute, person);
const anExam = (own?: Parameters<typeof aSatExam>[1]) => aSatExam(institute, own);

/** Two attempts of a student, handed in with these answers. */
async function twice(exam: Awaited<ReturnType<typeof anExam>>, answers: Record<string, string>[]) {
  for (const [index, answer] of answers.entries()) {
    if (index > 0) await exam.begin(index + 1);
    expect(await exam.submit(index + 1, answer)).toMatchObject({ status: true });
  }
}

describe('an exam with a pass mark', () => {
  // Proves decision-082-1.
  it('opens what follows to those who pass, and says why not to others', async () => {
    const exam = await anExam({ pass_mark: '50', attempts: '2' });
    expect(await exam.next()).toMatchObject({ code: 'exam_pending' });
    await exam.submit(1, exam.wrong);
    expect(await exam.standing()).toMatchObject({ passed: '0', attempt: 2 });
    expect(await exam.next()).toMatchObject({
      ...{ http: 200, status: false, code: 'exam_not_passed' },
      message: 'You cannot continue until you have passed the above exam.',
    });
    const { data } = await exam.student.call.getClassDetails({ class_id: exam.class_id });
    expect(data.lessons[0]).toMatchObject({ examDone: 1, passMissing: '1' });
    await exam.begin(2);
    await exam.submit(2, exam.half);
    expect(await exam.standing()).toMatchObject({ passed: '1', attempt: 0 });
    expect(await exam.next()).toMatchObject({ status: true });
    const after = await exam.student.call.getClassDetails({ class_id: exam.class_id });
    expect(after.data.lessons[0]).not.toHaveProperty('passMissing');
  });

  // Proves decision-082-1.
  it('waits for the mark of a theory answer', async () => {
    const exam = await anExam({ pass_mark: '60', about: 'Why?' });
    await exam.submit(1, exam.right, 'Because');
    expect(await exam.standing()).toMatchObject({ passed: null });
    expect(await exam.next()).toMatchObject({ code: 'exam_not_passed' });
    const [row] = await rowsOf(exam.student);
    const mark = { lesson_id: exam.lesson_id, result_id: row?.id ?? 0, theory_score: '40' };
    await exam.admin.call.markExam(mark);
    expect(await exam.next()).toMatchObject({ status: true });
  });

  // Proves decision-082-1.
  it('is asked for by prerequisites and by certificates too', async () => {
    const exam = await anExam({ pass_mark: '80' });
    const wanted = { name: 'Next', prequisite_id: String(exam.class_id) };
    const { id: class_id } = await aClass(institute, wanted);
    await exam.submit(1, exam.half);
    // The lesson behind it was never opened: the exam alone is left to do.
    const { db } = institute.services;
    await db
      .update(lessons)
      .set({ deletedAt: institute.clock.now() })
      .where(and(eq(lessons.classId, exam.class_id), eq(lessons.kind, 'lesson')));
    const { data: template } = await exam.admin.call.saveCertificateTemplate({
      ...{ title: 'Reading', footer: 'The Institute', certificateContent: '{{name}} can read.' },
    });
    const holders = async () => {
      const chosen = { class_ids: [exam.class_id], members: 'passed' as const };
      const sent = { ...chosen, template_id: template.id, issue_date: '2026-11-16' };
      return (await exam.admin.call.previewAssignment(sent)).data.total;
    };
    expect(await holders()).toBe(0);
    expect(await exam.student.call.enrol({ class_id })).toMatchObject({ status: false });
    await exam.admin.call.updateLesson({ lesson_id: exam.lesson_id, pass_mark: '40' });
    expect(await holders()).toBe(1);
    expect(await exam.student.call.enrol({ class_id })).toMatchObject({ status: true });
  });
});

describe('an exam with several attempts', () => {
  // Proves decision-082-2.
  it('keeps every one with its marks, and counts the best', async () => {
    const exam = await anExam({ attempts: '3' });
    await twice(exam, [exam.right, exam.wrong]);
    const rows = await rowsOf(exam.student);
    expect(rows.map(({ totalScore, isCounted }) => [totalScore, isCounted])).toEqual([
      [100, true],
      [0, false],
    ]);
    expect((await exam.standing())?.results).toMatchObject([
      { attempt: 1, total_score: 100, counted: '1' },
      { attempt: 2, total_score: 0, counted: '0' },
    ]);
    const [grades] = (await exam.student.call.getSemesterGrades({})).data;
    expect(grades).toMatchObject({ average_score: 100, exam_count: 1 });
    const record = await exam.admin.call.getStudentRecord({ student_id: exam.student.id });
    expect(record.data.exams.map(({ attempt, counted }) => [attempt, counted]).sort()).toEqual([
      [1, '1'],
      [2, '0'],
    ]);
  });

  it('counts the last where the teacher wants that, also of those who have sat it', async () => {
    const exam = await anExam({ attempts: '3', counted_attempt: 'last' });
    await twice(exam, [exam.right, exam.wrong]);
    const counted = async () => (await rowsOf(exam.student)).map(({ isCounted }) => isCounted);
    expect(await counted()).toEqual([false, true]);
    const { lesson_id } = exam;
    await exam.admin.call.updateLesson({ lesson_id, counted_attempt: 'best' });
    expect(await counted()).toEqual([true, false]);
    await exam.admin.call.updateLesson({ lesson_id, counted_attempt: 'last' });
    expect(await counted()).toEqual([false, true]);
  });

  // Proves decision-082-2.
  it('lets a mark belong to its attempt, and decides by it anew what counts', async () => {
    const exam = await anExam({ attempts: '2', about: 'Why?', counted_attempt: 'last' });
    await exam.submit(1, exam.right, 'Because');
    await exam.begin(2);
    await exam.submit(2, exam.wrong, 'So');
    const [first, second] = await rowsOf(exam.student);
    expect([first?.isCounted, second?.isCounted]).toEqual([false, true]);
    const waiting = await exam.admin.call.getUnmarkedExams({ class_id: exam.class_id });
    expect(waiting.data.map(({ attempt }) => attempt)).toEqual([undefined, 2]);
    const mark = (row: typeof first, theory_score: string) =>
      exam.admin.call.markExam({
        lesson_id: exam.lesson_id,
        result_id: row?.id ?? 0,
        theory_score,
      });
    await mark(first, '80');
    // One that has its mark counts before one that waits.
    expect((await rowsOf(exam.student)).map(({ isCounted }) => isCounted)).toEqual([true, false]);
    await mark(second, '20');
    expect(
      (await rowsOf(exam.student)).map((row) => [row.theoryScore, row.totalScore, row.isCounted]),
    ).toEqual([
      [80, 90, false],
      [20, 10, true],
    ]);
  });

  it('marks two attempts at once without one waiting for the other', async () => {
    const exam = await anExam({ attempts: '2', about: 'Why?' });
    await exam.submit(1, exam.right, 'Because');
    await exam.begin(2);
    await exam.submit(2, exam.right, 'So');
    const rows = await rowsOf(exam.student);
    const marks = rows.map(({ id }, index) =>
      exam.admin.call.markExam({
        ...{ lesson_id: exam.lesson_id, result_id: id, theory_score: String(40 + index * 20) },
      }),
    );
    for (const { status } of await Promise.all(marks)) expect(status).toBe(true);
    expect((await rowsOf(exam.student)).map(({ isCounted }) => isCounted)).toEqual([false, true]);
  });

  // Proves decision-082-2.
  it('keeps its keys on the server until the last is handed in', async () => {
    const exam = await anExam({ attempts: '2', about: 'Why?' });
    const done = await exam.submit(1, exam.half, 'Because');
    const between = await exam.see();
    const again = await exam.begin(2);
    for (const answer of [done, between, again]) {
      expect(JSON.stringify(answer)).not.toContain('A model');
    }
    for (const { data } of [between, again]) {
      for (const one of data.questions) expect(one).not.toHaveProperty('answer');
    }
    expect(between.data.examResult).toMatchObject({ objective_score: 50 });
    expect(again.data).toMatchObject({ examResult: null, draft: null });
    expect(await exam.submit(2, exam.right, 'So')).toMatchObject({
      data: { correctTheoryAnswer: 'A model' },
    });
    expect((await exam.see()).data.questions.map(({ answer }) => answer)).toEqual(['كتاب', 'باب']);
  });

  // Proves decision-082-2, call-beginExam.
  it('begins the next after the wait alone, and none after the last', async () => {
    const exam = await anExam({ attempts: '2', attempt_wait: '24' });
    expect(await exam.begin(1)).toMatchObject({ code: 'exam_begins_itself' });
    expect(await exam.begin(2)).toMatchObject({ code: 'attempts_used' });
    await exam.submit(1, exam.half);
    expect(await exam.begin(1)).toMatchObject({ code: 'already_submitted' });
    const refused = await exam.begin(2);
    expect(refused).toMatchObject({ http: 200, code: 'attempt_waits' });
    expect(refused.message).toContain('opens on');
    expect(await exam.submit(2, exam.right)).toMatchObject({ code: 'exam_not_begun' });
    expect(await exam.save(2, exam.right)).toMatchObject({ code: 'exam_not_begun' });
    expect(await sittingsOf(exam.student)).toEqual([]);
    institute.clock.advance({ hours: 24 });
    expect(await exam.submit(2, exam.right)).toMatchObject({ code: 'exam_not_begun' });
    expect(await exam.begin(2)).toMatchObject({ status: true });
    await exam.submit(2, exam.right);
    expect(await exam.begin(3)).toMatchObject({ code: 'attempts_used' });
    expect(await rowsOf(exam.student)).toHaveLength(2);
  });

  it('takes each attempt once, whoever is faster, and answers a repetition as the first', async () => {
    const exam = await anExam({ attempts: '2' });
    await exam.submit(1, exam.half);
    await exam.begin(2);
    const sent = await Promise.all([
      ...[1, 2, 3].map(() => exam.submit(2, exam.right)),
      ...[1, 2, 3].map(() => exam.submit(2, exam.wrong)),
    ]);
    const taken = sent.filter(({ status }) => status);
    expect(taken).toHaveLength(3);
    expect(new Set(taken.map(({ data }) => data.total_score)).size).toBe(1);
    expect(await rowsOf(exam.student)).toHaveLength(2);
    // A late save of the first attempt does not become a draft of the second.
    expect(await exam.save(1, exam.half)).toMatchObject({ code: 'already_submitted' });
    expect(await exam.submit(1, exam.half)).toMatchObject({ status: true });
    expect(await exam.submit(1, exam.right)).toMatchObject({ code: 'already_submitted' });
  });
});

describe('the rules of an exam', () => {
  const bad = { pass_mark: '101', attempts: '6', attempt_wait: '169', exam_minutes: '4' };
  it.each(Object.entries(bad))('refuse %s of %s', async (field, value) => {
    const { admin, lesson_id } = await anExam();
    expect(await admin.call.updateLesson({ lesson_id, [field]: value })).toMatchObject({
      status: false,
    });
  });

  it('are read back, are another version, come along to a copy, and are an exam’s alone', async () => {
    const own = {
      pass_mark: '0',
      attempts: '2',
      counted_attempt: 'last',
      attempt_wait: '5',
    } as const;
    const { admin, lesson_id, class_id } = await anExam({
      ...own,
      exam_minutes: '240',
      shuffled: '1',
    });
    const read = async (id: number) => (await admin.call.getManagedLesson({ lesson_id: id })).data;
    const { rules, version } = await read(lesson_id);
    expect(rules).toEqual({
      ...{ pass_mark: 0, attempts: 2, counted_attempt: 'last', attempt_wait: 5 },
      ...{ exam_minutes: 240, shuffled: '1' },
    });
    await admin.call.updateLesson({ lesson_id, attempts: '3' });
    expect((await read(lesson_id)).version).not.toBe(version);
    const { data: copy } = await admin.call.duplicateLesson({
      lesson_id,
      request_key: 'copy-it-1',
    });
    expect((await read(copy.id)).rules).toEqual({ ...rules, attempts: 3 });
    const plain = await aLesson(institute, class_id, { attempts: '4', exam_minutes: '20' });
    await admin.call.updateLesson({ lesson_id: plain.id, shuffled: '1' });
    expect((await read(plain.id)).rules).toMatchObject({
      attempts: 1,
      exam_minutes: null,
      shuffled: '0',
    });
  });

  it('say nothing of an exam that has none', async () => {
    const exam = await anExam();
    expect((await exam.see()).data).not.toHaveProperty('standing');
    await exam.submit(1, exam.right);
    expect((await exam.see()).data).not.toHaveProperty('standing');
  });

  it('give each student an order that stays', async () => {
    const exam = await anExam({ shuffled: '1', attempts: '2' });
    const order = async () => (await exam.see()).data.questions.map(({ id }) => id);
    const before = await order();
    expect(await order()).toEqual(before);
    await exam.submit(1, exam.half);
    expect(await order()).toEqual(before);
  });
});
