import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../../test/support/school.ts';
import { auditLog, examQueues, examResults, users } from '../../../schema/index.ts';

let institute: Institute;
let admin: Person;
let colleague: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  colleague = await institute.student({ name: 'Colleague' });
  await institute.services.db.update(users).set({ role: 11 }).where(eq(users.id, colleague.id));
});
afterAll(() => institute.close());

/** A submission that waits for its theory mark: half of its objective answers are right. */
async function waitingExam(own: { subject?: string; className?: string } = {}) {
  const { id: classId } = await aClass(institute, { name: own.className ?? 'Nahw' });
  const exam = await aLesson(institute, classId, {
    inputetype: 'Exam',
    subject: own.subject ?? 'Exam',
    about: 'Why?',
    theoryAnswer: 'A model',
    questions: [
      { question: '1?', answer: 'a', option1: 'b' },
      { question: '2?', answer: 'a', option1: 'b' },
    ],
  });
  const student = await institute.student();
  await student.call.enrol({ class_id: classId });
  const see = () => student.call.getLessonDetails({ class_id: classId, lesson_id: exam.id });
  const [one, two] = (await see()).data.questions.map(({ id }) => id);
  const answer = { [String(one)]: 'a', [String(two)]: 'b' };
  await student.call.submitExam({ lesson_id: exam.id, answer, theory: 'Because' });
  const row = async () =>
    (
      await institute.services.db
        .select()
        .from(examResults)
        .where(eq(examResults.lessonId, exam.id))
    )[0];
  const resultId = (await row())?.id ?? 0;
  const mark = (by: Person, theory_score: number, more: Record<string, unknown> = {}) =>
    by.call.markExam({ lesson_id: exam.id, result_id: resultId, theory_score, ...more });
  return { classId, exam, student, see, row, resultId, mark };
}

describe('exams that wait for a mark', () => {
  // Proves admin-3-12, call-getUnmarkedExams.
  it('are listed oldest first, searched by subject and class, in pages', async () => {
    const first = await waitingExam({ subject: 'Vowels 100%', className: 'Reading' });
    institute.clock.advance({ minutes: 1 });
    const second = await waitingExam({ subject: 'Roots', className: 'Sarf' });
    const all = await admin.call.getUnmarkedExams({});
    expect(all.data.map(({ result_id }) => result_id)).toEqual([first.resultId, second.resultId]);
    expect(all.data[0]).toMatchObject({
      lesson_id: first.exam.id,
      user_id: first.student.id,
      subject: 'Vowels 100%',
      class_name: 'Reading',
      class_id: first.classId,
      student_email: first.student.email,
    });
    const find = async (search: string) =>
      (await admin.call.getUnmarkedExams({ search })).data.map(({ result_id }) => result_id);
    expect(await find('roots')).toEqual([second.resultId]);
    expect(await find('READ')).toEqual([first.resultId]);
    expect(await find('%')).toEqual([first.resultId]);
    const page = await admin.call.getUnmarkedExams({ page: 2, per_page: 1 });
    expect(page.data.map(({ result_id }) => result_id)).toEqual([second.resultId]);
    expect(page.meta).toEqual({ total: 2, page: 2, per_page: 1, more: false });
  });

  // Proves admin-3-12, call-getExamDetails.
  it('show question, model answer and the student’s answer', async () => {
    const { exam, student, resultId, classId, mark } = await waitingExam();
    const { data } = await admin.call.getExamDetails({ lesson_id: exam.rand });
    expect(data).toEqual([
      {
        result_id: resultId,
        lesson_id: exam.id,
        user_id: student.id,
        class_id: classId,
        subject: 'Exam',
        class_name: 'Nahw',
        student_name: student.name,
        student_email: student.email,
        about: 'Why?',
        theoryAnswer: 'A model',
        theory_answer: 'Because',
        theory_answer_kind: 'text',
        theory_score: null,
        submitted_at: Math.floor(institute.clock.now().getTime() / 1000),
        marked_at: 0,
        marked_by: '',
        marked_by_id: 0,
        machine: null,
        comment: '',
        mark_id: 0,
        history: [],
      },
    ]);
    await mark(admin, 64);
    expect((await admin.call.getExamDetails({ lesson_id: exam.id })).data).toEqual([]);
    // Whoever opens that very submission is shown its mark, and whose it is.
    const one = await admin.call.getExamDetails({ lesson_id: exam.id, result_id: resultId });
    expect(one.data).toMatchObject([
      { theory_score: 64, marked_by: admin.name, marked_by_id: admin.id },
    ]);
  });

  it('are found in whatever spelling of Arabic, and counted with the search', async () => {
    const found = await waitingExam({ subject: 'اختبار الإعراب', className: 'قواعد النَّحْو' });
    for (const search of ['الاعراب', 'النحو', 'قواعد  النحو']) {
      const { data, meta } = await admin.call.getUnmarkedExams({ search, page: 1, per_page: 5 });
      expect(
        data.map(({ result_id }) => result_id),
        search,
      ).toEqual([found.resultId]);
      expect(meta).toMatchObject({ total: 1 });
    }
    // Words of both the subject and the class are no text that stands anywhere.
    expect((await admin.call.getUnmarkedExams({ search: 'الاعراب قواعد' })).data).toEqual([]);
  });

  it('are paged in one order from either end', async () => {
    for (let n = 0; n < 5; n += 1) {
      await waitingExam({ subject: 'Pages' });
      institute.clock.advance({ minutes: 1 });
    }
    const { data: all, meta } = await admin.call.getUnmarkedExams({});
    const paged = [];
    for (let page = 1; (page - 1) * 3 < (meta?.total ?? 0); page += 1) {
      const response = await admin.call.getUnmarkedExams({ page, per_page: 3 });
      expect(response.meta).toMatchObject({ total: all.length });
      paged.push(...response.data);
    }
    expect(paged).toEqual(all);
    expect((await admin.call.getUnmarkedExams({ page: 99, per_page: 3 })).data).toEqual([]);
    const own = await admin.call.getUnmarkedExams({ search: 'pages', page: 2, per_page: 3 });
    expect(own.data).toHaveLength(2);
  });

  it('of a student whose account goes wait no more, and the count knows', async () => {
    const { student } = await waitingExam({ subject: 'Withdrawn' });
    const before = await admin.call.getUnmarkedExams({ page: 1, per_page: 1 });
    const { db } = institute.services;
    const gone = { deletedAt: institute.clock.now(), email: null };
    await db.update(users).set(gone).where(eq(users.id, student.id));
    const after = await admin.call.getUnmarkedExams({ page: 1, per_page: 1 });
    expect(after.meta?.total).toBe((before.meta?.total ?? 0) - 1);
    expect((await admin.call.getUnmarkedExams({ search: 'withdrawn' })).data).toEqual([]);
    const queues = await db.select().from(examQueues);
    const waiting = await db.$count(examResults, eq(examResults.isWaiting, true));
    expect(queues.reduce((sum, queue) => sum + queue.waiting, 0)).toBe(waiting);
  });
});

