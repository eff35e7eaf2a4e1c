import { AppError } from '@institute/contract/errors';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { setLessonTotal } from '../../classes/index.ts';
import { lessonsByIds, lockEditing, orderOf, writeOrder } from '../store.ts';
import { text } from '../text.ts';
import { arrange, exchange } from './order-rules.ts';

/** Numbers the lessons of a class from 1 and notes how many there are. */
export async function settleOrder(tx: Tx, classId: number): Promise<void> {
  const order = await orderOf(tx, classId);
  await writeOrder(tx, order);
  await setLessonTotal(tx, classId, order.length);
}

/** Puts one lesson of a class at a position; the others keep their order around it. */
export async function placeLesson(
  tx: Tx,
  classId: number,
  wanted: { id: number; position: number },
): Promise<void> {
  await writeOrder(tx, arrange(await orderOf(tx, classId), [wanted]));
}

/**
 * Puts lessons of one class at new positions; all positions of the class are renumbered from 1
 * (admin §4). Errors: lesson_not_found, invalid_input (two classes, or a lesson named twice).
 */
export async function reorderLessons(
  context: Context,
  wanted: readonly { id: number; position: number }[],
): Promise<void> {
  if (wanted.length === 0) return;
  await context.transaction(
    async (tx) => {
      await lockEditing(tx);
      const ids = wanted.map(({ id }) => id);
      const classId = await commonClass(tx, ids);
      await writeOrder(tx, arrange(await orderOf(tx, classId), wanted));
    },
    { details: { lessons: wanted } },
  );
}

/** Exchanges the places of two lessons of one class. Errors: lesson_not_found, invalid_input. */
export async function swapLessons(context: Context, one: number, other: number): Promise<void> {
  await context.transaction(
    async (tx) => {
      await lockEditing(tx);
      const classId = await commonClass(tx, [one, other]);
      await writeOrder(tx, exchange(await orderOf(tx, classId), one, other));
    },
    { details: { lessons: [one, other] } },
  );
}

/** The class all these lessons are in. */
async function commonClass(tx: Tx, ids: readonly number[]): Promise<number> {
  if (new Set(ids).size !== ids.length) {
    throw new AppError('invalid_input', text.namedTwice);
  }
  const found = await lessonsByIds(tx, ids);
  const [first] = found;
  if (!first || found.length !== ids.length) throw new AppError('lesson_not_found');
  if (found.some(({ classId }) => classId !== first.classId)) {
    throw new AppError('invalid_input', text.twoClasses);
  }
  return first.classId;
}
