import * as z from 'zod/mini';
import { dictionary } from '../language.ts';
import { inParts, plainPart } from './judgement.ts';
import { defineKind } from './kind.ts';
import { common, givenWords, isWritten, item, MAX_ORDER_ITEMS, placesIn } from './parts.ts';

/** Words or lines are put in order. */
export const order = defineKind({
  called: dictionary('exercises/order', {
    name: 'Order',
    hint: 'Words of a sentence, or lines, are put in order.',
  }),
  schema: z.object({
    ...common,
    type: z.literal('order'),
    /** Words of one sentence stand beside each other, lines beneath. */
    shown: z.enum(['words', 'lines']),
    /** In the right order; two that are the same may change places. */
    items: z.array(item).check(z.minLength(2), z.maxLength(MAX_ORDER_ITEMS)),
  }),
  /** The items in the order they were put into. */
  given: { placed: givenWords },
  ask: ({ shown, items }, { inOrder }) => ({
    shown,
    items: inOrder(items, 'items'),
  }),
  isAnswered: ({ items }, { placed }, areHeld) => placed.length === items.length && areHeld(placed),
  /** The items by their places in the right order. */
  placed: ({ items }, given) => ({
    placed: given ? placesIn(items, given.placed) : [],
  }),
  // An item is right where the one that belongs there stands, or one that reads the same.
  judge: ({ items }, answer) =>
    inParts(items.map((one, at) => plainPart(items[answer?.placed[at] ?? -1] === one))),
  right: ({ items }) => ({ placed: items }),
  text: () => [],
  written: (exercise) => ({ ...exercise, items: exercise.items.filter(isWritten) }),
});
