import { AppError } from '@institute/contract/errors';
import { type Context, signedIn } from '../../../context.ts';
import { existingClass } from '../lists/list-students.ts';
import { countStudentsOf, payingStudentsOf } from '../lists/store-students.ts';
import { hideClass, lockClass, requiring } from '../store.ts';

/** What deleting a class would hide and end. */
export interface ClassDeletion {
  students: number;
  /** Students who have paid for what they would lose. */
  paying: number;
  lessons: number;
  results: number;
  /** Names of the classes that ask for it first. */
  requiredBy: string[];
}

/** What deleting a class would hide and end, to be read before. Errors: class_not_found. */
export async function classDeletion(context: Context, classRef: string): Promise<ClassDeletion> {
  const { db, progress } = context;
  const row = await existingClass(context, classRef);
  const [students, paying, results, requiredBy] = await Promise.all([
    countStudentsOf(db, row.id),
    payingStudentsOf(db, row.id, context.clock.now()),
    progress.submissions(db, row.id),
    requiring(db, row.id),
  ]);
  return { students, paying: paying.length, lessons: row.lessonTotal, results, requiredBy };
}

/**
 * Hides a class, which can be brought back for 30 days; enrolments, results and money stay (rulings §4). Students who have paid for what
 * they lose are told, and never more of them than the administrator was (`known`). The class is
 * locked, so no student pays for it meanwhile. Errors: class_not_found, class_paid_for.
 */
export async function deleteClass(
  context: Context,
  classRef: string,
  known: number,
): Promise<void> {
  const details: Record<string, unknown> = { class: classRef };
  await context.transaction(
    async (tx) => {
      const row = await lockClass(tx, classRef, 'update');
      if (!row) throw new AppError('class_not_found');
      const now = context.clock.now();
      const paying = await payingStudentsOf(tx, row.id, now);
      if (paying.length > known) throw new AppError('class_paid_for');
      await hideClass(tx, row.id, { at: now, by: signedIn(context).userId });
      Object.assign(details, { name: row.name, paying: paying.length });
      if (paying.length > 0) {
        await context.notices.classDeleted(tx, now, { className: row.name, userIds: paying });
      }
    },
    { details },
  );
}
