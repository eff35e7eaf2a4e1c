// Proves promise-16.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { satIn } from '../../../../test/support/exam-exercises.ts';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aSatExam, begunBy, handedIn, standingIn } from '../../../../test/support/sat-exam.ts';
import { aLesson } from '../../../../test/support/school.ts';
import { lessons } from '../../../schema/index.ts';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());

const typed = (word: string, accepted = [word]) => ({
  ...{ type: 'typed', prompt: `Write ${word}`, explanation: '', accepted },
  ...{ strictness: 'letters', nearly: 50 },
});
const choice = (prompt: string) => ({
  ...{ type: 'choice', prompt, explanation: '', options: ['ka', 'ki'], answer: 1 },
});
const words = ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot', 'golf', 'hotel'];

/** An exam of a class whose bank holds eight typed exercises on nouns and a choice, by its rules. */
async function aDrawingExam(own: Parameters<typeof aSatExam>[1] = {}) {
  const exam = await aSatExam(institute);
  const { admin, class_id, lesson_id, student } = exam;
  const keep = async (exercises: object[], topic = 'Nouns') =>
    (
      await admin.call.addBankExercises({
        ...{ class_id, topic, exercises: JSON.stringify(exercises) },
      })
    ).data.ids;
  const ids = await keep(words.map((word) => typed(word)));
  await keep([choice('Which?')], '');
  const change = (fields: object) => admin.call.updateLesson({ lesson_id, ...fields });
  const drawing = { draw_count: 3, draw_type: 'typed', draw_topic: 'Nouns', ...own };
  expect(await change(drawing)).toMatchObject({ status: true });
  const sat = async (person = student) =>
    satIn((await person.call.getLessonDetails({ class_id, lesson_id })).data);
  /** What a student gives to what was drawn: the word that is asked for, or nothing right. */
  const answersTo = (asked: ReturnType<typeof satIn>, isRight = true) =>
    JSON.stringify(
      Object.fromEntries(
        asked.map(({ id, asked: one }) => [
          id,
          { type: 'typed', given: isRight ? one?.prompt.split(' ')[1] : 'nothing' },
        ]),
      ),
    );
  const hand = async (person: Person, isRight = true, attempt = 1) =>
    person.call.submitExam({
      ...{ lesson_id, attempt, answer: exam.right },
      exercises: answersTo(await sat(person), isRight),
    });
  const another = async () => {
    const person = await institute.student();
    await person.call.enrol({ class_id });
    return person;
  };
  return { ...exam, ids, keep, change, sat, hand, another, answersTo };
}
type Exam = Awaited<ReturnType<typeof aDrawingExam>>;

const idsOf = (asked: ReturnType<typeof satIn>) => asked.map(({ id }) => id);
const lessonRow = async (id: number) =>
  (await institute.services.db.select().from(lessons).where(eq(lessons.id, id)))[0];

