import type { Class as WireClass } from '@institute/contract/classes';
import type * as wire from '@institute/contract/public-class';
import {
  classPriceWords,
  type PriceKind,
  priceKindOf,
} from '@institute/contract/rules/class-price';
import { dateOfUnix } from '../../platform/decode.ts';
import { type Class, classOf } from './model.ts';

/** A class as its public page speaks of it. */
export interface PublicClass extends Omit<wire.PublicClass, 'item' | 'meetsAt'> {
  item: Class;
  /** What it costs, in words. */
  price: string;
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
  /** A0 to B2; empty where nothing is said. */
  level: string;
  /** Hours of study; 0 where nothing is said. */
  hours: number;
  kind: PriceKind;
  /** What it costs, in words. */
  price: string;
}

export function offeredClassesOf(items: readonly WireClass[]): OfferedClass[] {
  return items.map((item) => ({
    name: item.name,
    slug: item.slug || item.rand,
    level: item.level,
    hours: item.hours,
    kind: priceKindOf(item),
    price: classPriceWords(item),
  }));
}
