import type { EarnedExercise } from '@institute/contract/exams/exam-scores';
import {
  type Exercise,
  type GivenAnswer,
  judgeExercise,
  placesOf,
} from '@institute/contract/exercises/kinds';
import { newPace } from '../../../platform/in-steps.ts';
import type { ExamExercise } from '../../lessons/index.ts';

/** What an answer earns in percent, and whether nothing of it is right. */
interface Judged {
  credit: number;
  isWrong: boolean;
}

/** What was left open. */
const OPEN: Judged = { credit: 0, isWrong: false };

/** Judges an answer to an exercise by its key. */
export type Judge = (exercise: Exercise, given: GivenAnswer) => Promise<Judged>;

/**
 * A judge who lets others run between two answers, and remembers what was answered before: a class
 * answers much alike, and what is judged before a transaction costs nothing inside it. For one request.
 */
export function newJudge(): Judge {
  const pace = newPace();
  const known = new Map<string, Map<string, Judged>>();
  const byExercise = new WeakMap<Exercise, Map<string, Judged>>();
  const knownOf = (exercise: Exercise) => {
    const found = byExercise.get(exercise);
    if (found) return found;
    const key = JSON.stringify(exercise);
    const ofKey = known.get(key) ?? new Map<string, Judged>();
    known.set(key, ofKey);
    byExercise.set(exercise, ofKey);
    return ofKey;
  };
  return async (exercise, given) => {
    const [ofKey, answer] = [knownOf(exercise), JSON.stringify(given)];
    const before = ofKey.get(answer);
    if (before) return before;
    await pace();
    const { credit, verdict } = judgeExercise(exercise, placesOf(exercise, given));
    const judged = { credit, isWrong: verdict === 'wrong' };
    ofKey.set(answer, judged);
    return judged;
  };
}

/** What answers came to: what each exercise earns, and which were answered wrong. */
interface JudgedAnswers {
  earned: EarnedExercise[];
  missed: string[];
}

/** Judges answers by the keys as they are; what was left open earns nothing, and was not answered. */
export async function judgeAnswers(
  judge: Judge,
  rows: readonly ExamExercise[],
  answers: Readonly<Record<string, GivenAnswer | null>>,
): Promise<JudgedAnswers> {
  const judged: JudgedAnswers = { earned: [], missed: [] };
  for (const { id, exercise, points } of rows) {
    const given = answers[id];
    const { credit, isWrong } = given ? await judge(exercise, given) : OPEN;
    judged.earned.push({ credit, points: points ?? 1 });
    if (isWrong) judged.missed.push(id);
  }
  return judged;
}
