import { searchWords } from '@institute/contract/arabic/fold-arabic';
import { can, reachOf } from '@institute/contract/auth/abilities';
import type { Found } from '@institute/contract/reports/reports';
import { type Actor, type Context, signedIn } from '../../../context.ts';
import { numberTyped, referenceKey, referenceKeyOf } from '../../payments/index.ts';
import { classesBy, lessonsBy, officePaymentsBy, paymentsBy, studentsBy } from './store.ts';

/** Whether somebody opens whichever class and lesson is found. */
const seesClasses = (actor: Actor) => reachOf(actor, 'lessons.openAny') === 'every';

/**
 * What the office knows by some words, of that which whoever asks may open: one statement for each
 * kind, by its index of trigrams.
 */
export async function searchOffice(context: Context, typed: string): Promise<Found> {
  const { db } = context;
  const words = searchWords(typed);
  if (words.length === 0) return { students: [], classes: [], lessons: [], payments: [] };
  const actor = signedIn(context);
  const seesMoney = can(actor, 'payments.manage');
  const asked = { number: numberTyped(typed), reference: referenceKeyOf(typed) };
  const [students, classes, lessons, byCard, taken] = await Promise.all([
    can(actor, 'people.see') ? studentsBy(db, typed) : [],
    seesClasses(actor) ? classesBy(db, words) : [],
    seesClasses(actor) ? lessonsBy(db, words) : [],
    seesMoney ? paymentsBy(db, referenceKey(typed)) : [],
    seesMoney ? officePaymentsBy(db, asked) : [],
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
