import { countOf, dictionary, plural } from '@institute/contract/language';
import type { DisputeState } from '@institute/contract/payments/disputes';

/** The words of payments that their payers dispute. */
export const disputesText = dictionary('admin/payments/disputes', {
  title: 'Disputes',
  intro:
    'Card payments that their payers have disputed at their bank. Unless you answer within sixteen working hours, the payer gets the money back.',
  search: 'Search by name or reference',
  waiting: 'Not ended yet',
  state: 'State',
  everyState: 'Every state',
  name: 'Student',
  payment: 'Payment',
  said: 'Your answer',
  day: 'Answer until',
  ended: 'Ended',
  amount: 'Amount',
  nobody: 'No payment here has this reference',
  nobodyDetail: 'Look at it at the card provider.',
  reminded: 'The card provider has reminded you.',
  lost: 'Not in the wallet any more:',
  failed: 'The disputes could not be loaded.',
  empty: 'No disputes',
  emptyDetail: 'When a payer disputes a card payment at their bank, it stands here.',
  noMatch: 'No disputes match',
  actionsFor: (reference: string) => `Actions for the dispute about ${reference}`,
  states: {
    open: 'Answer it',
    answering: 'Being sent',
    sent: 'The bank is looking',
    lost: 'Money given back',
    won: 'Payment stays',
  } satisfies Record<DisputeState, string>,

  evidence: 'Save the evidence',
  evidenceFailed: 'The evidence could not be put together.',
  contest: 'Contest it',
  contestIntro:
    'The evidence is sent with your words: receipt, sign-ins, lessons opened and messages. Look at it first, if you like. Until the bank has decided, nothing moves.',
  accept: 'Give the money back',
  acceptIntro:
    'The payer gets the money back, out of the wallet of the student. What the wallet does not hold any more, the institute loses.',
  message: 'What you say to it',
  messageHint: 'The bank reads this.',
  messageMissing: 'Write what you say to it.',
  sending: 'Sending...',
  answered: 'Noted. The card provider is being told.',

  waits: (count: number) =>
    `${countOf(count, 'dispute')} ${plural(count, { one: 'has', other: 'have' })} not ended yet.`,
  look: 'See them',
});
