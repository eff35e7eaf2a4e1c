// Proves promise-16.

import type { RequestOf } from '@institute/contract/call';
import type { BlockOf } from '@institute/contract/lessons/blocks';
import type { sendReviews } from '@institute/contract/words/reviews';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { examExercises, rightAnswers } from '../../../../test/support/exam-exercises.ts';
import { Institute, type Person } from '../../../../test/support/institute.ts';
import { aSatExam } from '../../../../test/support/sat-exam.ts';
import { aClass } from '../../../../test/support/school.ts';
import { aReview, someWords } from '../../../../test/support/words.ts';
import { exerciseCards, exerciseLogs, lessons } from '../../../schema/index.ts';

type Sent = Extract<RequestOf<typeof sendReviews>['exercises'], readonly unknown[]>[number];

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());
beforeEach(() => institute.clock.set('2026-11-16T09:00:00Z'));

const choice: BlockOf<'exercise'> = {
  ...{ id: 'house', kind: 'exercise' },
  exercise: {
    ...{ type: 'choice', prompt: 'Which is a house?', explanation: 'It has rooms.' },
    ...{ options: ['بَيْتٌ', 'بَابٌ'], answer: 0 },
  },
};

/** A student who has opened a lesson with these blocks, and two words besides. */
async function aReader(blocks: readonly BlockOf<'exercise'>[] = [choice], withWords = false) {
  const { id: class_id } = await aClass(institute);
  const admin = await institute.admin();
  const lesson = { class_id, subject: 'With an exercise', about: '' };
  const { id: lesson_id } = (
    await admin.call.addLesson({ ...lesson, blocks: JSON.stringify(blocks) })
  ).data;
  if (withWords) await admin.call.saveLessonWords({ lesson_id, words: someWords(2) });
  const student = await institute.student();
  await student.call.enrol({ class_id });
  await student.call.viewStatus({ class_id, lesson_id });
  return { admin, student, class_id, lesson_id };
}

type Exam = Awaited<ReturnType<typeof aSatExam>>;

let count = 0;
function log(lesson_id: number, own: Partial<Sent> = {}): Sent {
  count += 1;
  const at = institute.clock.now().getTime();
  const id = `exercise-${count}`;
  return { id, lesson_id, exercise_id: 'house', rating: 'missed', at, retention: 90, ...own };
}
const send = (student: Person, ...exercises: Sent[]) => student.call.sendReviews({ exercises });
const asked = async (student: Person) =>
  ((await student.call.getPractice({})).data.exercises ?? []).map(({ exercise_id }) => exercise_id);
const cardsOf = (student: Person) =>
  institute.services.db.select().from(exerciseCards).where(eq(exerciseCards.userId, student.id));
const tomorrow = () => institute.clock.set('2026-11-17T09:00:00Z');