describe('an exam that draws from the bank of its class', () => {
  it('says how much before it begins, and asks nothing of it', async () => {
    const exam = await aDrawingExam();
    const { data } = await exam.see();
    expect(data).toMatchObject({ questions: [], examResult: null });
    expect(data).not.toHaveProperty('exercises');
    // Two questions of its own, and three that will be drawn; from where is nobody's business.
    expect(standingIn(data)).toMatchObject({ questions: 5, attempt: 1, begun: '0' });
    expect(data.standing).not.toMatch(/draw|Nouns/);
    const early = await exam.student.call.submitExam({
      ...{ lesson_id: exam.lesson_id, answer: exam.right },
    });
    expect(early).toMatchObject({ code: 'exam_not_begun' });
  });

  // Proves decision-097-1.
  it('draws a set and an order for each attempt, which nothing changes until it is over', async () => {
    const exam = await aDrawingExam({ attempts: '5' });
    const { data } = await exam.begin(1);
    const first = idsOf(satIn(data));
    expect(new Set(first).size).toBe(3);
    expect(idsOf(await exam.sat())).toEqual(first);
    await exam.begin(1);
    expect(idsOf(await exam.sat())).toEqual(first);
    const [row] = await begunBy(institute, exam.student);
    expect(row?.drawn.map(({ id }) => id)).toEqual(first);
    // Of 336 sets in their orders five are the same once in some millions of years.
    const drawn = [first.join()];
    for (const attempt of [1, 2, 3, 4]) {
      await exam.hand(exam.student, true, attempt);
      await exam.begin(attempt + 1);
      drawn.push(idsOf(await exam.sat()).join());
    }
    expect(new Set(drawn).size).toBeGreaterThan(1);
    const later = await begunBy(institute, exam.student);
    expect(later.map(({ drawn: one }) => one.map(({ id }) => id).join())).toEqual(drawn);
  });

  // Proves decision-097-1.
  it('draws once where two devices begin it at the same time', async () => {
    const exam = await aDrawingExam();
    const [one, other] = await Promise.all([exam.begin(1), exam.begin(1)]);
    expect(idsOf(satIn(one.data))).toEqual(idsOf(satIn(other.data)));
    expect(await begunBy(institute, exam.student)).toHaveLength(1);
  });

  // Proves decision-097-1.
  it('counts what was drawn with its own, and takes no submission with one of it open', async () => {
    const exam = await aDrawingExam();
    await exam.begin(1);
    const open = { lesson_id: exam.lesson_id, answer: exam.right };
    expect(await exam.student.call.submitExam(open)).toMatchObject({ code: 'answer_missing' });
    const asked = await exam.sat();
    const half = { ...JSON.parse(exam.answersTo(asked)) };
    half[asked[0]?.id ?? ''] = { type: 'typed', given: 'nothing' };
    const { data } = await exam.student.call.submitExam({
      ...{ ...open, exercises: JSON.stringify(half) },
    });
    // Two questions and two of three that were drawn.
    expect(data).toMatchObject({ objective_score: 80, total_score: 80 });
    const [row] = await handedIn(institute, exam.student);
    expect(Object.keys(row?.exerciseAnswers ?? {}).sort()).toEqual(idsOf(asked).sort());
    const shown = await exam.sat();
    expect(idsOf(shown)).toEqual(idsOf(asked));
    for (const one of shown) expect(one).toMatchObject({ exercise: { type: 'typed' } });
  });

  // Proves decision-097-1.
  it('hands in what was saved of it when time is up, the rest as open', async () => {
    const exam = await aDrawingExam({ exam_minutes: '5' });
    await exam.begin(1);
    const asked = await exam.sat();
    await exam.student.call.saveExamDraft({
      ...{ lesson_id: exam.lesson_id, answer: exam.right, written_at: 1000 },
      exercises: exam.answersTo(asked.slice(0, 1)),
    });
    institute.clock.advance({ minutes: 6 });
    expect((await exam.see()).data.examResult).toMatchObject({ objective_score: 60 });
    const [row] = await handedIn(institute, exam.student);
    expect(Object.values(row?.exerciseAnswers ?? {}).filter((one) => one === null)).toHaveLength(2);
  });

  // Proves decision-097-3.
  it('keeps what was drawn as it was, whatever becomes of the bank', async () => {
    const exam = await aDrawingExam();
    await exam.begin(1);
    const asked = await exam.sat();
    for (const id of exam.ids) {
      await exam.admin.call.updateBankExercise({
        ...{ bank_exercise_id: id, exercise: JSON.stringify(choice(`Other ${id}`)) },
      });
    }
    await exam.admin.call.deleteBankExercises({ bank_exercise_ids: exam.ids });
    expect(await exam.sat()).toEqual(asked);
    expect((await exam.hand(exam.student)).data).toMatchObject({ total_score: 100 });
    const shown = await exam.sat();
    expect(idsOf(shown)).toEqual(idsOf(asked));
    expect(shown[0]?.exercise?.prompt).toBe(asked[0]?.asked?.prompt);
  });

  it('keeps its keys while an attempt is left', async () => {
    const exam = await aDrawingExam({ attempts: '2' });
    await exam.begin(1);
    await exam.hand(exam.student);
    for (const one of await exam.sat()) expect(one).not.toHaveProperty('exercise');
  });
});

