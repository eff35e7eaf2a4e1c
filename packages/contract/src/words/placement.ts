import * as z from 'zod/mini';
import { type DataOf, defineCall } from '../call.ts';
import { orNull, wireObject } from '../codecs.ts';
import { list, storableText } from '../fields.ts';
import { wordsCall } from './words-call.ts';

/*
 * "Can you read this?": where a student should begin (decision 134). Nothing is kept of it, and nothing hangs
 * on it: it ends with advice.
 */

/** What is asked, from the easiest on: the name of a letter, how a word is said, what it means. */
export const placementSteps = ['letter', 'said', 'meaning'] as const;
export type PlacementStep = (typeof placementSteps)[number];

/** Items of each step. */
export const ITEMS_A_STEP = 4;

/** One question; its key stays on the server. */
const PlacementItem = z.object({
  asks: z.enum(placementSteps),
  arabic: z.string(),
  options: z.array(z.string()),
});
export type PlacementItem = z.output<typeof PlacementItem>;

/** Our own call: at most twelve things to read, in the order in which they are asked. */
export const getPlacement = defineCall({
  ...wordsCall,
  name: 'getPlacement',
  action: 'get_placement',
  request: z.object({}),
  response: z.object({
    /** Names these items; it is sent back with the answers. */
    round: z.string(),
    items: z.array(PlacementItem),
  }),
});
export type Placement = DataOf<typeof getPlacement>;

/** What somebody can read, in the order of what they can do. */
export const readings = ['nothing', 'letters', 'words', 'meaning'] as const;
export type Reading = (typeof readings)[number];

/**
 * Our own call: what the answers say of their reader, and the class to begin with. '' is "I do not know".
 * Neither which answers were right nor how many is told. Errors: invalid_input (no such round).
 */
export const judgePlacement = defineCall({
  ...wordsCall,
  name: 'judgePlacement',
  action: 'judge_placement',
  request: z.object({
    round: storableText(100),
    answers: list(storableText(300), placementSteps.length * ITEMS_A_STEP),
  }),
  response: wireObject({
    reading: z.enum(readings),
    /** Where to begin; left out where no class is open. */
    begin: orNull(wireObject({ rand: z.string(), name: z.string(), level: z.string() })),
  }),
});
export type PlacementAdvice = DataOf<typeof judgePlacement>;
