import type { BlockOf } from '@institute/contract/lessons/blocks';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aSatExam, handedIn } from '../../../../test/support/sat-exam.ts';
import { aClass } from '../../../../test/support/school.ts';
import { auditLog, exerciseCards, lessons } from '../../../schema/index.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());
beforeEach(() => institute.clock.set('2026-11-16T09:00:00Z'));

const typing = { strictness: 'letters', nearly: 50, explanation: '' } as const;
const money: BlockOf<'exercise'> = {
  ...{ id: 'money', kind: 'exercise' },
  exercise: { ...typing, type: 'typed', prompt: 'I have no money', accepted: ['لَيْسَ عِنْدِي مَالٌ'] },
};
const place: BlockOf<'exercise'> = {
  ...{ id: 'place', kind: 'exercise' },
  exercise: {
    ...{
      ...typing,
      type: 'cloze',
      prompt: 'The book is on the desk, the mosque behind the market.',
    },
    pieces: [
      { text: 'الْكِتَابُ عَلَى ' },
      { accepted: ['الطَّاوِلَةِ'] },
      { text: ' وَالْمَسْجِدُ ' },
      { accepted: ['وَرَاءَ'] },
      { text: ' السُّوقِ' },
    ],
  },
};
const NONE = 'ما عندي مال';
const accept = (lesson_id: number, own = {}) => ({
  ...{ lesson_id, exercise_id: 'money', part: 0, answer: NONE, ...own },
});

/** An exam with both exercises, whose student has written something else. */
async function aWrittenExam() {
  const exam = await aSatExam(institute, { blocks: JSON.stringify([money, place]) });
  const write = async (student: Person, text: string, gaps: [string, string]) => {
    if (student !== exam.student) await student.call.enrol({ class_id: exam.class_id });
    const exercises = JSON.stringify({
      money: { type: 'typed', given: text },
      place: { type: 'cloze', given: gaps },
    });
    const { lesson_id, right } = exam;
    const handed = await student.call.submitExam({ lesson_id, answer: right, exercises });
    expect(handed).toMatchObject({ status: true });
  };
  const written = async () =>
    (await exam.admin.call.getWrittenAnswers({ lesson_id: exam.lesson_id })).data;
  const mark = async (student: Person) => (await handedIn(institute, student))[0]?.totalScore;
  return { ...exam, write, written, mark };
}

