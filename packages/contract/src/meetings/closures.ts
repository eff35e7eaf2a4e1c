import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { wireObject } from '../codecs.ts';
import { id, nothing, requiredText } from '../fields.ts';
import { day, timetableCall, meetingWords as words } from './meetings.ts';

/* Our own calls: days on which the institute holds no meetings (decision 167). */

const span = { fromOn: z.string(), untilOn: z.string(), name: z.string() };

/** Days on which nothing is held. */
export const Closure = wireObject({ id: z.number(), ...span });
export type Closure = z.output<typeof Closure>;

/** A holiday that nobody has confirmed yet. */
export const ProposedClosure = wireObject({
  ...span,
  /** Whether the moon decides, so that it may be a day earlier or later. */
  isByMoon: z.boolean(),
});
export type ProposedClosure = z.output<typeof ProposedClosure>;

/** The closures that are not over, and the holidays of the next twelve months that might be one. */
export const getClosures = defineCall({
  ...timetableCall,
  name: 'getClosures',
  action: 'getClosures',
  request: z.object({}),
  response: z.object({ closures: z.array(Closure), proposed: z.array(ProposedClosure) }),
});

/**
 * Has nothing held on some days, both included: meetings there are cancelled, or held at the end, as their group
 * says, and students are told once. The same again adds nothing. Errors: day_out_of_reach,
 * day_closed (the same days are closed under another name).
 */
export const addClosure = defineCall({
  ...timetableCall,
  name: 'addClosure',
  action: 'addClosure',
  request: z.object({ from_on: day, until_on: day, name: requiredText(words.name, 80) }),
  response: z.object({ meetings: z.number() }),
});

/** Has meetings held on these days after all. Errors: closure_not_found. */
export const removeClosure = defineCall({
  ...timetableCall,
  name: 'removeClosure',
  action: 'removeClosure',
  request: z.object({ closure_id: id }),
  response: nothing,
});
