import { countOf, dictionary } from '@institute/contract/language';

/** The words in which the office reads and changes what is owed. */
export const text = dictionary('invoices/office', {
  /** One part of a price: "Nahw, part 2 of 3". */
  partOf: (title: string, part: number, parts: number) => `${title}, part ${part} of ${parts}`,
  /** A month of a class: "Nahw, one month". */
  monthOf: (title: string) => `${title}, one month`,
  month: 'one month',
  part: (part: number, parts: number) => `part ${part} of ${parts}`,
  over: (days: number) => `${countOf(days, 'day')} over`,
  dueToday: 'due today',
  /** What is left where a part is paid; `{amount}` is the whole. */
  leftOf: 'of {amount}',
  actionsFor: (what: string) => `Actions for ${what}`,
  pay: 'Take a payment',
  whatsApp: 'Send by WhatsApp',
  reason: 'Reason',
  reasonMissing: 'Write the reason.',
  amountInvalid: 'Please enter a valid amount',
  broken: 'An error occurred. Nothing is lost: press again, it is done once.',

  /** A reminder by WhatsApp, kind and ready to be sent. */
  reminder: (about: { name: string; site: string; what: string; amount: string; day: string }) =>
    `As-salamu alaykum ${about.name}. This is ${about.site}. ${about.amount} is still to be paid for ${about.what}, due on ${about.day}. If you have paid already, or need more time, just answer here. Thank you.`,

  remind: {
    action: 'Remind',
    title: (count: number) => `Send ${countOf(count, 'reminder')}?`,
    detail:
      'Each student is told in the app and by e-mail what is still to be paid and until when. Nobody is reminded twice in a day of the same, nor of what is paid by now.',
    tooMany: (most: number) => `Choose ${most} at most: so many are reminded at once.`,
    submit: 'Remind',
    busy: 'Reminding...',
    refused: 'The reminders could not be sent.',
    done: (count: number) => `${countOf(count, 'reminder')} sent.`,
    left: (count: number) =>
      `${count} not sent: reminded today already, paid by now, or owed no more.`,
  },

  waive: {
    action: 'Waive',
    title: 'Waive what is left',
    detail:
      'It counts as paid, and the books show it as a waived fee. The student is told; the reason is for the office alone.',
    submit: 'Waive it',
    busy: 'Waiving...',
    done: 'Waived, and the student is told.',
    waits: 'Recorded. Somebody else has to confirm it.',
    refused: 'It could not be waived.',
  },

  extend: {
    action: 'More time',
    title: 'Give more time',
    detail: 'It is due later, and lessons that waited for it open again. The student is told why.',
    day: 'Due on',
    dayMissing: 'Choose a later day than the one on which it is due.',
    submit: 'Give more time',
    busy: 'Saving...',
    done: 'It is due later now, and the student is told.',
    refused: 'The day could not be changed.',
  },

  cancel: {
    action: 'Owed no more',
    title: 'Owed no more',
    detail:
      'Nothing more is asked for it. What was paid of it stays paid, and the student is told why.',
    submit: 'Owed no more',
    busy: 'Saving...',
    done: 'It is owed no more, and the student is told.',
    refused: 'It could not be changed.',
  },

  bill: {
    action: 'Bill',
    title: 'Bill the student',
    detail: 'The student is told at once, and reminded before and after the day it is due.',
    what: 'What it is for',
    whatMissing: 'Write what it is for.',
    className: 'Class',
    noClass: 'No class',
    classHint: 'If it is overdue, new lessons of the class wait for it.',
    amount: 'Amount',
    day: 'Due on',
    dayMissing: 'Choose the day on which it is due.',
    submit: 'Bill',
    busy: 'Billing...',
    done: 'Billed, and the student is told.',
    refused: 'The bill could not be made.',
  },
});
