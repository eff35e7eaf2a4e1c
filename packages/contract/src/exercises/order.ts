import * as z from 'zod/mini';
import { dictionary } from '../language.ts';
import { inParts, plainPart } from './judgement.ts';
import { defineKind } from './kind.ts';
import {
  common,
  givenWords,
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
  order.length === items.length && items.every((_, at) => order.includes(at));

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
    const run = longest(rightOrders(exercise).map((one) => longestRun(placed, one)));
    // A run is worth the steps within it: one item alone follows nothing, and earns nothing.
    const steps = Math.max(0, run.length - 1);
    const parts = exercise.items.map((_, at) => plainPart(steps > 0 && run.includes(at)));
    const credit = Math.round((100 * steps) / (exercise.items.length - 1));
    return { ...inParts(parts), credit };
  },
  right: ({ items }) => ({ placed: items }),
  text: () => [],
  written: ({ otherOrders = [], ...exercise }) => {
    const items = exercise.items.filter(isWritten);
    const textsOf = (one: readonly number[]) => one.map((at) => exercise.items[at] ?? '');
    const others = otherOrders.map((one) => placesIn(items, textsOf(one)).filter((at) => at >= 0));
    return { ...exercise, items, ...(others.length > 0 && { otherOrders: others }) };
  },
});

const longest = (runs: readonly (readonly number[])[]) =>
  runs.reduce((best, one) => (one.length > best.length ? one : best));

/**
 * The places of the most items that follow each other as they should, others between them or not: one word
 * that stands elsewhere leaves the rest right, wherever it was put. Items that read the same are the same.
 */
function longestRun(placed: readonly (string | undefined)[], right: readonly string[]) {
  // The longest run of what stands from each place of the right order on, without what is placed before.
  let runs: (readonly number[])[] = [[], ...right.map(() => [])];
  for (let row = placed.length - 1; row >= 0; row -= 1) {
    const next: (readonly number[])[] = [[]];
    for (let column = right.length - 1; column >= 0; column -= 1) {
      const taken = placed[row] === right[column] ? [row, ...(runs[column + 1] ?? [])] : [];
      next.unshift(longest([taken, next[0] ?? [], runs[column] ?? []]));
    }
    runs = next;
  }
  return runs[0] ?? [];
}