describe('what students wrote in an exam', () => {
  // Proves call-getWrittenAnswers.
  it('is told by part and by how many wrote it, spellings that are one answer together', async () => {
    const exam = await aWrittenExam();
    await exam.write(exam.student, NONE, ['المكتب', 'وراء']);
    await exam.write(await institute.student(), 'مَا عِنْدِي مَالٌ', ['الطاولة', 'خلف']);
    await exam.write(await institute.student(), 'لا أدري', ['الطاولة', 'خَلْفَ']);
    expect(await exam.written()).toEqual([
      expect.objectContaining({
        ...{ exercise_id: 'money', part: 0, parts: 1, drawn: false },
        written: [
          { text: NONE, verdict: 'wrong', students: 2 },
          { text: 'لا أدري', verdict: 'wrong', students: 1 },
        ],
      }),
      expect.objectContaining({
        ...{ exercise_id: 'place', part: 0, parts: 2 },
        written: [{ text: 'المكتب', verdict: 'wrong', students: 1 }],
      }),
      expect.objectContaining({
        ...{ exercise_id: 'place', part: 1, accepted: ['وَرَاءَ'] },
        written: [{ text: 'خلف', verdict: 'wrong', students: 2 }],
      }),
    ]);
  });

  // Proves call-acceptAnswer, call-takeBackAnswer.
  it('becomes right at a press, with the marks, a message and an audit row, and back again', async () => {
    const exam = await aWrittenExam();
    const { admin, student, lesson_id } = exam;
    await exam.write(student, NONE, ['الطاولة', 'خلف']);
    // Two questions and two exercises: one is wrong, one is half.
    expect(await exam.mark(student)).toBe(62.5);
    const accepted = await admin.call.acceptAnswer(accept(lesson_id));
    expect(accepted.data).toEqual({ marks: 1, students: 1 });
    expect(await exam.mark(student)).toBe(87.5);
    const gap = { exercise_id: 'place', part: 1, answer: 'خلف' };
    expect((await admin.call.acceptAnswer(accept(lesson_id, gap))).data.marks).toBe(1);
    expect(await exam.mark(student)).toBe(100);
    expect((await exam.written()).map(({ written }) => written)).toEqual([[], [], []]);
    const [message] = (await student.call.getMessages({})).data;
    expect(message?.body).toContain('خلف');
    const [act] = await institute.services.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'acceptAnswer'), eq(auditLog.classId, exam.class_id)))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(act?.details).toMatchObject({ answer: 'خلف', lesson: lesson_id, changed: 1 });
    // What was accepted is what it was before.
    expect((await admin.call.takeBackAnswer(accept(lesson_id))).data).toEqual({
      ...{ marks: 1, students: 1 },
    });
    expect(await exam.mark(student)).toBe(75);
    expect((await exam.written())[0]?.written).toHaveLength(1);
  });

  // Proves call-acceptAnswer.
  it('is judged anew once when two teachers accept at the same time, and both answers stay', async () => {
    const exam = await aWrittenExam();
    const other = await institute.student();
    await exam.write(exam.student, NONE, ['الطاولة', 'وراء']);
    await exam.write(other, 'لا مال لي', ['الطاولة', 'وراء']);
    const teacher = await institute.student();
    const staff = { class_id: exam.class_id, user_id: teacher.id };
    await exam.admin.call.saveClassStaff({ ...staff, powers: ['teach', 'mark'] });
    const at = exam.lesson_id;
    const both = await Promise.all([
      exam.admin.call.acceptAnswer(accept(at)),
      teacher.call.acceptAnswer(accept(at)),
      teacher.call.acceptAnswer(accept(at, { answer: 'لا مال لي' })),
    ]);
    expect(both.map(({ status }) => status)).toEqual([true, true, true]);
    expect(both.reduce((sum, { data }) => sum + data.marks, 0)).toBe(2);
    expect([await exam.mark(exam.student), await exam.mark(other)]).toEqual([100, 100]);
    const [row] = await institute.services.db.select().from(lessons).where(eq(lessons.id, at));
    const kept = row?.exercises.find(({ id }) => id === 'money')?.exercise;
    expect(kept).toMatchObject({ accepted: expect.arrayContaining([NONE, 'لا مال لي']) });
    expect(kept?.type === 'typed' && kept.accepted).toHaveLength(3);
    for (const student of [exam.student, other]) {
      expect((await student.call.getMessages({})).data).toHaveLength(1);
    }
  });

  // Proves call-acceptAnswer, call-takeBackAnswer, call-getWrittenAnswers.
  it('is for those who write and mark there, and for what is typed', async () => {
    const exam = await aWrittenExam();
    const { lesson_id } = exam;
    const teacher = await institute.student();
    const staff = { class_id: exam.class_id, user_id: teacher.id };
    await exam.admin.call.saveClassStaff({ ...staff, powers: ['teach'] });
    for (const call of ['acceptAnswer', 'takeBackAnswer', 'getWrittenAnswers'] as const) {
      expect(await teacher.call[call](accept(lesson_id))).toMatchObject({ code: 'forbidden' });
    }
    const { id: otherClass } = await aClass(institute);
    await exam.admin.call.saveClassStaff({
      ...{ class_id: otherClass, user_id: exam.student.id, powers: ['teach', 'mark'] },
    });
    expect((await exam.student.call.acceptAnswer(accept(lesson_id))).status).toBe(false);
    const { admin } = exam;
    const gone = accept(lesson_id, { exercise_id: 'none' });
    expect(await admin.call.acceptAnswer(gone)).toMatchObject({ code: 'exercise_gone' });
    const last = accept(lesson_id, { answer: 'لَيْسَ عِنْدِي مَالٌ' });
    expect(await admin.call.takeBackAnswer(last)).toMatchObject({ code: 'accepted_last' });
    for (let at = 2; at <= 12; at += 1) {
      await admin.call.acceptAnswer(
        accept(lesson_id, { answer: `answer ${'x'.repeat(at)} ${at}` }),
      );
    }
    expect(await admin.call.acceptAnswer(accept(lesson_id))).toMatchObject({
      code: 'accepted_full',
    });
  });

  // Proves call-acceptAnswer.
  it('becomes right in the bank for every exam that drew it', async () => {
    const exam = await aSatExam(institute);
    const { admin, class_id, lesson_id, student } = exam;
    const kept = await admin.call.addBankExercises({
      ...{ class_id, exercises: JSON.stringify([money.exercise]) },
    });
    const exercise_id = `bank-${kept.data.ids[0]}`;
    await admin.call.updateLesson({ lesson_id, draw_count: '1' });
    await exam.begin(1);
    const exercises = JSON.stringify({ [exercise_id]: { type: 'typed', given: NONE } });
    await student.call.submitExam({ lesson_id, attempt: 1, answer: exam.right, exercises });
    expect((await handedIn(institute, student))[0]).toMatchObject({ totalScore: 66.67 });
    expect((await admin.call.getWrittenAnswers({ lesson_id })).data).toMatchObject([
      { exercise_id, drawn: true, written: [{ text: NONE, students: 1 }] },
    ]);
    const accepted = await admin.call.acceptAnswer(accept(lesson_id, { exercise_id }));
    expect(accepted.data).toEqual({ marks: 1, students: 1 });
    expect((await handedIn(institute, student))[0]).toMatchObject({ totalScore: 100 });
  });
});

