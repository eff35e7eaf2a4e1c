import { AppError } from '@institute/contract/errors';
import { changesBetween } from '../../../audit-changes.ts';
import type { Context } from '../../../context.ts';
import { lockClass } from '../../classes/index.ts';
import { examsOfClass, setWeight } from './store.ts';

/**
 * Says how much exams of a class count in its means; those that are not named stay. Errors:
 * class_not_found, lesson_not_found (no exam of this class).
 */
export async function saveWeights(
  context: Context,
  classRef: string,
  wanted: readonly { id: number; weight: number }[],
): Promise<void> {
  const details: Record<string, unknown> = {};
  await context.transaction(
    async (tx) => {
      const row = await lockClass(tx, classRef, 'update');
      if (!row) throw new AppError('class_not_found');
      const exams = new Map((await examsOfClass(tx, row.id)).map((exam) => [exam.id, exam]));
      const changed: Record<string, number> = {};
      const before: Record<string, number> = {};
      for (const { id, weight } of wanted) {
        const exam = exams.get(id);
        if (!exam) throw new AppError('lesson_not_found');
        before[exam.subject] = exam.weight;
        changed[exam.subject] = weight;
        await setWeight(tx, id, weight);
      }
      const weights = changesBetween(before, changed, Object.keys(changed));
      Object.assign(details, weights, { class: row.id, name: row.name });
    },
    { details },
  );
}
