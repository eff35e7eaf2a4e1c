import type * as wire from '@institute/contract/classes';
import { flagOf } from '@institute/contract/fields';
import {
  type ClassField,
  classFields,
  newClassDefaults,
  type ClassStudent as WireStudent,
} from '@institute/contract/managed-classes';
import type { Attendance } from '@institute/contract/managed-lessons';
import { nairaText } from '@institute/contract/money';
import { dateText } from '@institute/contract/rules/calendar';
import type * as z from 'zod/mini';
import { dateOfUnix } from '../../platform/decode.ts';
import { type Class, classOf } from './model.ts';

/** A class as an administrator sees it. */
export interface ManagedClass extends Class {
  shown: ShownClass;
}

/** What the server showed of a class, as it wrote it; it is sent back with a change of the class. */
export type ShownClass = Readonly<Record<ClassField, string>>;

/**
 * The class form as it is typed. Every field of the contract's form has one here: one that is
 * forgotten anywhere on the way from the input to the wire does not compile.
 */
export interface ClassForm {
  category: string;
  name: string;
  about: string;
  isPremium: boolean;
  /** As it is typed, in naira. */
  price: string;
  isActive: boolean;
  /** 'YYYY-MM-DD' on the institute's calendar, or empty. */
  closesOn: string;
  monthlyLimit: string;
  /** The class to complete first. */
  prerequisiteId: number | null;
  isMonthly: boolean;
  links: string;
}

/** Admin §4: a new class is free, active and without limit. */
export const newClassForm: ClassForm = {
  category: '',
  name: '',
  about: '',
  isPremium: false,
  price: nairaText(newClassDefaults.amount),
  isActive: newClassDefaults.status,
  closesOn: newClassDefaults.regclosedate,
  monthlyLimit: String(newClassDefaults.monthlylimit),
  prerequisiteId: newClassDefaults.prequisite_id || null,
  isMonthly: newClassDefaults.monthlySub,
  links: newClassDefaults.links,
};

/** A class of the wire; what names its state to the server stays with it. */
export function managedClassOf(item: wire.Class): ManagedClass {
  const names = Object.keys(classFields) as ClassField[];
  const shown = Object.fromEntries(names.map((name) => [name, String(item[name])]));
  return { ...classOf(item), shown: shown as Record<ClassField, string> };
}

export function managedClassesOf(items: readonly wire.Class[]): ManagedClass[] {
  return items.map(managedClassOf);
}

/** The form of a class. A prerequisite that is not among the `known` asks for nothing any more. */
export function classFormOf(
  item: ManagedClass,
  known: ReadonlySet<number>,
  timeZone: string,
): ClassForm {
  const { shown, prerequisiteId } = item;
  return {
    category: item.category,
    name: item.name,
    about: item.about,
    isPremium: item.isPremium,
    price: shown.amount,
    isActive: item.isActive,
    closesOn: closingDay(item.registrationEnd, timeZone),
    monthlyLimit: shown.monthlylimit,
    prerequisiteId: prerequisiteId !== null && known.has(prerequisiteId) ? prerequisiteId : null,
    isMonthly: item.isMonthly,
    links: item.links,
  };
}

/** The day on which registration closes, empty for none. */
function closingDay(registrationEnd: string, timeZone: string): string {
  if (registrationEnd.includes('-')) return registrationEnd;
  const seconds = Number(registrationEnd);
  return seconds > 0 ? dateText(new Date(seconds * 1000), timeZone) : '';
}

/**
 * The form as it is sent. An instant of closing that is not the end of a day stays to the second
 * as long as its day is not changed; `shown` is null for a class that is new.
 */
export function wireClassOf(
  form: ClassForm,
  shown: Pick<ShownClass, 'regclosedate'> | null,
  timeZone: string,
): Record<ClassField, string> {
  const isSameDay = shown && closingDay(shown.regclosedate, timeZone) === form.closesOn;
  return {
    category: form.category,
    name: form.name,
    about: form.about,
    premium: flagOf(form.isPremium),
    amount: form.isPremium ? form.price.trim() : '0',
    status: flagOf(form.isActive),
    regclosedate: isSameDay ? shown.regclosedate : form.closesOn,
    monthlylimit: form.monthlyLimit.trim(),
    prequisite_id: String(form.prerequisiteId ?? 0),
    monthlySub: flagOf(form.isPremium && form.isMonthly),
    links: form.links,
  };
}

/** A student of a class. */
export interface ClassStudent {
  id: number;
  name: string;
  email: string;
  /** When the paid month ends; null in a class that is not monthly. */
  subscriptionEndsAt: Date | null;
  isActive: boolean;
}

export function classStudentOf({ id, name, email, nextSub, status }: WireStudent): ClassStudent {
  return {
    ...{ id, name, email },
    subscriptionEndsAt: dateOfUnix(nextSub),
    isActive: status === 'active',
  };
}

/** The first opening of a lesson of a class by a student. */
export interface LessonOpening {
  studentId: number;
  lessonId: number;
  name: string;
  email: string;
  at: Date;
}

export function lessonOpeningOf(row: z.output<typeof Attendance>): LessonOpening {
  const { name, email } = row;
  return {
    ...{ name, email },
    studentId: row.user_id,
    lessonId: row.lesson_id,
    at: new Date(row.clicked_at * 1000),
  };
}
