import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, moment, optionalMoment, wireObject } from '../codecs.ts';
import { id, pageMeta, pageQuery, requiredText } from '../fields.ts';
import { dictionary } from '../language.ts';

/* Our own calls: card payments that their payers dispute at their bank (decision 159). */

/** What is said of a field that is not right. */
const words = dictionary('fields/disputes', { message: 'What you say to it' });

/**
 * `open`: it waits for the office. `answering`: the provider is being told. `sent`: the bank looks at the evidence.
 * `lost`: the payer has the money back. `won`: the payment stays.
 */
export const disputeStates = ['open', 'answering', 'sent', 'lost', 'won'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** What the office says to a dispute. */
export const disputeAnswers = ['accept', 'contest'] as const;
export type DisputeAnswerKind = (typeof disputeAnswers)[number];

/** A dispute as the office sees it. */
export const Dispute = wireObject(
  {
    id: z.number(),
    state: z.enum(disputeStates),
    reference: z.string(),
    /** Whose payment it is; 0 and empty where no payment here has this reference. */
    studentId: z.number(),
    name: z.string(),
    /** What the payer wants back. */
    amountKobo: amount,
    openedAt: moment,
    /** When it counts as accepted unless it is answered. */
    dueAt: moment,
    /** When the provider has reminded of it last. */
    remindedAt: optionalMoment,
    endedAt: optionalMoment,
    /** What was said to it, and by whom; empty while nobody has. */
    answer: z.string(),
    answeredBy: z.string(),
    /** Why the provider did not take the answer; may be empty. */
    problem: z.string(),
    /** What of it no wallet held any more: the institute has lost it. */
    lostKobo: amount,
  },
  { amountKobo: 'amount', studentId: 'user_id', lostKobo: 'lost' },
);
export type Dispute = z.output<typeof Dispute>;

const officeCall = {
  method: 'POST',
  path: '/adminActions.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'payments.manage',
  actor: 'admin_email',
} as const;

/** Disputes, those that wait for an answer first. */
export const getDisputes = defineCall({
  ...officeCall,
  name: 'getDisputes',
  action: 'getDisputes',
  request: z.object({ ...pageQuery, state: z.optional(z.enum(['waiting', ...disputeStates])) }),
  response: z.array(Dispute),
  meta: pageMeta,
});

/**
 * The evidence of a dispute as one file: the receipt, where and when the student has signed in, the lessons they have
 * opened and the messages they were sent. Errors: dispute_not_found.
 */
export const getDisputeEvidence = defineCall({
  ...officeCall,
  name: 'getDisputeEvidence',
  action: 'getDisputeEvidence',
  request: z.object({ dispute_id: id }),
  response: z.object({ name: z.string(), html: z.string() }),
});

/**
 * Gives the payer right, or contests with the evidence; once, and told to the provider by and by. Errors:
 * dispute_not_found, dispute_answered, not_for_oneself, not_refundable (all of it has gone back already).
 */
export const answerDispute = defineCall({
  ...officeCall,
  access: 'money.move',
  name: 'answerDispute',
  action: 'answerDispute',
  request: z.object({
    dispute_id: id,
    answer: z.enum(disputeAnswers),
    message: requiredText(words.message, 500),
  }),
  response: Dispute,
});
