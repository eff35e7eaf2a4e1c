import { countOf, dictionary, plural } from '@institute/contract/language';

/** The words of money on its way back, in the office. */
export const refundsText = dictionary('admin/payments/refunds', {
  title: 'Refunds',
  intro: 'Money that goes back to cards and bank accounts. Until it has left, it is in no wallet.',
  search: 'Search by name or reference',
  open: 'Not ended yet',
  state: 'State',
  everyState: 'Every state',
  name: 'Name',
  to: 'Where it goes',
  why: 'Reason',
  day: 'Day',
  amount: 'Amount',
  askedBy: (name: string) => `Sent by ${name}`,
  atProvider: 'Given back at the card provider',
  lost: 'Not in the wallet any more:',
  failed: 'The refunds could not be loaded.',
  empty: 'No refunds yet',
  emptyDetail: 'Open a student and choose Send money back.',
  noMatch: 'No refunds match',
  actionsFor: (name: string) => `Actions for the refund of ${name}`,
  refused: 'This could not be done.',

  confirm: 'Confirm',
  confirmed: 'Confirmed: the money is on its way back.',

  record: 'Record the transfer',
  recordIntro: 'Once your bank has sent it: the day, and the reference on your statement.',
  paidOn: 'Day it was sent',
  dayMissing: 'Choose the day on which it was sent.',
  reference: 'Reference of the bank',
  referenceMissing: 'Reference is required',
  recording: 'Recording...',
  recorded: 'Recorded: the money has left.',

  complete: 'Say to which account',
  completeIntro:
    'The bank of the card did not take it. Ask the student for an account number; the card provider pays it there.',
  completing: 'Sending...',
  completed: 'The card provider has been told.',

  stop: 'Stop',
  stopTitle: 'Stop this refund',
  stopIntro: 'The money goes back into the wallet, and the student is told why.',
  stopping: 'Stopping...',
  stopped: 'The money is in the wallet again.',
  reason: 'Reason',
  reasonMissing: 'Reason is required',

  waits: (count: number) =>
    `${countOf(count, 'refund')} ${plural(count, { one: 'has', other: 'have' })} not ended yet.`,
  look: 'See them',
});
