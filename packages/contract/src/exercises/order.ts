import * as z from 'zod/mini';
import { dictionary } from '../language.ts';
import { inParts, type Judgement, plainPart } from './judgement.ts';
import { defineKind } from './kind.ts';
import {
  common,
  givenWords,
  isDistinct,
  isWritten,
  item,
  MAX_ACCEPTED,
  MAX_ORDER_ITEMS,
  placesIn,
  words,
} from './parts.ts';

const Order = z
  .object({
    ...common,
    type: z.literal('order'),
    /** Words of one sentence stand beside each other, lines beneath. */
    shown: z.enum(['words', 'lines']),
    /** In a right order; two that are the same may change places. */
    items: z.array(item).check(z.minLength(2), z.maxLength(MAX_ORDER_ITEMS)),
    /** Other orders that are right too, each by the places of the items; left out where there is none. */
    otherOrders: z.optional(z.array(z.array(z.int())).check(z.maxLength(MAX_ACCEPTED - 1))),
  })
  .check(
    z.refine(({ items, otherOrders = [] }) => otherOrders.every((one) => isWhole(one, items)), {
      error: words.brokenOrder,
      path: ['otherOrders'],
    }),
  );
type Order = z.output<typeof Order>;

/** Whether an order holds each item once. */
const isWhole = (order: readonly number[], items: readonly string[]) =>
  order.length === items.length && isDistinct(order) && order.every((at) => at in items);

/** The orders that are right, the one first in which the items are kept. */
export const rightOrders = ({
  items,
  otherOrders = [],
}: Pick<Order, 'items' | 'otherOrders'>): string[][] => [
  items,
  ...otherOrders.map((order) => order.map((at) => items[at] ?? '')),
];

/** Words or lines are put in order. */
export const order = defineKind({
  called: dictionary('exercises/order', {
    name: 'Order',
    hint: 'Words of a sentence, or lines, are put in order.',
  }),
  schema: Order,
  /** The items in the order they were put into. */
  given: { placed: givenWords },
  ask: ({ shown, items }, { inOrder }) => ({
    shown,
    items: inOrder(items, 'items'),
  }),
  isAnswered: ({ items }, { placed }, areHeld) => placed.length === items.length && areHeld(placed),
  /** The items by their places in the order in which they are kept. */
  placed: ({ items }, given) => ({
    placed: given ? placesIn(items, given.placed) : [],
  }),
  judge: (exercise, answer) => {
    const placed = (answer?.placed ?? []).map((at) => exercise.items[at]);
    const runs = rightOrders(exercise).map((one) => longestRun(placed, one));
    return judgedRun(
      runs.reduce((best, one) => (one.size > best.size ? one : best)),
      exercise.items.length,
    );
  },
  right: ({ items }) => ({ placed: items }),
  text: () => [],
  written: ({ otherOrders = [], ...exercise }) => {
    const items = exercise.items.filter(isWritten);
    const others = otherOrders.map((one) => withoutBlanks(one, exercise.items));
    return { ...exercise, items, ...(others.length > 0 && { otherOrders: others }) };
  },
});

/** An order of items by their places once those that say nothing are gone. */
function withoutBlanks(one: readonly number[], items: readonly string[]): number[] {
  const kept = items.flatMap((text, at) => (isWritten(text) ? [at] : []));
  return one.filter((at) => kept.includes(at)).map((at) => kept.indexOf(at));
}

/**
 * The places of the most items that follow each other as they should, others between them or not: one word
 * that stands elsewhere leaves the rest right, wherever it was put. Items that read the same are the same.
 */
function longestRun(placed: readonly (string | undefined)[], right: readonly string[]) {
  // What the run holds from a place of each on, the longest.
  const rest = Array.from({ length: placed.length + 1 }, () => right.map(() => 0).concat(0));
  const lengthFrom = (row: number, column: number) => rest[row]?.[column] ?? 0;
  for (let row = placed.length - 1; row >= 0; row -= 1) {
    for (let column = right.length - 1; column >= 0; column -= 1) {
      const both = placed[row] === right[column] ? 1 + lengthFrom(row + 1, column + 1) : 0;
      const most = Math.max(both, lengthFrom(row + 1, column), lengthFrom(row, column + 1));
      rest[row]?.splice(column, 1, most);
    }
  }
  const run = new Set<number>();
  for (let row = 0, column = 0; row < placed.length && column < right.length; ) {
    const isNext = placed[row] === right[column];
    if (isNext && lengthFrom(row, column) === 1 + lengthFrom(row + 1, column + 1)) {
      run.add(row);
      row += 1;
      column += 1;
    } else if (lengthFrom(row + 1, column) >= lengthFrom(row, column + 1)) row += 1;
    else column += 1;
  }
  return run;
}

/** A run is worth the steps within it: one item alone follows nothing, and earns nothing. */
function judgedRun(run: ReadonlySet<number>, count: number): Judgement {
  const isRun = run.size > 1;
  const parts = Array.from({ length: count }, (_, at) => plainPart(isRun && run.has(at)));
  return { ...inParts(parts), credit: Math.round((100 * Math.max(0, run.size - 1)) / (count - 1)) };
}