describe('what an exam draws', () => {
  // Proves decision-097-2.
  it('is refused in words where the bank holds less', async () => {
    const exam = await aDrawingExam();
    const refused = await exam.change({ draw_count: '9' });
    expect(refused).toMatchObject({ status: false, code: 'bank_too_small' });
    expect(refused.message).toMatch(/holds 8 exercises .* draws 9/);
    expect(await exam.change({ draw_type: 'cloze' })).toMatchObject({ code: 'bank_too_small' });
    expect(await exam.change({ draw_type: '', draw_topic: '', draw_count: '9' })).toMatchObject({
      status: true,
    });
    expect(await exam.change({ draw_count: '61' })).toMatchObject({ http: 400 });
    expect(await exam.change({ draw_type: 'dictation' })).toMatchObject({ code: 'bank_too_small' });
    expect(await exam.change({ draw_type: 'essay' })).toMatchObject({ http: 400 });
    const added = await exam.admin.call.addLesson({
      ...{ class_id: exam.class_id, subject: 'Too much', inputetype: 'Exam', draw_count: '10' },
    });
    expect(added).toMatchObject({ code: 'bank_too_small' });
  });

  // Proves decision-097-2.
  it('stays as it is where it is not sent, also when the bank holds less by now', async () => {
    const exam = await aDrawingExam();
    await exam.admin.call.deleteBankExercises({ bank_exercise_ids: exam.ids.slice(1) });
    expect(await exam.change({ subject: 'Renamed' })).toMatchObject({ status: true });
    const same = { draw_count: '3', draw_type: 'typed', draw_topic: 'Nouns' };
    expect(await exam.change({ subject: 'Again', ...same })).toMatchObject({ status: true });
    expect(await lessonRow(exam.lesson_id)).toMatchObject({
      ...{ subject: 'Again', drawCount: 3, drawType: 'typed', drawTopic: 'Nouns' },
    });
    const { data } = await exam.admin.call.getManagedLesson({ lesson_id: exam.lesson_id });
    expect(data.draw).toEqual({ draw_count: 3, draw_type: 'typed', draw_topic: 'Nouns' });
    // Students are asked what there is.
    expect(await exam.standing()).toMatchObject({ questions: 3 });
    await exam.begin(1);
    expect(await exam.sat()).toHaveLength(1);
    expect((await exam.hand(exam.student)).data).toMatchObject({ total_score: 100 });
  });

  // Proves decision-097-2.
  it('that asks nothing any more is said in words, and no attempt is lost by it', async () => {
    const exam = await aDrawingExam();
    const { data } = await exam.admin.call.getLessonQuestions({ lesson_id: exam.lesson_id });
    for (const { id } of data) await exam.admin.call.removeObj({ obj_id: id });
    await exam.admin.call.deleteBankExercises({ bank_exercise_ids: exam.ids });
    expect(await exam.begin(1)).toMatchObject({ status: false, code: 'exam_asks_nothing' });
    expect(await begunBy(institute, exam.student)).toEqual([]);
    await exam.admin.call.restoreBankExercises({ bank_exercise_ids: exam.ids });
    expect(await exam.begin(1)).toMatchObject({ status: true });
    expect(await exam.sat()).toHaveLength(3);
  });

  // Proves decision-097-2.
  it('goes with copies of its exam and of its class, and comes back from the trash', async () => {
    const exam = await aDrawingExam();
    const wanted = { drawCount: 3, drawType: 'typed', drawTopic: 'Nouns' };
    const { admin, lesson_id, class_id } = exam;
    const { data: twin } = await admin.call.duplicateLesson({ lesson_id });
    expect(await lessonRow(twin.id)).toMatchObject(wanted);
    const { data: term } = await admin.call.duplicateClass({ class_id, name: 'Next term' });
    const copied = await admin.call.getLessons({ class_id: term.id });
    const drawing = copied.data.find(({ inputetype }) => inputetype === 'Exam');
    expect(await lessonRow(drawing?.id ?? 0)).toMatchObject(wanted);
    // Its bank came along, so it can be sat there.
    const next = await institute.student();
    await admin.call.publishClass({ class_id: term.id });
    await next.call.enrol({ class_id: term.id });
    const begun = await next.call.beginExam({ lesson_id: drawing?.id ?? 0 });
    expect(satIn(begun.data)).toHaveLength(3);
    await admin.call.deleteLesson({ lesson_id });
    await admin.call.restoreLesson({ lesson_id });
    expect(await lessonRow(lesson_id)).toMatchObject(wanted);
  });

  it('is nothing of lessons, and of exams that were there before', async () => {
    const exam = await aSatExam(institute);
    expect((await exam.see()).data).not.toHaveProperty('standing');
    const { id } = await aLesson(institute, exam.class_id, { draw_count: 3, draw_type: 'typed' });
    expect(await lessonRow(id)).toMatchObject({ drawCount: 0, drawType: '', drawTopic: '' });
  });
});

