import { AppError } from '@institute/contract/errors';
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
      const changed: Changed[] = [];
      for (const { id, weight } of wanted) {
        const exam = exams.get(id);
        if (!exam) throw new AppError('lesson_not_found');
        if (weight !== exam.weight) {
          changed.push({ id, subject: exam.subject, from: exam.weight, to: weight });
        }
        await setWeight(tx, id, weight);
      }
      Object.assign(details, { class: row.id, name: row.name });
      if (changed.length > 0) {
        details.weights = weightsIn(changed);
        details.lessons = changed.map(({ id }) => id);
      }
    },
    { details },
  );
}

interface Changed {
  id: number;
  subject: string;
  from: number;
  to: number;
}

/** What the exams of a change counted before, and count now: in a value, since a subject may be any name. */
const weightsIn = (changed: readonly Changed[]) => {
  const said = (which: 'from' | 'to') =>
    changed.map((exam) => `${exam.subject}: ${exam[which]}`).join(', ');
  return { from: said('from'), to: said('to') };
};
