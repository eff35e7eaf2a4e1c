import { AppError } from '@institute/contract/errors';
import type { AuditNote, Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { changeOfLines } from '../../../shared/audit-changes.ts';
import { classByRef, setLessonTotal } from '../../classes/index.ts';
import { countToComplete, lessonsByIds, lockEditing, orderOf, writeOrder } from '../store.ts';
import { text } from '../text.ts';
import { arrange, exchange } from './order-rules.ts';

/** Numbers the lessons of a class from 1 and notes how many there are. */
export async function settleOrder(tx: Tx, classId: number): Promise<void> {
  const order = await orderOf(tx, classId);
  await writeOrder(tx, order);
  // A class of timetables alone has something to show all the same.
  await setLessonTotal(tx, classId, (await countToComplete(tx, classId)) || order.length);
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
  const note: AuditNote = { details: { lessons: wanted } };
  await context.transaction(async (tx) => {
    await lockEditing(tx);
    const ids = wanted.map(({ id }) => id);
    const { classId, className } = await commonClass(tx, ids);
    const before = await orderOf(tx, classId);
    const after = arrange(before, wanted);
    const subjectOf = new Map(
      (await lessonsByIds(tx, before)).map(({ id, subject }) => [id, subject]),
    );
    const subjects = (order: readonly number[]) => order.map((id) => subjectOf.get(id) ?? '');
    const order = changeOfLines('order', subjects(before), subjects(after));
    note.details = { ...note.details, class: className, ...order };
    await writeOrder(tx, after);
  }, note);
}

/** Exchanges the places of two lessons of one class. Errors: lesson_not_found, invalid_input. */
export async function swapLessons(context: Context, one: number, other: number): Promise<void> {
  const note: AuditNote = { details: { lessons: [one, other] } };
  await context.transaction(async (tx) => {
    await lockEditing(tx);
    const { classId, className, subjects } = await commonClass(tx, [one, other]);
    note.details = { ...note.details, class: className, subjects };
    await writeOrder(tx, exchange(await orderOf(tx, classId), one, other));
  }, note);
}

/** The class all these lessons are in with its name, and their subjects in the order they are named in. */
async function commonClass(
  tx: Tx,
  ids: readonly number[],
): Promise<{ classId: number; className: string; subjects: string[] }> {
  if (new Set(ids).size !== ids.length) {
    throw new AppError('invalid_input', text.namedTwice);
  }
  const found = await lessonsByIds(tx, ids);
  const [first] = found;
  if (!first || found.length !== ids.length) throw new AppError('lesson_not_found');
  if (found.some(({ classId }) => classId !== first.classId)) {
    throw new AppError('invalid_input', text.twoClasses);
  }
  const { classId } = first;
  const subjectOf = new Map(found.map(({ id, subject }) => [id, subject]));
  return {
    classId,
    className: (await classByRef(tx, String(classId)))?.name ?? '',
    subjects: ids.map((id) => subjectOf.get(id) ?? ''),
  };
}
