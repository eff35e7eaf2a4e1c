import { drawPartsOf, shareOut } from '@institute/contract/exams/draw-parts';
import { askedOf } from '@institute/contract/exercises/kinds';
import { shuffled } from '@institute/contract/exercises/shuffled';
import type { Database } from '../../../platform/db.ts';
import { newPace } from '../../../platform/in-steps.ts';
import { below } from '../../../platform/random.ts';
import { type BankRow, drawablesOfBank, exercisesByIds } from '../../bank/index.ts';
import { bankFiltersOf, type ExamExercise, type LessonRow } from '../../lessons/index.ts';

/* What an attempt draws from the bank of its class, and what becomes of its keys (decision 097). */

const DRAWN = /^bank-(\d+)$/;
/** Whether an exercise of an attempt was drawn, by its id. */
export const isDrawn = (id: string): boolean => DRAWN.test(id);
/** The number in the bank of an exercise that was drawn, by its id; null for one of the exam's own. */
export const bankIdOf = (id: string): number | null => (isDrawn(id) ? placeOf({ id }) : null);
/** Its number in the bank. */
export const placeOf = ({ id }: Pick<ExamExercise, 'id'>): number => Number(DRAWN.exec(id)?.[1]);
/** What names an exercise of the bank in an attempt that has drawn it. */
export const drawnIdOf = ({ id }: Pick<BankRow, 'id'>) => `bank-${id}`;

/**
 * Copies of exercises that chance takes from the bank for each part that is drawn, none twice and all in an
 * order of chance; as many as there are where the bank holds fewer than the exam asks for. What a bank holds
 * may be megabytes: of all others no more is read than what they are drawn by.
 */
export async function drawFor(db: Database, lesson: LessonRow): Promise<ExamExercise[]> {
  const parts = drawPartsOf(lesson);
  if (parts.length === 0) return [];
  const bank = await drawablesOfBank(db, lesson.classId, bankFiltersOf(lesson));
  const ids = shareOut(parts, shuffled(bank, below)).flatMap((drawn) => drawn.map(({ id }) => id));
  const rows = ids.length === 0 ? [] : await exercisesByIds(db, ids);
  // The database gives them by its own order.
  return shuffled(rows, below).map((row) => ({
    ...{ id: drawnIdOf(row), kind: 'exercise', exercise: row.exercise },
  }));
}

/** What an exercise asks whatever its key is, as one text; its parts in an order that the key does not decide. */
export const askedText = ({ exercise }: Pick<ExamExercise, 'exercise'>): string =>
  JSON.stringify(askedOf(exercise, { inOrder: (words) => [...words].sort() }));

/**
 * Drawn exercises under the keys as they are now: that of the bank, where it still asks what was drawn;
 * otherwise, and where it is deleted, the key it was drawn with.
 */
export async function withKeysOfNow(
  db: Database,
  attempts: readonly (readonly ExamExercise[])[],
): Promise<(drawn: readonly ExamExercise[]) => Promise<ExamExercise[]>> {
  const ids = new Set(attempts.flat().map(placeOf));
  const rows = ids.size === 0 ? [] : await exercisesByIds(db, [...ids]);
  const bank = new Map(rows.map((row) => [drawnIdOf(row), { row, asks: askedText(row) }]));
  const pace = newPace();
  return async (drawn) => {
    await pace();
    return drawn.map((one) => {
      const now = bank.get(one.id);
      return now?.asks === askedText(one) ? { ...one, exercise: now.row.exercise } : one;
    });
  };
}
