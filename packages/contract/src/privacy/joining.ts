import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, optionalMoment, wireObject } from '../codecs.ts';
import { id, requestKey, requiredText } from '../fields.ts';
import { dictionary } from '../language.ts';
import { managePeopleCall } from '../people/students.ts';

/* Our own calls: two accounts of one person become one (decision 153). */

/** What is said of a field that is not right. */
const words = dictionary('fields/joining', { reason: 'Reason' });

/** Letters of the reason, at the most. */
export const MAX_JOIN_REASON = 500;

/** Days for which what is needed to part two accounts again by hand is kept. */
export const JOIN_RECORD_DAYS = 30;

/** What an account has, for whoever decides which of two stays. */
export const AccountBelongings = wireObject(
  {
    id: z.number(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    walletKobo: amount,
    lastSeenAt: optionalMoment,
    /** Names of the classes joined. */
    classes: z.array(z.string()),
    lessons: z.number(),
    results: z.number(),
    certificates: z.number(),
    words: z.number(),
    comments: z.number(),
  },
  { walletKobo: 'wallet', phone: 'phonenumber' },
);
export type AccountBelongings = z.output<typeof AccountBelongings>;

/** What two accounts have, side by side. Errors: student_not_found, same_account, office_account. */
export const getAccountsToJoin = defineCall({
  ...managePeopleCall,
  name: 'getAccountsToJoin',
  action: 'getAccountsToJoin',
  access: 'people.change',
  request: z.object({ student_id: id, other_id: id }),
  response: z.object({ student: AccountBelongings, other: AccountBelongings }),
});

/**
 * Joins two accounts of one person: what the one that ends has goes to the one that stays, its money in one
 * transfer, and nobody signs in to it any more. The same key joins once. Errors: student_not_found,
 * same_account, office_account, exam_under_way (the one that stays sits an exam that the other has sat),
 * invalid_input (the key has joined others).
 */
export const joinAccounts = defineCall({
  ...managePeopleCall,
  name: 'joinAccounts',
  action: 'joinAccounts',
  access: 'people.change',
  request: z.object({
    stays_id: id,
    ends_id: id,
    /** Kept in the audit log. */
    reason: requiredText(words.reason, MAX_JOIN_REASON),
    request_key: requestKey,
  }),
  /** What went over, and what the wallet that stays holds with it. */
  response: wireObject(
    { movedKobo: amount, walletKobo: amount },
    { movedKobo: 'moved', walletKobo: 'wallet' },
  ),
});
