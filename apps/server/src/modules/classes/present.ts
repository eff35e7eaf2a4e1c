import type { ListedClass } from '@institute/contract/class-list';
import type { Class } from '@institute/contract/classes';
import { flagOf, unixOf } from '@institute/contract/fields';
import type { ClassStudent, classFields } from '@institute/contract/managed-classes';
import { nairaText } from '@institute/contract/money';
import { closingText } from '@institute/contract/rules/registration';
import type { ColumnsOf } from '../../form-columns.ts';
import type { EnrolmentRow } from './enrolling/store-enrolments.ts';
import type { ListedRow } from './lists/store-office-list.ts';
import type { ClassStudentRow } from './lists/store-students.ts';
import { isSubscription, subscriptionState } from './rules.ts';
import type { ClassForm, ClassRow } from './store.ts';

/** The class form by the columns that keep it; the wire's spelling of it ends here. */
export const classColumns = {
  category: 'category',
  name: 'name',
  about: 'about',
  premium: 'isPremium',
  amount: 'price',
  status: 'isActive',
  regclosedate: 'registrationClosesAt',
  monthlylimit: 'monthlyLessonLimit',
  prequisite_id: 'prerequisiteId',
  monthlySub: 'isMonthly',
  links: 'links',
  slug: 'slug',
  level: 'level',
  hours: 'hours',
  outcomes: 'outcomes',
  teacher: 'teacher',
} as const satisfies ColumnsOf<typeof classFields, ClassForm>;

/** A class as the wire has it; `withLinks` for those who may see its live links (see policy.ts). */
export function presentClass(
  row: ClassRow,
  options: { timeZone: string; withLinks: boolean },
): Class {
  return {
    id: row.id,
    rand: row.rand,
    name: row.name,
    category: row.category,
    about: row.about,
    premium: flagOf(row.isPremium),
    amount: nairaText(row.price),
    regclosedate: closingText(row.registrationClosesAt, options.timeZone),
    subjecttotal: row.lessonTotal,
    links: options.withLinks ? row.links : '',
    monthlySub: flagOf(row.isMonthly),
    monthlylimit: row.monthlyLessonLimit,
    status: flagOf(row.isActive),
    prequisite_id: row.prerequisiteId ?? 0,
    slug: row.slug ?? '',
    level: row.level,
    hours: row.hours,
    outcomes: row.outcomes,
    teacher: row.teacher,
  };
}

/** A class in the office's list. */
export function presentListed(row: ListedRow, timeZone: string): ListedClass {
  return {
    id: row.id,
    rand: row.rand,
    name: row.name,
    category: row.category,
    premium: flagOf(row.isPremium),
    amount: nairaText(row.price),
    monthlySub: flagOf(row.isMonthly),
    regclosedate: closingText(row.registrationClosesAt, timeZone),
    subjecttotal: row.lessonTotal,
    status: flagOf(row.isActive),
  };
}

/** When a paid month ends; null where the class is not monthly, or not joined. */
export function subscriptionEndOf(
  row: Pick<ClassRow, 'isMonthly' | 'price'>,
  enrolment: Pick<EnrolmentRow, 'subscriptionEndsAt'> | null,
): Date | null {
  return enrolment && isSubscription(row) ? enrolment.subscriptionEndsAt : null;
}

/** The same as the wire has it: unix seconds, '0' where there is none. */
export const nextSubText = (...of: Parameters<typeof subscriptionEndOf>): string =>
  String(unixOf(subscriptionEndOf(...of)));

/** A student of a class as the wire has it, for administrators. */
export function presentStudent(row: ClassRow, student: ClassStudentRow, now: Date): ClassStudent {
  return {
    id: student.id,
    name: student.name,
    email: student.email ?? '',
    phonenumber: student.phone,
    nextSub: nextSubText(row, student),
    status: subscriptionState(row, student, now) === 'expired' ? 'expired' : 'active',
    terms: student.subscriptionEndsAt ? 'monthly' : student.isPaid ? 'once' : 'free',
  };
}
