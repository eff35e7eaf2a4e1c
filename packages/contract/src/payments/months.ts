import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { optionalMoment, wireObject } from '../codecs.ts';
import { calendarMonth, nothing, requiredText } from '../fields.ts';
import { dictionary } from '../language.ts';

/* Our own calls: months of the books that are closed, so that nothing is dated into them (decision 162). */

const words = dictionary('fields/months', { month: 'This is not a month.', reason: 'Reason' });

/** A month of the books as it is written, `2026-11`. */
export const bookMonth = calendarMonth(words.month);

/** A month of the books, and how it stands. */
export const BookMonth = wireObject(
  {
    /** `2026-11` */
    month: z.string(),
    /** A month is closed with itself or with a later one. */
    isClosed: z.boolean(),
    /** Whether it is the last one that is closed, which alone can be opened again. */
    isLastClosed: z.boolean(),
    /** When and by whom it was closed itself; null and empty where it was not, or not for good. */
    closedAt: optionalMoment,
    closedBy: z.string(),
    /** When and by whom it was last opened again, and why; null and empty where it never was. */
    reopenedAt: optionalMoment,
    reopenedBy: z.string(),
    reason: z.string(),
    /** Payments dated into it that wait for a second person, who cannot confirm them once it is closed. */
    waiting: z.number(),
  },
  { isClosed: 'closed', isLastClosed: 'last_closed' },
);
export type BookMonth = z.output<typeof BookMonth>;

const bookCall = {
  method: 'POST',
  path: '/adminActions.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'money.move',
  actor: 'admin_email',
} as const;

/** The months that are over, newest first, back to the first transfer, three years at most. */
export const getBookMonths = defineCall({
  ...bookCall,
  access: 'payments.manage',
  actor: 'email',
  name: 'getBookMonths',
  action: 'getBookMonths',
  request: z.object({}),
  response: z.array(BookMonth),
});

/**
 * Closes a month of the institute's time zone, and all before it. Errors: month_not_over, month_closed.
 */
export const closeMonth = defineCall({
  ...bookCall,
  name: 'closeMonth',
  action: 'closeMonth',
  request: z.object({ month: bookMonth }),
  response: nothing,
});

/** Opens the last closed month again, for a reason that the audit log keeps. Errors: month_not_last. */
export const reopenMonth = defineCall({
  ...bookCall,
  name: 'reopenMonth',
  action: 'reopenMonth',
  request: z.object({ month: bookMonth, reason: requiredText(words.reason, 200) }),
  response: nothing,
});
