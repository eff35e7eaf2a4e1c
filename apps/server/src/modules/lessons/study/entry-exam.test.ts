import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEntryExam } from '../../../../test/support/entry-exam.ts';
import { Institute } from '../../../../test/support/institute.ts';
import { handedIn } from '../../../../test/support/sat-exam.ts';
import { aClass, aLesson } from '../../../../test/support/school.ts';
import { enrolments, transfers } from '../../../schema/index.ts';
import { showClass } from '../showing/show-class.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

const db = () => institute.services.db;
const places = (userId: number) =>
  db().select().from(enrolments).where(eq(enrolments.userId, userId));
const notMet = { http: 200, status: false, code: 'prerequisite_not_met' };

describe('a prerequisite', () => {
  // Proves ours-77.
  it('is met by passing the exam that the class names, without joining the first', async () => {
    const entry = await anEntryExam(institute);
    const student = await institute.student();
    expect(await entry.asked(student)).toEqual({
      ...{ name: 'Letters', rand: entry.first.rand, met: false },
      entry: {
        ...{ rand: entry.exam.rand, class_rand: entry.first.rand, class_name: 'Letters' },
        ...{ subject: 'Reading', questions: 2, minutes: 0, pass_mark: 60 },
        ...{ is_marked_by_teacher: '0', standing: 'open' },
      },
    });
    expect(await entry.join(student)).toMatchObject({
      ...notMet,
      message:
        'Complete \u2068Letters\u2069 first, or show that you know it: sit the exam “\u2068Reading\u2069” (2 questions, no time limit, pass mark 60 %).',
    });
    const seen = await entry.see(student);
    expect(seen.data).toMatchObject({
      next: null,
      entry: { pass_mark: 60, opens: [{ name: 'Stories', rand: entry.second.rand }] },
    });
    expect(seen.data.questions).toHaveLength(2);
    expect(await entry.submit(student, entry.right)).toMatchObject({ status: true });
    expect(await entry.asked(student)).toEqual({
      ...{ name: 'Letters', rand: entry.first.rand, met: true },
    });
    const eligible = (await student.call.getEligibleClasses({})).data.map(({ id }) => id);
    expect(eligible).toContain(entry.second.id);
    expect(await entry.join(student)).toMatchObject({ status: true });
    expect((await places(student.id)).map(({ classId }) => classId)).toEqual([entry.second.id]);
  });

  // Proves ours-77.
  it('is not met by failing it, and joining the first class is what is left then', async () => {
    const entry = await anEntryExam(institute);
    const student = await institute.student();
    await entry.submit(student, entry.wrong);
    expect((await entry.asked(student))?.entry?.standing).toBe('used');
    expect(await entry.join(student)).toMatchObject({
      ...notMet,
      message:
        'Complete \u2068Letters\u2069 first. You have not passed the exam “\u2068Reading\u2069”, and no attempt is left.',
    });
    expect(await places(student.id)).toEqual([]);
    // The result stays to be read.
    expect((await entry.see(student)).data).toMatchObject({ examResult: { total_score: 0 } });
  });

  // Proves ours-77.
  it('is asked of everybody by half where the exam names no pass mark of its own', async () => {
    const entry = await anEntryExam(institute, { exam: { pass_mark: '' } });
    const [half, none] = [await institute.student(), await institute.student()];
    const [one = ''] = Object.keys(entry.right);
    await entry.submit(half, { ...entry.right, [one]: 'باب' });
    await entry.submit(none, entry.wrong);
    expect(await entry.join(half)).toMatchObject({ status: true });
    expect(await entry.join(none)).toMatchObject(notMet);
  });

  // Proves ours-77.
  it('waits for the mark of a teacher, and goes by the mark there is when one joins', async () => {
    const entry = await anEntryExam(institute, { exam: { about: 'Why?' } });
    const student = await institute.student();
    const answered = { lesson_id: entry.exam.id, attempt: 1, answer: entry.right, theory: 'So' };
    expect((await entry.asked(student))?.entry).toMatchObject({ is_marked_by_teacher: '1' });
    await student.call.submitExam(answered);
    expect((await entry.asked(student))?.entry?.standing).toBe('waiting');
    expect(await entry.join(student)).toMatchObject({
      message: expect.stringContaining('has not been marked yet'),
    });
    const [row] = await handedIn(institute, student);
    const result_id = row?.id ?? 0;
    await entry.admin.call.markExam({ lesson_id: entry.exam.id, result_id, theory_score: 90 });
    expect((await entry.asked(student))?.met).toBe(true);
    const [detail] = (
      await entry.admin.call.getExamDetails({ lesson_id: entry.exam.id, result_id })
    ).data;
    const mark_id = detail?.mark_id ?? 0;
    const slip = { result_id, theory_score: 0, reason: 'A slip of the key', mark_id };
    expect(await entry.admin.call.changeMark(slip)).toMatchObject({ status: true });
    expect(await entry.join(student)).toMatchObject(notMet);
  });

  // Proves ours-77.
  it('stays that of every other class: one that names no exam, and one that names another', async () => {
    const entry = await anEntryExam(institute);
    const bare = await aClass(institute, { prequisite_id: entry.first.id });
    const { other } = entry;
    const named = { prequisite_id: entry.first.id, entry_exam_id: String(other.id) };
    const elsewhere = await aClass(institute, named);
    const student = await institute.student();
    await entry.submit(student, entry.right);
    expect(await student.call.enrol({ class_id: bare.id })).toMatchObject({
      ...notMet,
      message: 'Complete the prerequisite class first.',
    });
    expect(await student.call.enrol({ class_id: elsewhere.id })).toMatchObject(notMet);
    const eligible = (await student.call.getEligibleClasses({})).data.map(({ id }) => id);
    expect(eligible).not.toContain(bare.id);
    expect(eligible).not.toContain(elsewhere.id);
  });

  // Proves ours-77.
  it('is paid for once by two who join at once with the same account', async () => {
    const second = { premium: '1', amount: '500' } as const;
    const entry = await anEntryExam(institute, { second });
    const student = await institute.student({ wallet: 200_000 });
    await entry.submit(student, entry.right);
    const answers = await Promise.all([entry.join(student), entry.join(student)]);
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
    expect(await places(student.id)).toHaveLength(1);
    const paid = await db().select().from(transfers).where(eq(transfers.actorId, student.id));
    expect(paid.filter(({ kind }) => kind === 'class_enrolment')).toHaveLength(1);
  });
});

// Proves ours-77.
it('is shown to visitors on the public page, and not where it asks nothing', async () => {
  const entry = await anEntryExam(institute);
  await aLesson(institute, entry.second.id);
  const page = await showClass(institute.services, entry.second.id);
  expect(page?.prerequisite?.entry).toMatchObject({ subject: 'Reading', standing: 'open' });
  const empty = await anEntryExam(institute, { exam: { questions: [] } });
  expect((await showClass(institute.services, empty.second.id))?.prerequisite?.entry).toBeNull();
});
