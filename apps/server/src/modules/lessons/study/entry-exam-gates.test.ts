import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEntryExam } from '../../../../test/support/entry-exam.ts';
import { Institute } from '../../../../test/support/institute.ts';
import { begunBy, handedIn } from '../../../../test/support/sat-exam.ts';
import { examResults, lessonProgress } from '../../../schema/index.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

const db = () => institute.services.db;
const notMet = { http: 200, status: false, code: 'prerequisite_not_met' };
const notEnrolled = { http: 200, status: false, code: 'not_enrolled' };

describe('whoever sits the exam to enter another class', () => {
  // Proves ours-78.
  it('finds all else of its own class shut, before and after', async () => {
    const entry = await anEntryExam(institute, { first: { links: 'https://meet.example/a' } });
    const student = await institute.student();
    const of = ({ id }: { id: number }) => ({ class_id: entry.first.id, lesson_id: id });
    const expectShut = async () => {
      for (const lesson of [entry.lesson, entry.other, entry.last]) {
        const refs = of(lesson);
        expect(await student.call.getLessonDetails(refs)).toMatchObject(notEnrolled);
        expect(await student.call.viewStatus(refs)).toMatchObject(notEnrolled);
        expect(await student.call.getLessonWords(refs)).toMatchObject(notEnrolled);
        expect(await student.call.getComments(refs)).toMatchObject(notEnrolled);
      }
      const refs = of(entry.exam);
      expect(await student.call.getLessonWords(refs)).toMatchObject(notEnrolled);
      expect(await student.call.finishLesson(refs)).toMatchObject(notEnrolled);
      expect(await student.call.getSavableLesson(refs)).toMatchObject(notEnrolled);
      const comment = { ...refs, comment: 'Salam' };
      expect(await student.call.addComment(comment)).toMatchObject(notEnrolled);
      const { data } = await student.call.getClassDetails({ class_id: entry.first.id });
      expect(data).toMatchObject({ isEnrolled: false, class_details: { links: '' } });
      const submitted = { lesson_id: entry.other.id, attempt: 1, answer: {}, theory: 'x' };
      expect(await student.call.submitExam(submitted)).toMatchObject(notEnrolled);
    };
    await expectShut();
    await entry.submit(student, entry.right);
    await expectShut();
  });

  // Proves ours-78.
  it('has its attempts, its clock and its draft as a member has them', async () => {
    const exam = { attempts: '2', attempt_wait: '3', exam_minutes: '10' };
    const entry = await anEntryExam(institute, { exam });
    const student = await institute.student();
    const at = { lesson_id: entry.exam.id };
    expect((await entry.see(student)).data.questions).toEqual([]);
    const begun = await Promise.all(
      [1, 2].map(() => student.call.beginExam({ ...at, attempt: 1 })),
    );
    expect(begun.map(({ status }) => status)).toEqual([true, true]);
    expect(await begunBy(institute, student)).toHaveLength(1);
    const draft = { ...at, attempt: 1, answer: entry.wrong, theory: '', written_at: 1000 };
    expect(await student.call.saveExamDraft(draft)).toMatchObject({ status: true });
    institute.clock.advance({ minutes: 11 });
    expect(await entry.see(student)).toMatchObject({ status: true });
    expect(await handedIn(institute, student)).toMatchObject([
      { isTimedOut: true, totalScore: 0, objectiveAnswers: entry.wrong },
    ]);
    expect(await student.call.beginExam({ ...at, attempt: 2 })).toMatchObject({
      code: 'attempt_waits',
      message: expect.stringMatching(/\d\d:\d\d/),
    });
    expect((await entry.asked(student))?.entry?.standing).toBe('open');
  });

  // Proves ours-78.
  it('finds it done who joins its class later, and it opens to members ahead of their time', async () => {
    const entry = await anEntryExam(institute);
    const [later, member] = [await institute.student(), await institute.student()];
    await entry.submit(later, entry.right);
    await later.call.enrol({ class_id: entry.first.id });
    const { data } = await later.call.getClassDetails({ class_id: entry.first.id });
    const row = data.lessons.find(({ id }) => id === entry.exam.id);
    expect(row).toMatchObject({ examDone: 1 });
    expect(row).not.toHaveProperty('passMissing');
    await member.call.enrol({ class_id: entry.first.id });
    const refs = { class_id: entry.first.id, lesson_id: entry.last.id };
    await entry.submit(member, entry.right);
    expect(await member.call.getLessonDetails(refs)).toMatchObject({ code: 'exam_pending' });
    expect(await entry.join(member)).toMatchObject({ status: true });
  });
});

