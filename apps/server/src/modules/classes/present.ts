import { classFields } from '@institute/contract/classes/class-form';
import type { ListedClass } from '@institute/contract/classes/class-list';
import type { Class } from '@institute/contract/classes/classes';
import type { ClassStudent } from '@institute/contract/classes/managed-classes';
import { closingText } from '@institute/contract/classes/registration';
import { giftOf } from '@institute/contract/payments/ways';
import { type ColumnsOf, columnsOf, sameNamed } from '../../shared/form-columns.ts';
import type { EnrolmentRow } from './enrolling/store-enrolments.ts';
import type { ListedRow } from './lists/store-office-list.ts';
import type { ClassStudentRow } from './lists/store-students.ts';
import { isSubscription, subscriptionState } from './rules.ts';
import type { ClassForm, ClassRow } from './store.ts';

/** The class form by the columns that keep it; the wire's spelling of it ends here. */
export const classColumns = columnsOf(classFields, {
  premium: 'isPremium',
  amount: 'price',
  status: 'isActive',
  regclosedate: 'registrationClosesAt',
  monthlylimit: 'monthlyLessonLimit',
  prequisite_id: 'prerequisiteId',
  entry_exam_id: 'entryExamId',
  monthlySub: 'isMonthly',
}) satisfies ColumnsOf<typeof classFields, ClassForm>;

/** A class as it is answered; `withLinks` for those who may see its live links (see policy.ts). */
export function presentClass(
  row: ClassRow,
  options: { timeZone: string; withLinks: boolean },
): Class {
  const { id, rand, isPremium, isMonthly, isActive, prerequisiteId, entryExamId } = row;
  return {
    ...sameNamed(row, classColumns),
    ...{ id, rand, isPremium, isMonthly, isActive, prerequisiteId, entryExamId },
    priceKobo: row.price,
    registrationEnd: closingText(row.registrationClosesAt, options.timeZone),
    lessonCount: row.lessonTotal,
    isDraft: row.isDraft,
    links: options.withLinks ? row.links : '',
    monthlyLimit: row.monthlyLessonLimit,
    slug: row.slug ?? '',
  };
}

/** A class in the office's list. */
export function presentListed(row: ListedRow, timeZone: string): ListedClass {
  const { id, rand, name, category, isPremium, isMonthly, isActive, isDraft } = row;
  return {
    ...{ id, rand, name, category, isPremium, isMonthly, isActive, isDraft },
    priceKobo: row.price,
    registrationEnd: closingText(row.registrationClosesAt, timeZone),
    lessonCount: row.lessonTotal,
    studentCount: row.students ?? 0,
  };
}

/** When a paid month ends; null where the class is not monthly, or not joined. */
export function subscriptionEndOf(
  row: Pick<ClassRow, 'isMonthly' | 'price'>,
  enrolment: Pick<EnrolmentRow, 'subscriptionEndsAt'> | null,
): Date | null {
  return enrolment && isSubscription(row) ? enrolment.subscriptionEndsAt : null;
}

/** The hold of a place as it is or is going to be; nothing of one that is over. */
function holdOf(
  { heldFrom, heldUntil }: Pick<ClassStudentRow, 'heldFrom' | 'heldUntil'>,
  now: Date,
) {
  const isOver = heldUntil === null || heldUntil <= now;
  return isOver ? { heldFrom: null, heldUntil: null } : { heldFrom, heldUntil };
}

/** A student of a class, for administrators, with how many of its lessons they have opened. */
export function presentStudent(
  row: ClassRow,
  student: ClassStudentRow,
  { now, lessonsOpened }: { now: Date; lessonsOpened: number },
): ClassStudent {
  const { id, name, email, phone, lastSeenAt } = student;
  return {
    ...{ id, name, email: email ?? '', phone, lastSeenAt, lessonsOpened },
    subscriptionEndsAt: subscriptionEndOf(row, student),
    status: subscriptionState(row, student, now) === 'expired' ? 'expired' : 'active',
    ...holdOf(student, now),
    terms: student.subscriptionEndsAt ? 'monthly' : student.isPaid ? 'once' : 'free',
    gift: giftOf({ ...student, price: row.price }),
  };
}
