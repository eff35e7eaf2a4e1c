import { FEWEST_ANSWERS, type ItemFigures } from '@institute/contract/exams/exam-items';
import type { Exercise } from '@institute/contract/exercises/kinds';
import type { Database } from '../../../platform/db.ts';
import {
  type ExamExercise,
  exercisesOf,
  type LessonRow,
  type QuestionRow,
  questionsOf,
} from '../../lessons/index.ts';
import { askedText, placeOf, withKeysOfNow } from '../sitting/drawn.ts';
import { type Judge, newJudge } from '../sitting/judging.ts';
import { choiceIn, choicesOf } from '../sitting/rules.ts';
import { discrimination, type ItemAnswer, meanCredit } from './rules.ts';
import { type CountedAnswers, countedAnswers } from './store.ts';

/** How each question and exercise of an exam does, and each that was drawn, by the keys as they are now. */
export async function figuresOfExam(
  db: Database,
  lesson: Pick<LessonRow, 'id' | 'exercises'>,
): Promise<ItemFigures[]> {
  const questions = await questionsOf(db, lesson.id);
  const submissions = await countedAnswers(db, lesson.id);
  const judge = newJudge();
  const found = questions.map((question) => ofQuestion(question, submissions));
  for (const exercise of exercisesOf(lesson)) {
    found.push(await ofExercise(judge, exercise, submissions));
  }
  return [...found, ...(await ofDrawn(db, judge, submissions))];
}

/**
 * Those that were drawn, in the order of their numbers in the bank. One that the bank has made into another
 * question since is two items.
 */
async function ofDrawn(
  db: Database,
  judge: Judge,
  submissions: readonly CountedAnswers[],
): Promise<ItemFigures[]> {
  const keysOfNow = await withKeysOfNow(
    db,
    submissions.map(({ drawn }) => drawn),
  );
  const items = new Map<string, { row: ExamExercise; asked: CountedAnswers[] }>();
  for (const submission of submissions) {
    for (const row of await keysOfNow(submission.drawn)) {
      const name = `${row.id} ${askedText(row)}`;
      const item = items.get(name) ?? { row, asked: [] };
      item.asked.push(submission);
      items.set(name, item);
    }
  }
  const inOrder = [...items.values()].sort((a, b) => placeOf(a.row) - placeOf(b.row));
  const found: ItemFigures[] = [];
  for (const [at, { row, asked }] of inOrder.entries()) {
    // Its place tells the two apart that a changed one is.
    const id = `${row.id}/${at}`;
    found.push({ ...(await ofExercise(judge, row, asked)), id, isDrawn: true });
  }
  return found;
}

function ofQuestion(question: QuestionRow, submissions: readonly CountedAnswers[]): ItemFigures {
  const right = question.answer.trim();
  const asked = submissions.filter(({ objectiveAnswers }) =>
    Object.hasOwn(objectiveAnswers, question.id),
  );
  const choices = choicesOf(question, 0);
  const chosen = asked.map(({ objectiveAnswers }) => {
    const made = objectiveAnswers[question.id] ?? '';
    return choiceIn(choices, made) ?? made;
  });
  const answers = asked.map(({ objectiveScore }, at) => ({
    score: objectiveScore ?? 0,
    credit: chosen[at] === right ? 100 : 0,
  }));
  const options = choices.map((text) => ({ text, isRight: text === right }));
  const about = { id: String(question.id), kind: 'question', prompt: question.question } as const;
  return figures(about, answers, options, chosen);
}

async function ofExercise(
  judge: Judge,
  row: ExamExercise,
  submissions: readonly CountedAnswers[],
): Promise<ItemFigures> {
  const asked = submissions.filter(({ exerciseAnswers }) => Object.hasOwn(exerciseAnswers, row.id));
  const answers: ItemAnswer[] = [];
  for (const { objectiveScore, exerciseAnswers } of asked) {
    const given = exerciseAnswers[row.id];
    const credit = given ? (await judge(row.exercise, given)).credit : 0;
    answers.push({ score: objectiveScore ?? 0, credit });
  }
  const chosen = asked.flatMap(({ exerciseAnswers }) => {
    const given = exerciseAnswers[row.id];
    if (given?.type === 'choice') return [given.chosen];
    return given?.type === 'choices' || given?.type === 'listen' ? given.chosen : [];
  });
  const about = { id: row.id, kind: 'exercise', prompt: row.exercise.prompt } as const;
  return figures(about, answers, optionsOf(row.exercise), chosen);
}

/** What there is to choose from; nothing where an answer is made, not chosen. */
function optionsOf(exercise: Exercise): { text: string; isRight: boolean }[] {
  if (!('options' in exercise)) return [];
  const right = 'answer' in exercise ? [exercise.answer] : exercise.answers;
  return exercise.options.map((text, at) => ({ text, isRight: right.includes(at) }));
}

function figures(
  about: Pick<ItemFigures, 'id' | 'kind' | 'prompt'>,
  answers: readonly ItemAnswer[],
  options: readonly { text: string; isRight: boolean }[],
  chosen: readonly string[],
): ItemFigures {
  const count = answers.length;
  if (count < FEWEST_ANSWERS) {
    return { ...about, answers: count, right: null, discrimination: null, options: null };
  }
  const times = new Map<string, number>();
  for (const text of chosen) times.set(text, (times.get(text) ?? 0) + 1);
  return {
    ...about,
    answers: count,
    right: meanCredit(answers),
    discrimination: discrimination(answers),
    options: options.map((option) => ({ ...option, chosen: times.get(option.text) ?? 0 })),
  };
}
