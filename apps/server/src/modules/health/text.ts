import type { HealthPart } from '@institute/contract/health/health';
import { dictionary } from '@institute/contract/language';
import type { AlertKind } from './alerts/rules.ts';

/** What the owner is told by mail of how the institute stands. */
export const text = dictionary('server/health', {
  alerts: {
    backups: {
      subject: 'A backup failed or is overdue',
      told: 'A backup has failed, or the newest one is too old. Until one is made, what is new is kept in one place alone.',
    },
    proof: {
      subject: 'A backup could not be restored',
      told: 'The backup of the night was restored to see whether it can be, and it could not, or that has not been tried for days. Do not count on it until this is well.',
    },
    mail: {
      subject: 'Mail could not be sent',
      told: 'For a while mails could not be sent. Since this one has come, they go out again. What was given up meanwhile is not sent by itself.',
    },
    books: {
      subject: 'The books do not balance',
      told: 'The books do not balance. Take no payments until whoever runs the server has looked.',
    },
  } satisfies Record<AlertKind, { subject: string; told: string }>,
  seenAt: (time: string) => `It was seen at ${time}.`,
  whatToDo: 'What went wrong, and what to do:',
  toldOnce: 'You are told once, and again only after it was well.',
  whoIsTold: 'Who gets these mails, and whether they are sent, stands in the settings:',
  digest: {
    subject: (first: string, last: string) => `Your week, ${first} to ${last}`,
    nothing: (first: string, last: string) =>
      `From ${first} to ${last} nobody joined, no place was taken and no money came in.`,
    students: 'New students',
    enrolments: 'Places taken in classes',
    money: 'Money in',
    ways: {
      card: 'by card',
      bank: 'by bank transfer',
      cash: 'in cash',
      other: 'otherwise',
    },
    waived: 'Fees waived',
    rewards: 'Rewards given',
    waits: 'What waits for somebody now:',
    waiting: {
      exams: 'Exams to mark',
      questions: 'Questions of students',
      confirm: 'Payments to confirm',
      look: 'Payments that need a look',
      differences: 'Differences with the card provider',
    },
    well: 'Health: all is well.',
    unwell: (parts: string) => `Health: not well are ${parts}. What to do:`,
  },
  parts: {
    database: 'Database',
    jobs: 'Jobs',
    mail: 'Mail',
    storage: 'Storage',
    backups: 'Backups',
    books: 'Books',
    rewards: 'Rewards’ budget',
    errors: 'Errors of the last day',
  } satisfies Record<HealthPart, string>,
});