describe('marking', () => {
  // Proves call-getSemesterGrades, call-markExam, admin-9-9.
  it('sets score and total, leaves the list, reaches the student and the audit log', async () => {
    const { exam, classId, student, see, row, mark } = await waitingExam();
    const agreeing = { user_id: student.id, student_email: student.email, class_id: classId };
    expect(await mark(admin, 81, agreeing)).toMatchObject({
      status: true,
      message: 'Exam marked successfully!',
    });
    expect(await row()).toMatchObject({
      theoryScore: 81,
      totalScore: 65.5,
      markedAt: institute.clock.now(),
      markedBy: admin.id,
    });
    expect((await admin.call.getExamDetails({ lesson_id: exam.id })).data).toEqual([]);
    expect((await see()).data.examResult).toMatchObject({
      theory_score: 81,
      theory_pending: false,
      total_score: 65.5,
      correctTheoryAnswer: 'A model',
    });
    const grades = await student.call.getSemesterGrades({});
    expect(grades.data).toMatchObject([{ average_score: 65.5, exam_count: 1 }]);
    const [noted] = await institute.services.db.select().from(auditLog).orderBy(desc(auditLog.id));
    expect(noted).toMatchObject({
      actorId: admin.id,
      subjectId: student.id,
      action: 'markExam',
      details: { theoryScore: 81 },
    });
  });

  // Proves call-getSemesterGrades.
  it('leaves an unmarked exam out of the grades', async () => {
    const { student } = await waitingExam();
    expect((await student.call.getSemesterGrades({})).data).toEqual([]);
  });

  // Proves admin-5-31, admin-9-9.
  it.each(['101', '-1', '7.5', '', 'ten'])('refuses %j as a score', async (score) => {
    const { row, mark } = await waitingExam();
    expect(await mark(admin, Number.NaN, { theory_score: score })).toMatchObject({
      http: 400,
      message: 'Please enter a valid score between 0 and 100',
    });
    expect((await row())?.theoryScore).toBeNull();
  });

  it('refuses a result that is not the one described', async () => {
    const { row, mark } = await waitingExam();
    const other = await waitingExam();
    for (const wrong of [
      { lesson_id: other.exam.id },
      { user_id: other.student.id },
      { student_email: other.student.email },
      { class_id: other.classId },
      { result_id: 999_999 },
    ]) {
      expect(await mark(admin, 50, wrong)).toMatchObject({ http: 200, code: 'result_not_found' });
    }
    expect((await row())?.theoryScore).toBeNull();
  });

  it('lets its marker correct a mark and nobody else', async () => {
    const { row, mark } = await waitingExam();
    await mark(admin, 40);
    expect(await mark(admin, 40)).toMatchObject({ status: true });
    const second = await mark(colleague, 90);
    expect(second).toMatchObject({ status: false, code: 'already_marked' });
    expect(second.message).toContain(admin.name);
    expect(second.message).toContain('40% on 16 November 2026');
    expect(await row()).toMatchObject({ theoryScore: 40, markedBy: admin.id });
    expect(await mark(admin, 60)).toMatchObject({ status: true });
    expect(await row()).toMatchObject({ theoryScore: 60, totalScore: 55 });
  });

  it('takes one mark when two administrators mark at once', async () => {
    const { row, mark } = await waitingExam();
    const answers = await Promise.all([
      mark(admin, 10),
      mark(colleague, 20),
      mark(admin, 10),
      mark(colleague, 20),
    ]);
    const kept = await row();
    const mine = answers.filter((_, index) => (index % 2 === 0) === (kept?.markedBy === admin.id));
    expect(mine.map(({ status }) => status)).toEqual([true, true]);
    expect(answers.filter(({ code }) => code === 'already_marked')).toHaveLength(2);
    expect(kept?.theoryScore).toBe(kept?.markedBy === admin.id ? 10 : 20);
  });

  it('marks an exam that was deleted meanwhile: the result stays the student’s', async () => {
    const { exam, student, mark } = await waitingExam();
    await admin.call.deleteLesson({ lesson_id: exam.id });
    expect((await admin.call.getExamDetails({ lesson_id: exam.id })).data).toHaveLength(1);
    expect(await mark(admin, 70)).toMatchObject({ status: true });
    expect((await student.call.getSemesterGrades({})).data).toMatchObject([{ exam_count: 1 }]);
  });
});