describe('an exam is refused as ever', () => {
  /** What a student is answered who opens, begins and submits it. */
  const answersOf = async (entry: Awaited<ReturnType<typeof anEntryExam>>) => {
    const student = await institute.student();
    const answers = [
      await entry.see(student),
      await student.call.beginExam({ lesson_id: entry.exam.id, attempt: 1 }),
      await entry.submit(student, entry.right),
    ];
    const left = await db()
      .select()
      .from(examResults)
      .where(and(eq(examResults.userId, student.id), eq(examResults.lessonId, entry.exam.id)));
    const opened = await db()
      .select()
      .from(lessonProgress)
      .where(eq(lessonProgress.userId, student.id));
    expect([...left, ...opened]).toEqual([]);
    return { student, codes: answers.map(({ http, code }) => `${http} ${code}`) };
  };
  const shut = ['200 not_enrolled', '200 not_enrolled', '200 not_enrolled'];
  const gone = ['200 class_not_found', '200 class_not_found', '200 class_not_found'];

  // Proves ours-78.
  it.each<[string, Record<string, string>]>([
    ['names no exam', { entry_exam_id: '0' }],
    ['is a draft', { status: '0' }],
    ['has closed', { regclosedate: '2020-01-01' }],
    ['asks for nothing any more', { prequisite_id: '0' }],
  ])('where the class %s', async (_name, change) => {
    const entry = await anEntryExam(institute);
    await entry.admin.call.updateClass({ class_id: entry.second.id, ...change });
    const { student, codes } = await answersOf(entry);
    expect(codes).toEqual(shut);
    expect((await entry.asked(student))?.entry).toBeUndefined();
  });

  // Proves ours-78.
  it('where the class is deleted, and opens again when that comes back', async () => {
    const entry = await anEntryExam(institute);
    await entry.admin.call.deleteClass({ class_id: entry.second.id });
    expect((await answersOf(entry)).codes).toEqual(shut);
    await entry.admin.call.restoreClass({ class_id: entry.second.id });
    expect(await entry.see(await institute.student())).toMatchObject({ status: true });
  });

  // Proves ours-78.
  it('where its own class is not held: that is not told of, and no exam is offered', async () => {
    const entry = await anEntryExam(institute);
    await entry.admin.call.updateClass({ class_id: entry.first.id, status: '0' });
    const { student, codes } = await answersOf(entry);
    expect(codes).toEqual(gone);
    expect((await entry.asked(student))?.entry).toBeUndefined();
    expect(await entry.join(student)).toMatchObject({
      message: 'Complete the prerequisite class first.',
    });
  });

  // Proves ours-78.
  it('until it opens, and to the end where it was opened before the class closed', async () => {
    const opens = new Date(institute.clock.now().getTime() + 3_600_000);
    const studydate = String(Math.floor(opens.getTime() / 1000));
    const entry = await anEntryExam(institute, { exam: { scheduled: '1', studydate } });
    const student = await institute.student();
    expect(await entry.see(student)).toMatchObject({ code: 'lesson_scheduled' });
    expect((await entry.asked(student))?.entry).toBeUndefined();
    institute.clock.advance({ hours: 1 });
    expect(await entry.see(student)).toMatchObject({ status: true });
    const closed = { class_id: entry.second.id, regclosedate: '2020-01-01' };
    await entry.admin.call.updateClass(closed);
    expect(await entry.submit(student, entry.right)).toMatchObject({ status: true });
    expect(await entry.join(student)).toMatchObject({ code: 'class_closed' });
  });

  // Proves ours-77, ours-78.
  it('while it lies in the trash, when what was passed counts no more, until it is back', async () => {
    const entry = await anEntryExam(institute);
    const passed = await institute.student();
    await entry.submit(passed, entry.right);
    await entry.admin.call.deleteLesson({ lesson_id: entry.exam.id });
    expect(await entry.see(passed)).toMatchObject({ status: false, code: 'lesson_not_found' });
    expect(await entry.join(passed)).toMatchObject({
      ...notMet,
      message: 'Complete the prerequisite class first.',
    });
    await entry.admin.call.restoreLesson({ lesson_id: entry.exam.id });
    expect(await entry.join(passed)).toMatchObject({ status: true });
  });
});
