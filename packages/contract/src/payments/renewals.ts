import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, orNull, wireObject } from '../codecs.ts';
import { flag, idOrRand, naira, nothing } from '../fields.ts';
import { reference } from './payments.ts';

/* Our own calls: cards that students keep, and places that are paid for by themselves (decision 171). */

/**
 * Why something is not paid by itself any more: the card has expired, its bank does not take it, it was tried three
 * times, the price has risen, nothing has paid it for a week.
 */
export const stopReasons = ['expired', 'declined', 'tries', 'price', 'unpaid'] as const;
export type StopReason = (typeof stopReasons)[number];

/** A card as its owner sees it. */
const SavedCard = wireObject({
  /** `Visa •••• 4081`. */
  name: z.string(),
  /** The last month in which it is good, `2028-04`. */
  expires: z.string(),
});

/** A place that may be paid for by itself. */
const RenewedPlace = wireObject(
  {
    /** Of the class, by its rand token. */
    classId: z.string(),
    className: z.string(),
    isOn: z.boolean(),
    /** What is paid next: a month more, or a part of the price; null where nothing is left to pay. */
    kind: orNull(z.enum(['month', 'part'])),
    /** The day on which that is paid, `2026-12-03`, and how much it is. */
    day: z.string(),
    amountKobo: amount,
    /** Why it was stopped; null where it was not. */
    stopped: orNull(z.enum(stopReasons)),
  },
  { amountKobo: 'amount', isOn: 'is_on' },
);
export type RenewedPlace = z.output<typeof RenewedPlace>;

const ownCall = {
  method: 'POST',
  path: '/api.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'session',
  actor: 'email',
} as const;

/** The card that the session has kept, one that it might keep, and its places that may be paid for by themselves. */
export const getRenewals = defineCall({
  ...ownCall,
  name: 'getRenewals',
  action: 'get_renewals',
  request: z.object({}),
  response: wireObject({
    card: orNull(SavedCard),
    /** The last payment of thirty days whose card may be kept, where none is. */
    offer: orNull(wireObject({ reference: z.string(), name: z.string() })),
    places: z.array(RenewedPlace),
  }),
});

/**
 * Keeps the card by which a payment of the session's was made, in the place of one that is kept. Errors:
 * payment_not_found, card_not_kept, not_as_student, too_many, unavailable, payment_unconfigured.
 */
export const keepCard = defineCall({
  ...ownCall,
  name: 'keepCard',
  action: 'keep_card',
  request: z.object({ reference }),
  response: SavedCard,
});

/** Forgets the card that is kept, if one is. Errors: not_as_student. */
export const removeCard = defineCall({
  ...ownCall,
  name: 'removeCard',
  action: 'remove_card',
  request: z.object({}),
  response: nothing,
});

/**
 * Has a place of the session's paid for by itself, or no more. Errors: not_enrolled, not_renewable, price_changed
 * (it costs more than was shown), not_as_student.
 */
export const setRenewal = defineCall({
  ...ownCall,
  name: 'setRenewal',
  action: 'set_renewal',
  request: z.object({
    class_id: idOrRand,
    on: flag,
    /** The amount that was shown; what was not said does not bind. */
    amount: z.optional(naira),
  }),
  response: nothing,
});
