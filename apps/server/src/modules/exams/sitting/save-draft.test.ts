import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aClass, aLesson } from '../../../../test/support/school.ts';
import { examDrafts } from '../../../schema/index.ts';

let institute: Institute;
let student: Person;
let exam: { class_id: number; lesson_id: number };
/** Of the one question of the exam. */
let asked: number;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());
beforeEach(async () => {
  const { id: class_id } = await aClass(institute);
  const { id: lesson_id } = await aLesson(institute, class_id, {
    inputetype: 'Exam',
    about: 'What is a nominal sentence?',
    questions: [{ question: 'What begins it?', answer: 'مبتدأ', option1: 'خبر' }],
  });
  exam = { class_id, lesson_id };
  student = await institute.student();
  await student.call.enrol({ class_id });
  asked = (await student.call.getLessonDetails(exam)).data.questions[0]?.id ?? 0;
});

const save = (theory: string, written_at: number, answer: Record<string, string> = {}) =>
  student.call.saveExamDraft({ lesson_id: exam.lesson_id, theory, answer, written_at });
const draft = async () => (await student.call.getLessonDetails(exam)).data.draft;

describe('a draft of an exam', () => {
  // Proves call-saveExamDraft.
  it('is there again when the exam is opened anywhere', async () => {
    expect(await draft()).toBeNull();
    const answer = await save('الجملة الاسمية', 1000, { [asked]: 'مبتدأ' });
    expect(answer).toMatchObject({ http: 200, status: true });
    expect(await draft()).toEqual({
      answer: { [asked]: 'مبتدأ' },
      theory: 'الجملة الاسمية',
      written_at: 1000,
      saved_at: answer.data.saved_at,
    });
  });

  it('keeps the newest by the writer’s clock, in whatever order saves arrive', async () => {
    const times = [5, 2, 9, 1, 7, 3, 8, 4, 6];
    await Promise.all(times.map((time) => save(`version ${time}`, time)));
    expect((await draft())?.theory).toBe('version 9');
  });

  it('of a device whose clock is ahead is of now, and takes no later one the place', async () => {
    const ahead = institute.clock.now().getTime() + 2 * 3_600_000;
    await save('of the phone', ahead);
    expect((await draft())?.written_at).toBeLessThanOrEqual(institute.clock.now().getTime());
    institute.clock.advance({ minutes: 1 });
    await save('of the laptop', institute.clock.now().getTime());
    expect((await draft())?.theory).toBe('of the laptop');
    // Such as an earlier release has left behind.
    await institute.services.db
      .update(examDrafts)
      .set({ writtenAt: ahead })
      .where(eq(examDrafts.userId, student.id));
    await save('of the laptop again', institute.clock.now().getTime());
    expect((await draft())?.theory).toBe('of the laptop again');
  });

  it('holds what answers a question of the exam, and nothing else that was sent', async () => {
    const exercises = JSON.stringify({ nowhere: { type: 'typed', given: 'ب'.repeat(100) } });
    const answer = { [asked]: 'خبر', 999999: 'مبتدأ' };
    const sent = { lesson_id: exam.lesson_id, theory: '', written_at: 1000, answer, exercises };
    expect(await student.call.saveExamDraft(sent)).toMatchObject({ status: true });
    const [row] = await institute.services.db
      .select()
      .from(examDrafts)
      .where(eq(examDrafts.userId, student.id));
    expect(row).toMatchObject({ answers: { [asked]: 'خبر' }, exerciseAnswers: {} });
  });

  it('goes with the submission, and a late save does not bring it back', async () => {
    await save('half', 1000);
    const answers = await Promise.all([
      student.call.submitExam({
        lesson_id: exam.lesson_id,
        answer: { [asked]: 'مبتدأ' },
        theory: 'whole',
      }),
      save('late', 2000),
      save('later', 3000),
    ]);
    expect(answers[0]).toMatchObject({ status: true });
    expect(await save('latest', 4000)).toMatchObject({ status: false, code: 'already_submitted' });
    expect(await draft()).toBeNull();
    const rows = await institute.services.db
      .select()
      .from(examDrafts)
      .where(eq(examDrafts.userId, student.id));
    expect(rows).toEqual([]);
  });

  it('is nobody else’s', async () => {
    await save('mine', 1000);
    const other = await institute.student();
    await other.call.enrol({ class_id: exam.class_id });
    expect((await other.call.getLessonDetails(exam)).data.draft).toBeNull();
  });

  it('is refused for what is no exam', async () => {
    const lesson = await aLesson(institute, exam.class_id);
    // The exam above comes first; without it handed in, the gate is shut.
    await student.call.submitExam({
      lesson_id: exam.lesson_id,
      answer: { [asked]: 'مبتدأ' },
      theory: 'done',
    });
    const response = await student.call.saveExamDraft({ lesson_id: lesson.id, written_at: 1 });
    expect(response).toMatchObject({ status: false, code: 'not_an_exam' });
  });
});