describe('an exercise of a lesson that was missed', () => {
  // Proves decision-098-1.
  it('is asked again from the next day on, with its key, until it is known', async () => {
    const { student, lesson_id } = await aReader();
    expect((await send(student, log(lesson_id))).data).toEqual({ due: 0 });
    expect(await asked(student)).toEqual([]);
    // Four in the morning in the zone of the institute.
    institute.clock.set('2026-11-17T03:00:00Z');
    const { due, cards, exercises, week } = (await student.call.getPractice({})).data;
    expect({ due, cards }).toEqual({ due: 1, cards: [] });
    expect(exercises?.map((card) => ({ ...card, exercise: JSON.parse(card.exercise) }))).toEqual([
      { lesson_id, exercise_id: 'house', exercise: choice.exercise },
    ]);
    // The lesson has marked its day; what was missed in it marks none.
    const marked = (days: typeof week) =>
      days.filter(({ practised }) => practised).map(({ day }) => day);
    expect(marked(week)).toEqual(['2026-11-16']);
    expect((await send(student, log(lesson_id, { rating: 'good' }))).data.due).toBe(0);
    const [card] = await cardsOf(student);
    expect(card).toMatchObject({ reviews: 2, lapses: 0, isSetAside: false });
    const after = (await student.call.getPractice({})).data;
    expect(marked(after.week)).toEqual(['2026-11-16', '2026-11-17']);
  });

  // Proves decision-098-1.
  it('stands beside words within the day, and is no new one', async () => {
    const { student, lesson_id } = await aReader([choice], true);
    const plan = { retention: 90, days_a_week: 5, strictness: 'letters' } as const;
    await student.call.savePracticePlan({ ...plan, new_a_day: 0, reviews_a_day: 10 });
    await send(student, log(lesson_id));
    tomorrow();
    expect((await student.call.getPractice({})).data).toMatchObject({ due: 1, cards: [] });
    await student.call.savePracticePlan({ ...plan, new_a_day: 3, reviews_a_day: 10 });
    const { due, cards, exercises } = (await student.call.getPractice({})).data;
    expect([due, cards.length, exercises?.length]).toEqual([3, 2, 1]);
  });

  // Proves call-sendReviews.
  it('gives the same whatever the order, the devices and the repetitions', async () => {
    const { student, lesson_id } = await aReader();
    const hours = [0, 30, 60, 110].map(
      (later) => institute.clock.now().getTime() - later * 3_600_000,
    );
    const ratings = ['hard', 'again', 'good', 'missed'] as const;
    const logs = hours.map((at, which) => log(lesson_id, { at, rating: ratings[which] ?? 'good' }));
    await send(student, ...logs);
    const [first] = await cardsOf(student);
    const other = await institute.student();
    const { class_id } = await classOf(lesson_id);
    await other.call.enrol({ class_id });
    await other.call.viewStatus({ class_id, lesson_id });
    await Promise.all(logs.toReversed().map((one) => send(other, one)));
    await send(other, ...logs);
    const [second] = await cardsOf(other);
    expect({ ...second, userId: 0 }).toEqual({ ...first, userId: 0 });
    const rows = await institute.services.db
      .select()
      .from(exerciseLogs)
      .where(eq(exerciseLogs.userId, other.id));
    expect(rows).toHaveLength(4);
  });

  // Proves decision-098-1.
  it('follows what its teacher makes of it, and goes with it', async () => {
    const { admin, student, lesson_id } = await aReader();
    await send(student, log(lesson_id));
    tomorrow();
    const changed = { ...choice, exercise: { ...choice.exercise, prompt: 'A house is?' } };
    await admin.call.updateLesson({ lesson_id, blocks: JSON.stringify([changed]) });
    const { exercises } = (await student.call.getPractice({})).data;
    expect(exercises?.map(({ exercise }) => JSON.parse(exercise).prompt)).toEqual(['A house is?']);
    await admin.call.updateLesson({
      lesson_id,
      blocks: JSON.stringify([{ ...choice, id: 'new' }]),
    });
    expect((await student.call.getPractice({})).data).toMatchObject({ due: 0, cards: [] });
    expect(await cardsOf(student)).toHaveLength(1);
  });

  /** What sets an exercise aside: it is forgotten six times after it was known. */
  const forgotten = (lesson_id: number) => {
    const at = (day: number) => Date.UTC(2026, 0, 1 + day * 7);
    return Array.from({ length: 7 }, (_, day) => [
      log(lesson_id, { at: at(day), rating: 'again' }),
      log(lesson_id, { at: at(day) + 60_000, rating: 'good' }),
      log(lesson_id, { at: at(day) + 86_400_000, rating: 'good' }),
    ]).flat();
  };

  // Proves call-getSetAsideCards.
  it('is set aside after six lapses, shown, and taken back', async () => {
    const { student, lesson_id } = await aReader();
    await send(student, ...forgotten(lesson_id));
    expect(await cardsOf(student)).toMatchObject([{ isSetAside: true }]);
    expect((await student.call.getPractice({})).data).toMatchObject({ due: 0, set_aside: 1 });
    expect((await student.call.getSetAsideCards({})).data).toMatchObject([
      { exercise_id: 'house' },
    ]);
    await send(student, log(lesson_id, { rating: 'resume' }));
    expect(await asked(student)).toEqual(['house']);
  });

  // Proves call-getClassForgotten, call-getManagedWords.
  it('is counted for its teacher by the students who have set it aside', async () => {
    const { admin, student, lesson_id } = await aReader();
    const seen = async () => (await admin.call.getManagedWords({ lesson_id })).data.exercises;
    await send(student, log(lesson_id));
    expect(await seen()).toEqual([]);
    await send(student, ...forgotten(lesson_id));
    const { prompt } = choice.exercise;
    expect(await seen()).toEqual([{ id: 'house', prompt, set_aside_by: 1 }]);
    const other = await institute.student();
    const { class_id } = await classOf(lesson_id);
    await other.call.enrol({ class_id });
    await other.call.viewStatus({ class_id, lesson_id });
    await send(other, ...forgotten(lesson_id));
    expect(await seen()).toMatchObject([{ set_aside_by: 2 }]);
    const inClass = async (id: number) =>
      (await admin.call.getClassForgotten({ class_id: id })).data.exercises;
    expect(await inClass(class_id)).toMatchObject([
      { id: 'house', prompt, lesson_id, set_aside_by: 2 },
    ]);
    expect(await inClass((await aClass(institute)).id)).toEqual([]);
    expect((await other.call.getClassForgotten({ class_id })).code).toBe('forbidden');
    // What is taken out of the lesson is nobody's trouble any more.
    await admin.call.updateLesson({ lesson_id, blocks: JSON.stringify([]) });
    expect(await seen()).toEqual([]);
    expect(await inClass(class_id)).toEqual([]);
  });

  // Proves call-sendReviews.
  it('is theirs alone, of a lesson that they have opened and that has it', async () => {
    const { student, lesson_id } = await aReader();
    const stranger = await institute.student();
    await send(stranger, log(lesson_id));
    await send(student, log(lesson_id, { exercise_id: 'another' }));
    expect([...(await cardsOf(stranger)), ...(await cardsOf(student))]).toEqual([]);
  });

  // Proves decision-098-3.
  it('weighs no more in a round than a phone can pay for', async () => {
    const many = Array.from({ length: 20 }, (_, at) => ({
      ...choice,
      id: `long-${at}`,
      exercise: { ...choice.exercise, explanation: 'ب'.repeat(400) },
    }));
    const { student, lesson_id } = await aReader(many);
    await send(student, ...many.map(({ id }) => log(lesson_id, { exercise_id: id })));
    tomorrow();
    const { due, exercises = [] } = (await student.call.getPractice({})).data;
    expect(due).toBe(20);
    expect(exercises.length).toBeGreaterThan(3);
    expect(Buffer.byteLength(JSON.stringify(exercises))).toBeLessThan(8_000);
  });
});

