import type { GivenAnswer } from '@institute/contract/exercises/kinds';
import type { Database } from '../../../platform/db.ts';
import { type ExamExercise, exercisesOf, type LessonRow } from '../../lessons/index.ts';
import { askedText, isDrawn, withKeysOfNow } from '../sitting/drawn.ts';
import { resultsOfExam } from './store.ts';

/** An answer that was handed in, with the exercise under its key of now. */
export interface GivenInExam {
  row: ExamExercise;
  isDrawn: boolean;
  userId: number;
  given: GivenAnswer;
}

/** What was answered to the exercises of an exam, and to those that were drawn and ask the same still. */
export async function givenInExam(
  db: Database,
  lesson: Pick<LessonRow, 'id' | 'exercises'>,
): Promise<GivenInExam[]> {
  const own = exercisesOf(lesson);
  const results = await resultsOfExam(db, lesson.id);
  const keysOfNow = await withKeysOfNow(
    db,
    results.map(({ drawn }) => drawn),
  );
  const found: GivenInExam[] = [];
  /** What each that was drawn asks, first met: one that asks something else since is another exercise. */
  const asks = new Map<string, string>();
  for (const { result, drawn } of results) {
    for (const row of [...own, ...(await keysOfNow(drawn))]) {
      const given = result.exerciseAnswers[row.id];
      if (!given) continue;
      if (isDrawn(row.id)) {
        const text = askedText(row);
        if ((asks.get(row.id) ?? text) !== text) continue;
        asks.set(row.id, text);
      }
      found.push({ row, isDrawn: isDrawn(row.id), userId: result.userId, given });
    }
  }
  return found;
}
