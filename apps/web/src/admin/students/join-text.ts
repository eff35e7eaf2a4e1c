import { countOf, dictionary } from '@institute/contract/language';

/** The words of joining two accounts of one person. */
export const joinText = dictionary('admin/students/join', {
  title: 'Join Two Accounts',
  detail: 'For one person who has two accounts. Choose the other one; nothing is done yet.',
  other: 'The other account',
  otherNeeded: 'Choose the other account',
  failed: 'What the two accounts have could not be loaded.',
  stays: 'Which account stays',
  what: 'What each has',
  rows: {
    email: 'E-mail',
    phone: 'Phone',
    lastSeen: 'Last seen',
    classes: 'Classes',
    lessons: 'Lessons',
    results: 'Exams',
    certificates: 'Certificates',
    words: 'Words',
    comments: 'Comments',
    wallet: 'Wallet',
  },
  none: 'None',
  never: 'Never',
  consequences: 'What happens',
  ends: 'Nobody signs in to {account} any more.',
  signIn: 'From then on the student signs in with {name}.',
  moves:
    'Places, marks, certificates, practice, comments and messages go over. Where both are in a class, the place that is paid for longer stays; of an exam all attempts stay.',
  money: '{amount} go over into the wallet that stays.',
  byHand: (days: number) =>
    `There is no button to undo it. For ${countOf(days, 'day')} whoever runs the server can part the accounts by hand.`,
  reason: 'Reason',
  reasonHint: 'Kept in the audit log. The student does not see it.',
  reasonNeeded: 'Say why.',
  submit: 'Join the accounts',
  busy: 'Joining...',
  done: 'The accounts are one now.',
  refused: 'The accounts could not be joined',
});
