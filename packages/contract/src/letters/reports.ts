import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { moment, orNull, wireObject } from '../codecs.ts';
import { anyText, id, nothing, pageMeta, pageQuery, requiredText } from '../fields.ts';
import { dictionary } from '../language.ts';

/* Letters that were reported to the office (decision 191). */

const words = dictionary('fields/letter-reports', { note: 'What came of it' });

const byReader = {
  method: 'POST',
  path: '/lessonsAction.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'session',
  actor: 'email',
} as const;

/**
 * Reports a letter of somebody else to the office; again it only says why. Errors: letters_not_found.
 */
export const reportLetter = defineCall({
  ...byReader,
  name: 'reportLetter',
  action: 'reportLetter',
  request: z.object({ letter_id: id, reason: z.optional(anyText(500)) }),
  response: nothing,
});

/** Takes a report back that nobody has closed. Errors: letters_not_found. */
export const takeBackReport = defineCall({
  ...byReader,
  name: 'takeBackReport',
  action: 'takeBackReport',
  request: z.object({ letter_id: id }),
  response: nothing,
});

/** A letter that was reported. */
export const LetterReport = wireObject(
  {
    id: z.number(),
    letterId: z.number(),
    at: moment,
    /** Who has reported it, and whether that is the student; empty where the account was erased. */
    reporter: z.string(),
    reason: z.string(),
    classRand: z.string(),
    className: z.string(),
    studentId: z.number(),
    studentName: z.string(),
    /** Who wrote the letter. */
    author: z.string(),
    closedAt: orNull(moment),
    closedBy: z.string(),
    note: z.string(),
  },
  { className: 'class' },
);
export type LetterReport = z.output<typeof LetterReport>;

export const reportStates = ['open', 'closed'] as const;

const officeCall = {
  method: 'POST',
  path: '/adminActions.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'people.manage',
  actor: 'admin_email',
} as const;

/** Letters that were reported: the open ones the oldest first, the closed ones the newest first. */
export const getLetterReports = defineCall({
  ...officeCall,
  name: 'getLetterReports',
  action: 'getLetterReports',
  request: z.object({
    ...{ page: pageQuery.page, per_page: pageQuery.per_page },
    state: z._default(z.enum(reportStates), 'open'),
  }),
  response: z.array(LetterReport),
  meta: pageMeta,
});

/** Closes a report with a note of what came of it. Errors: letter_report_not_found. */
export const closeLetterReport = defineCall({
  ...officeCall,
  name: 'closeLetterReport',
  action: 'closeLetterReport',
  request: z.object({ report_id: id, note: requiredText(words.note, 1000) }),
  response: nothing,
});