describe('what a student wrote in a lesson and in practice', () => {
  async function aWriter() {
    const { id: class_id } = await aClass(institute);
    const admin = await institute.admin();
    const lesson = { class_id, subject: 'Money', about: '', blocks: JSON.stringify([money]) };
    const { id: lesson_id } = (await admin.call.addLesson(lesson)).data;
    const student = await institute.student();
    await student.call.enrol({ class_id });
    await student.call.viewStatus({ class_id, lesson_id });
    let count = 0;
    const note = async (rating: 'missed' | 'again' | 'good', given?: string[]) => {
      count += 1;
      const at = institute.clock.now().getTime();
      const log = { id: `written-${count}`, lesson_id, exercise_id: 'money', at, retention: 90 };
      const exercises = [{ ...log, rating, ...(given && { given }) }];
      expect(await student.call.sendReviews({ exercises })).toMatchObject({ status: true });
    };
    const cards = () =>
      institute.services.db
        .select()
        .from(exerciseCards)
        .where(eq(exerciseCards.userId, student.id));
    return { admin, student, lesson_id, note, cards };
  }

  // Proves call-acceptAnswer, call-takeBackAnswer, call-sendReviews.
  it('is no card any more once it is accepted, and is one again when that is taken back', async () => {
    const { admin, lesson_id, note, cards } = await aWriter();
    await note('missed', [NONE]);
    const [before] = await cards();
    expect(before).toMatchObject({ exerciseId: 'money' });
    expect((await admin.call.getWrittenAnswers({ lesson_id })).data[0]?.written).toEqual([
      { text: NONE, verdict: 'wrong', students: 1 },
    ]);
    const { data } = await admin.call.acceptAnswer(accept(lesson_id));
    expect(data).toEqual({ marks: 0, students: 1 });
    expect(await cards()).toEqual([]);
    await admin.call.takeBackAnswer(accept(lesson_id));
    expect(await cards()).toEqual([before]);
    // Written on a device that knows the old key, and sent once the answer is accepted.
    await admin.call.acceptAnswer(accept(lesson_id));
    await note('missed', [NONE]);
    expect(await cards()).toEqual([]);
  });

  // Proves call-acceptAnswer.
  it('counts as known in practice once it is accepted', async () => {
    const { admin, lesson_id, note, cards } = await aWriter();
    await note('missed', ['no idea']);
    institute.clock.set('2026-11-17T09:00:00Z');
    await note('again', [NONE]);
    const [forgotten] = await cards();
    await admin.call.acceptAnswer(accept(lesson_id));
    const [known] = await cards();
    expect(known?.dueAt.getTime()).toBeGreaterThan(forgotten?.dueAt.getTime() ?? Infinity);
    expect(known?.stability).toBeGreaterThan(forgotten?.stability ?? Infinity);
    await admin.call.takeBackAnswer(accept(lesson_id));
    expect(await cards()).toEqual([forgotten]);
  });
});
