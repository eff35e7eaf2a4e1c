import type { DataOf } from '@institute/contract/call';
import { nairaNumber } from '@institute/contract/money';
import { SEARCH_MOST, type searchOffice as searchOfficeCall } from '@institute/contract/reports';
import { holdsWords, searchWords } from '@institute/contract/rules/fold-arabic';
import type { Context } from '../../../context.ts';
import { visibleClasses } from '../../classes/index.ts';
import { referenceKey } from '../../payments/index.ts';
import { lessonsBy, paymentsBy, studentsBy } from './store.ts';

/**
 * What the office knows by some words. Classes are found in the list that is kept of them, whatever
 * else by one statement for each kind.
 */
export async function searchOffice(
  context: Context,
  typed: string,
): Promise<DataOf<typeof searchOfficeCall>> {
  const { db } = context;
  const words = searchWords(typed);
  if (words.length === 0) return { students: [], classes: [], lessons: [], payments: [] };
  const [students, visible, lessons, payments] = await Promise.all([
    studentsBy(db, typed),
    visibleClasses(context),
    lessonsBy(db, words),
    paymentsBy(db, referenceKey(typed)),
  ]);
  const classes = visible
    .classes()
    .filter(({ name, category }) => holdsWords(`${name} ${category}`, words));
  return {
    students,
    classes: classes
      .slice(0, SEARCH_MOST)
      .map(({ id, name, category }) => ({ id, name, category })),
    lessons: lessons.map(({ id, classId, subject, className }) => ({
      ...{ id, class_id: classId, subject, class: className },
    })),
    payments: payments.map(({ reference, userId, name, amount, hasReceipt }) => ({
      ...{ reference, user_id: userId, name },
      ...{ amount: nairaNumber(amount ?? 0), has_receipt: hasReceipt },
    })),
  };
}
