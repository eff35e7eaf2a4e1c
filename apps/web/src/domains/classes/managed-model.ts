import type { ListedClass as WireListed } from '@institute/contract/class-list';
import type * as wire from '@institute/contract/classes';
import {
  type ClassField,
  classFields,
  type ClassStudent as WireStudent,
} from '@institute/contract/managed-classes';
import { koboOf } from '@institute/contract/money';
import { dateOfUnix, isSet } from '../../platform/decode.ts';
import { type Class, classOf } from './model.ts';

/** A class as an administrator sees it. */
export interface ManagedClass extends Class {
  shown: ShownClass;
}

/** What the server showed of a class, as it wrote it; it is sent back with a change of the class. */
export type ShownClass = Readonly<Record<ClassField, string>>;

/** A class of the wire; what names its state to the server stays with it. */
export function managedClassOf(item: wire.Class): ManagedClass {
  const names = Object.keys(classFields) as ClassField[];
  const shown = Object.fromEntries(names.map((name) => [name, String(item[name])]));
  return { ...classOf(item), shown: shown as Record<ClassField, string> };
}

/** A class in the office's list. */
export type ListedClass = Pick<
  Class,
  | ('id' | 'rand' | 'name' | 'category' | 'isPremium' | 'priceKobo' | 'isMonthly')
  | ('registrationEnd' | 'lessonCount' | 'isActive')
>;

export function listedClassOf({ id, rand, name, category, ...item }: WireListed): ListedClass {
  return {
    ...{ id, rand, name, category },
    isPremium: isSet(item.premium),
    priceKobo: koboOf(Number(item.amount)),
    isMonthly: isSet(item.monthlySub),
    registrationEnd: item.regclosedate,
    lessonCount: item.subjecttotal,
    isActive: isSet(item.status),
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
  /** Whether the class was paid for, for good where no paid month ends. */
  hasPaid: boolean;
}

export function classStudentOf({
  id,
  name,
  email,
  nextSub,
  status,
  terms,
}: WireStudent): ClassStudent {
  return {
    ...{ id, name, email },
    subscriptionEndsAt: dateOfUnix(nextSub),
    isActive: status === 'active',
    hasPaid: terms !== 'free',
  };
}
