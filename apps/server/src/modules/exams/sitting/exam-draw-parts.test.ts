import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { satIn } from '../../../../test/support/exam-exercises.ts';
import { Institute } from '../../../../test/support/institute.ts';
import { aSatExam, begunBy } from '../../../../test/support/sat-exam.ts';
import { aLesson } from '../../../../test/support/school.ts';
import { lessons } from '../../../schema/index.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

const typed = (prompt: string) => ({
  ...{ type: 'typed', prompt, explanation: '', accepted: ['alif'] },
  ...{ strictness: 'letters', nearly: 50 },
});
const choice = (prompt: string) => ({
  ...{ type: 'choice', prompt, explanation: '', options: ['ka', 'ki'], answer: 1 },
});
const named = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name} ${at}`);
const unitTwo = JSON.stringify([{ count: 2, type: '', topic: 'Unit 2' }]);
const stored = [{ count: 2, type: '', topic: 'Unit 2' }];

/** An exam whose bank holds four typed of Unit 1, and three typed and two choices of Unit 2. */
async function anExamOfTwoUnits(own: object = {}) {
  const exam = await aSatExam(institute);
  const { admin, class_id, lesson_id, student } = exam;
  const keep = async (topic: string, exercises: object[]) =>
    (
      await admin.call.addBankExercises({
        ...{ class_id, topic, exercises: JSON.stringify(exercises) },
      })
    ).data.ids;
  await keep('Unit 1', named('First', 4).map(typed));
  const second = await keep('Unit 2', [
    ...named('Second', 3).map(typed),
    ...named('Choice', 2).map(choice),
  ]);
  const change = (fields: object) => admin.call.updateLesson({ lesson_id, ...fields });
  const drawing = { draw_count: 3, draw_topic: 'Unit 1', more_draws: unitTwo, ...own };
  expect(await change(drawing)).toMatchObject({ status: true });
  const sat = async () =>
    satIn((await student.call.getLessonDetails({ class_id, lesson_id })).data);
  const begin = async (attempt = 1) => (await exam.begin(attempt)).status && (await sat());
  return { ...exam, second, change, sat, begin };
}

/** How many of what was drawn begin with a word. */
const countsIn = (asked: ReturnType<typeof satIn>) => {
  const words = asked.map(({ asked: one }) => one?.prompt.split(' ')[0] ?? '');
  return Object.fromEntries(
    [...new Set(words)].map((word) => [word, words.filter((w) => w === word).length]),
  );
};
const lessonRow = async (id: number) =>
  (await institute.services.db.select().from(lessons).where(eq(lessons.id, id)))[0];

describe('an exam that draws several parts of the bank', () => {
  // Proves ours-241.
  it('draws of each as many as it says, anew for each attempt, and counts them before', async () => {
    const exam = await anExamOfTwoUnits({
      more_draws: JSON.stringify([{ count: 2, type: 'choice', topic: 'Unit 2' }]),
    });
    // Two questions of its own.
    expect(await exam.standing()).toMatchObject({ questions: 7, exercises: 5, begun: '0' });
    const asked = await exam.begin();
    expect(countsIn(asked || [])).toEqual({ First: 3, Choice: 2 });
    const [row] = await begunBy(institute, exam.student);
    expect(row?.drawn.map(({ id }) => id)).toEqual((asked || []).map(({ id }) => id));
    expect(await exam.sat()).toEqual(asked);
  });

  // Proves ours-241.
  it('draws nothing twice where parts overlap, and as many in whatever order chance has', async () => {
    const exam = await anExamOfTwoUnits({
      ...{ draw_count: 5, draw_topic: 'Unit 2' },
      more_draws: JSON.stringify([{ count: 4, type: 'typed', topic: '' }]),
    });
    for (const _ of [1, 2, 3, 4]) {
      const person = await institute.student();
      await person.call.enrol({ class_id: exam.class_id });
      const { data } = await person.call.beginExam({ lesson_id: exam.lesson_id });
      expect(new Set(satIn(data).map(({ id }) => id)).size).toBe(9);
    }
  });

  // Proves ours-241.
  it('draws further parts alone where the first draws nothing, and has to be begun for them', async () => {
    const exam = await anExamOfTwoUnits({ draw_count: 0 });
    expect(await exam.standing()).toMatchObject({ questions: 4, begun: '0' });
    expect(await exam.begin()).toHaveLength(2);
  });

  // Proves ours-242.
  it('keeps what an attempt has drawn when the parts are changed', async () => {
    const exam = await anExamOfTwoUnits();
    const asked = await exam.begin();
    expect(await exam.change({ more_draws: '', draw_count: 1 })).toMatchObject({ status: true });
    expect(await exam.sat()).toEqual(asked);
    expect(asked).toHaveLength(5);
  });

  // Proves ours-242.
  it('keeps the parts that are not sent, and has none but the first of whoever knows that alone', async () => {
    const exam = await anExamOfTwoUnits();
    expect(await exam.change({ draw_count: 2 })).toMatchObject({ status: true });
    expect(await lessonRow(exam.lesson_id)).toMatchObject({ drawCount: 2, moreDraws: stored });
    expect(await exam.change({ subject: 'Renamed' })).toMatchObject({ status: true });
    const { lesson_id } = exam;
    const { data } = await exam.admin.call.getManagedLesson({ lesson_id });
    expect(data.draw).toEqual({
      ...{ draw_count: 2, draw_type: '', draw_topic: 'Unit 1', more_draws: stored },
    });
    expect(await exam.change({ more_draws: '[]' })).toMatchObject({ status: true });
    const after = (await exam.admin.call.getManagedLesson({ lesson_id })).data;
    expect(after.draw).toEqual({ draw_count: 2, draw_type: '', draw_topic: 'Unit 1' });
    // The log says which parts there were.
    const [act] = (await exam.admin.call.getAuditLog({ act: 'updateLesson' })).data;
    expect(act?.details).toContainEqual({ name: 'moreDraws', value: '', was: '2 · Unit 2' });
    const { id } = await aLesson(institute, exam.class_id, { more_draws: unitTwo });
    expect(await lessonRow(id)).toMatchObject({ moreDraws: [] });
  });

  // Proves ours-242.
  it('is another for who edits it, once its parts are', async () => {
    const exam = await anExamOfTwoUnits();
    const { lesson_id } = exam;
    const { version } = (await exam.admin.call.getManagedLesson({ lesson_id })).data;
    await exam.change({ more_draws: '' });
    const late = await exam.change({ subject: 'Late', version });
    expect(late).toMatchObject({ status: false, code: 'lesson_changed' });
  });

  // Proves ours-242.
  it('goes with copies of itself and of its class', async () => {
    const { admin, lesson_id, class_id } = await anExamOfTwoUnits();
    const { data: twin } = await admin.call.duplicateLesson({ lesson_id });
    expect(await lessonRow(twin.id)).toMatchObject({ drawCount: 3, moreDraws: stored });
    const { data: term } = await admin.call.duplicateClass({ class_id, name: 'Next term' });
    const copied = (await admin.call.getLessons({ class_id: term.id })).data;
    const exam = copied.find(({ inputetype }) => inputetype === 'Exam');
    expect(await lessonRow(exam?.id ?? 0)).toMatchObject({ drawCount: 3, moreDraws: stored });
    // Where the bank holds nothing of it, it does not go.
    const { data: empty } = await admin.call.addClass({
      ...{ category: 'Grammar', name: 'Without a bank', about: 'None', premium: '0' },
    });
    const moved = await admin.call.copyLessons({ class_id: empty.id, lesson_ids: [lesson_id] });
    expect(moved).toMatchObject({ status: false, code: 'bank_too_small' });
  });

  // Proves ours-243.
  it('is refused by the part that finds too little, and beyond 60 in all', async () => {
    const exam = await anExamOfTwoUnits();
    const more = (...parts: object[]) =>
      exam.change({
        more_draws: JSON.stringify(parts.map((one) => ({ type: '', topic: '', ...one }))),
      });
    const small = await more({ count: 2, topic: 'Unit 2' }, { count: 4, topic: 'Unit 2' });
    expect(small).toMatchObject({ status: false, code: 'bank_too_small' });
    expect(small.message).toMatch(/^Part 3 draws 4 exercises, .* holds 3 /);
    // Six of nine are left beside the first part, of whatever topic.
    expect(await more({ count: 7 })).toMatchObject({ code: 'bank_too_small' });
    expect(await more({ count: 6 })).toMatchObject({ status: true });
    const many = await more({ count: 58 });
    expect(many).toMatchObject({ status: false, code: 'invalid_input' });
    expect(many.message).toMatch(/at most 60 exercises in all/);
    expect(await more({ count: 1 }, { count: 0 })).toMatchObject({ http: 400 });
    const { second } = exam;
    await exam.admin.call.deleteBankExercises({ bank_exercise_ids: second });
    // Who changes nothing of it is not told that the bank has become smaller.
    expect(await exam.change({ subject: 'Again' })).toMatchObject({ status: true });
    expect(await exam.standing()).toMatchObject({ questions: 6 });
    expect(await exam.begin()).toHaveLength(4);
  });
});