describe('a drawn exercise whose key was wrong', () => {
  const reason = 'The key was wrong.';
  const correct = (exam: Exam, exercise: object, at: number) =>
    exam.admin.call.updateBankExercise({
      ...{ bank_exercise_id: at, exercise: JSON.stringify(exercise) },
    });
  // Proves decision-097-3.
  it('is marked again by the key that was corrected in the bank, and stays so', async () => {
    const exam = await aDrawingExam();
    const [id = 0] = await exam.keep([typed('india', ['wrong'])], 'Wrong');
    await exam.change({ draw_count: '1', draw_topic: 'Wrong' });
    const second = await exam.another();
    await exam.begin(1);
    await second.call.beginExam({ lesson_id: exam.lesson_id });
    expect((await exam.hand(exam.student)).data).toMatchObject({ objective_score: 66.67 });
    await exam.hand(second, false);
    const { lesson_id } = exam;
    const touched = async () => (await exam.admin.call.getRemarking({ lesson_id })).data;
    expect((await touched()).touched).toEqual([]);
    await correct(exam, typed('india'), id);
    // Marks stay as they are until somebody marks again.
    const [before] = await handedIn(institute, exam.student);
    expect(before).toMatchObject({ totalScore: 66.67 });
    const found = await touched();
    expect(found.touched).toMatchObject([{ before: 66.67, after: 100 }]);
    const done = await exam.admin.call.remarkExam({ ...found, lesson_id, reason });
    expect(done.data).toEqual({ changed: 1 });
    const [after] = await handedIn(institute, exam.student);
    expect(after).toMatchObject({ totalScore: 100 });
    expect((await exam.sat())[0]?.exercise).toMatchObject({ accepted: ['india'] });
    // Another question in its place, and none at all, change nothing of it.
    await correct(exam, typed('juliet'), id);
    expect((await touched()).touched).toEqual([]);
    await exam.admin.call.deleteBankExercises({ bank_exercise_ids: [id] });
    expect((await touched()).touched).toEqual([]);
  });

  // Proves decision-097-3.
  it('keeps the key it was drawn with where the bank asks something else by now', async () => {
    const exam = await aDrawingExam();
    const [id = 0] = await exam.keep([typed('india')], 'Alone');
    await exam.change({ draw_count: '1', draw_topic: 'Alone' });
    await exam.begin(1);
    await exam.hand(exam.student);
    await correct(exam, typed('juliet'), id);
    const { data } = await exam.admin.call.getRemarking({ lesson_id: exam.lesson_id });
    expect(data.touched).toEqual([]);
    expect((await exam.sat())[0]?.exercise).toMatchObject({ accepted: ['india'] });
  });

  // Proves decision-097-3.
  it('has figures from thirty counted answers on, and a changed question figures of its own @all', async () => {
    const exam = await aDrawingExam();
    const [id = 0] = await exam.keep([typed('india')], 'Alone');
    await exam.change({ draw_count: '1', draw_topic: 'Alone' });
    const { lesson_id } = exam;
    const figures = async () =>
      (await exam.admin.call.getItemFigures({ lesson_id })).data.filter(({ drawn }) => drawn);
    for (let at = 0; at < 30; at += 1) {
      const person = await exam.another();
      await person.call.beginExam({ lesson_id });
      await exam.hand(person, at < 15);
      if (at === 28) expect(await figures()).toMatchObject([{ answers: 29, right: null }]);
    }
    expect(await figures()).toMatchObject([
      { kind: 'exercise', prompt: 'Write india', answers: 30, right: 50, discrimination: 1 },
    ]);
    await correct(exam, typed('juliet'), id);
    await exam.begin(1);
    await exam.hand(exam.student);
    const both = await figures();
    expect(both).toMatchObject([
      { prompt: 'Write india', answers: 30, right: 50 },
      { prompt: 'Write juliet', answers: 1, right: null },
    ]);
    expect(new Set(both.map((one) => one.id)).size).toBe(2);
  });
});

it('brings what was drawn and missed into the daily review, as it was asked', async () => {
  const exam = await aDrawingExam();
  await exam.begin(1);
  const drawn = idsOf(await exam.sat());
  await exam.hand(exam.student, false);
  await exam.admin.call.deleteBankExercises({ bank_exercise_ids: exam.ids });
  institute.clock.advance({ days: 1 });
  await institute.signInAgain(exam.student);
  const { exercises } = (await exam.student.call.getPractice({})).data;
  expect(exercises?.map(({ exercise_id }) => exercise_id).sort()).toEqual([...drawn].sort());
});
