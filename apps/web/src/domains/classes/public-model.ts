import {
  classPriceWords,
  type PriceKind,
  priceKindOf,
} from '@institute/contract/classes/class-price';
import type { Class } from '@institute/contract/classes/classes';

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

export function offeredClassesOf(items: readonly Class[]): OfferedClass[] {
  return items.map((item) => ({
    name: item.name,
    slug: item.slug || item.rand,
    level: item.level,
    hours: item.hours,
    kind: priceKindOf(item),
    price: classPriceWords(item),
  }));
}
