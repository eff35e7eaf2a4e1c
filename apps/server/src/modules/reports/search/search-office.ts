import { searchWords } from '@institute/contract/arabic/fold-arabic';
import type { Found } from '@institute/contract/reports/reports';
import type { Context } from '../../../context.ts';
import { numberTyped, referenceKey, referenceKeyOf } from '../../payments/index.ts';
import { classesBy, lessonsBy, officePaymentsBy, paymentsBy, studentsBy } from './store.ts';

/**
 * What the office knows by some words: one statement for each kind, by its index of trigrams.
 */
export async function searchOffice(context: Context, typed: string): Promise<Found> {
  const { db } = context;
  const words = searchWords(typed);
  if (words.length === 0) return { students: [], classes: [], lessons: [], payments: [] };
  const [students, classes, lessons, byCard, taken] = await Promise.all([
    studentsBy(db, typed),
    classesBy(db, words),
    lessonsBy(db, words),
    paymentsBy(db, referenceKey(typed)),
    officePaymentsBy(db, { number: numberTyped(typed), reference: referenceKeyOf(typed) }),
  ]);
  return {
    students,
    classes,
    lessons,
    payments: [...byCard, ...taken].map(({ reference, userId, name, amount, hasReceipt }) => ({
      ...{ reference, studentId: userId, name, amountKobo: amount ?? 0, hasReceipt },
    })),
  };
}