async function classOf(lessonId: number) {
  const [row] = await institute.services.db
    .select({ class_id: lessons.classId })
    .from(lessons)
    .where(eq(lessons.id, lessonId));
  if (!row) throw new Error('the lesson is there');
  return row;
}

describe('an exercise of an exam that was missed', () => {
  const anExam = (own: Parameters<typeof aSatExam>[1] = {}) =>
    aSatExam(institute, { blocks: JSON.stringify(examExercises), ...own });
  const wrong = {
    ...rightAnswers,
    typed: { type: 'typed', given: 'something else' },
    choice: { type: 'choice', chosen: 'ka' },
  } as const;
  const submit = ({ student, lesson_id, right }: Exam, answers: object, attempt = 1) =>
    student.call.submitExam({
      ...{ lesson_id, attempt, answer: right, exercises: JSON.stringify(answers) },
    });

  // Proves decision-098-2.
  it('is a card from the next day on, also where it is handed in twice', async () => {
    const exam = await anExam();
    await submit(exam, wrong);
    expect(await submit(exam, wrong)).toMatchObject({ status: true });
    expect(await asked(exam.student)).toEqual([]);
    tomorrow();
    expect((await asked(exam.student)).sort()).toEqual(['choice', 'typed']);
    expect(await cardsOf(exam.student)).toMatchObject([{ reviews: 1 }, { reviews: 1 }]);
    const { exercises } = (await exam.student.call.getPractice({})).data;
    expect(JSON.stringify(exercises)).toContain('KEY:maktaba');
  });

  // Proves decision-098-2.
  it('keeps its key while an attempt is left', async () => {
    const exam = await anExam({ attempts: '2' });
    const { admin, student, lesson_id } = exam;
    await submit(exam, wrong);
    // A device cannot ask for it either.
    await send(student, log(lesson_id, { exercise_id: 'cloze', rating: 'again' }));
    tomorrow();
    const before = await student.call.getPractice({});
    expect(JSON.stringify(before)).not.toContain('KEY:');
    expect(before.data).toMatchObject({ due: 0, cards: [] });
    expect((await student.call.getSetAsideCards({})).data).toEqual([]);
    await exam.begin(2);
    expect(await asked(student)).toEqual([]);
    await submit(exam, rightAnswers, 2);
    institute.clock.set('2026-11-18T09:00:00Z');
    expect((await asked(student)).sort()).toEqual(['choice', 'cloze', 'typed']);
    // Another attempt is given: the key is kept from them once more.
    await admin.call.updateLesson({ lesson_id, attempts: '3' });
    expect(await asked(student)).toEqual([]);
  });

  // Proves decision-098-2.
  it('comes from what was saved when the time ran out, without what was left open', async () => {
    const exam = await anExam({ exam_minutes: '10' });
    const { student, lesson_id } = exam;
    await exam.begin(1);
    await student.call.saveExamDraft({
      ...{ lesson_id, written_at: institute.clock.now().getTime() },
      exercises: JSON.stringify({ typed: wrong.typed }),
    });
    tomorrow();
    await exam.standing();
    expect(await cardsOf(student)).toMatchObject([{ exerciseId: 'typed' }]);
    expect(await asked(student)).toEqual(['typed']);
  });
});

// Proves call-sendReviews.
it('reviews of words and of exercises come in one request', async () => {
  const { student, lesson_id } = await aReader([choice], true);
  const { cards } = (await student.call.getPractice({})).data;
  await student.call.sendReviews({
    reviews: [aReview(institute, cards[0]?.word_id ?? 0)],
    exercises: [log(lesson_id)],
  });
  expect(await cardsOf(student)).toHaveLength(1);
});
