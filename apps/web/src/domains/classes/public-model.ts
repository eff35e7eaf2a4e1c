import type { Class as WireClass } from '@institute/contract/classes';
import type * as wire from '@institute/contract/public-class';
import { classPriceWords } from '@institute/contract/rules/class-price';
import { dateOfUnix } from '../../platform/decode.ts';
import { type Class, classOf } from './model.ts';

/** A class as its public page speaks of it. */
export interface PublicClass extends Omit<wire.PublicClass, 'item' | 'meetsAt'> {
  item: Class;
  /** What it costs, in words. */
  price: string;
  /** What a student can do afterwards. */
  outcomes: string[];
  /** When it meets next; null where no time is known. */
  meetsAt: Date | null;
}

/** A lesson that anybody may read, and its class. */
export interface PublicLesson extends Omit<wire.PublicLesson, 'class'> {
  class: PublicClass;
}

export function publicClassOf({ item, meetsAt, ...page }: wire.PublicClass): PublicClass {
  return {
    ...page,
    item: classOf(item),
    price: classPriceWords(item),
    outcomes: item.outcomes.split('\n').filter((line) => line.trim() !== ''),
    meetsAt: dateOfUnix(meetsAt),
  };
}

export function publicLessonOf(lesson: wire.PublicLesson): PublicLesson {
  return { ...lesson, class: publicClassOf(lesson.class) };
}

/** A class in a list of those there are. */
export interface OfferedClass {
  name: string;
  slug: string;
  price: string;
}

export function offeredClassesOf(items: readonly WireClass[]): OfferedClass[] {
  return items.map((item) => ({
    name: item.name,
    slug: item.slug || item.rand,
    price: classPriceWords(item),
  }));
}
