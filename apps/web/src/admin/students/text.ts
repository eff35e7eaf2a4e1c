import { countOf, dictionary, formatNumber } from '@institute/contract/language';
import type { PaymentState } from '@institute/contract/payments/payments';

/** The words of Manage Students. */
export const text = dictionary('admin/students', {
  title: 'Manage Students',
  intro: 'Everybody with an account, administrators among them.',
  absences: 'Absent three times',
  list: 'Students',
  search: 'Search by name, e-mail or phone',
  failed: 'The students could not be loaded.',
  empty: 'No students found',
  emptyDetail: 'Accounts appear here as people sign up, or are imported from a table.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  inClasses: 'Classes',
  lastSeen: 'Last seen',
  neverSeen: 'Never',
  joined: 'Joined',
  wallet: 'Wallet',
  role: 'Role',
  actions: 'Actions for',
  filters: {
    role: 'Filter by role',
    activity: 'Filter by activity',
    balance: 'Filter by balance',
    class: 'Class',
    any: { role: 'Every role', activity: 'Seen or not', balance: 'Any balance' },
    activities: {
      active: 'Seen in 30 days',
      'silent-7': 'Not seen in 7 days',
      silent: 'Not seen in 30 days',
      'silent-90': 'Not seen in 90 days',
      never: 'Never came in',
      invited: 'Invited, not in yet',
      unmailed: 'No e-mail, not in yet',
    },
    balances: { some: 'Money in the wallet', none: 'Nothing in the wallet' },
  },
  importStudents: 'Import students',
  /** Classes that are chosen. */
  picked: {
    remove: (name: string) => `Take ${name} out`,
    more: (count: number) => `and ${formatNumber(count)} more`,
  },
  chosen: {
    message: 'Message',
    enrol: 'Enroll',
    invite: 'Invite again',
    inviting: 'Inviting...',
    invitationsSent: (count: number) => `${countOf(count, 'invitation')} on the way.`,
    inviteFailed: 'The invitations could not be sent.',
    tooManyInvited: (most: number) =>
      `At most ${formatNumber(most)} students are invited again at once.`,
    certify: 'Certify',
    tooMany: (most: number) =>
      `At most ${formatNumber(most)} students are certified by name. Certify a whole class instead.`,
  },
  place: {
    title: 'Enroll in a class',
    how: 'Who pays',
    ways: { wallet: 'From the wallet', paid: 'It was paid', free: 'Nobody' },
    class: 'Class',
    classMissing: 'Please select a class',
    inWallet: (amount: string) => `The wallet holds ${amount}.`,
    costs: (amount: string) => `It costs ${amount}.`,
    costsMonthly: (amount: string) => `It costs ${amount} a month.`,
    /** What the student pays less, and why. */
    free: 'This class costs nothing.',
    short: 'The wallet does not hold as much.',
    submit: 'Enroll',
    busy: 'Enrolling...',
    done: 'Enrolled. The wallet has paid.',
    refused: 'The student could not be enrolled.',
  },
  enrolMany: {
    reason: 'Why nobody pays',
    chooseReason: 'Please choose',
    needReason: 'Choose why nobody pays.',
    givenOnce: (amount: string) => `${amount} is given away.`,
    givenMonthly: (amount: string) => `${amount} is given away each month.`,
    title: 'Enroll in classes',
    whom: (count: number) =>
      `${countOf(count, 'student')} will have a place at once. Nobody pays for it, and whoever has a place keeps it as it is.`,
    needClass: 'Please select at least one class',
    submit: (count: number) => `Enroll ${countOf(count, 'student')}`,
    busy: 'Enrolling...',
    refused: 'The students could not be enrolled.',
  },
  powers: { action: 'Work in the office' },
  links: {
    action: 'Link to come in',
    many: 'Links',
    title: (count: number) => (count === 1 ? 'A link to come in' : 'Links to come in'),
    detail:
      'Whoever opens the link chooses a password and is signed in. Hand it over by WhatsApp or as you like: it works once, for 72 hours for somebody who has not come in yet, and for 24 hours in place of a forgotten password.',
    before: 'A link that was made before does not work any more then.',
    submit: (count: number) => (count === 1 ? 'Make the link' : `Make ${countOf(count, 'link')}`),
    busy: 'Making...',
    tooMany: (most: number) => `Links are made for at most ${formatNumber(most)} students at once.`,
    refused: 'The links could not be made.',
    made: (count: number) => (count === 1 ? 'The link' : countOf(count, 'link')),
    once: (count: number) =>
      `${count === 1 ? 'It is' : 'They are'} shown here once. Whoever has such a link comes in: give it to its owner alone.`,
    leftOut: (count: number) =>
      `${countOf(count, 'account')} left out: an administrator chooses their own password.`,
    first: 'To come in first.',
    again: 'To choose another password.',
    until: (when: string) => `Works once, until ${when}.`,
    send: 'WhatsApp',
    sendTo: (name: string) => `Send the link of ${name} by WhatsApp`,
    copy: 'Copy',
    copyOf: (name: string) => `Copy the link of ${name}`,
    copied: 'Copied',
    copyRefused: 'The browser lets nothing be copied.',
    given: 'Handed over',
    close: 'Close',
    leaveTitle: (count: number) => `Close with ${countOf(count, 'link')} not handed over?`,
    leaveDetail:
      'The links are not shown again. For those who have none yet, make new ones in the list of students.',
    leave: 'Close',
    message: (about: {
      name: string;
      institute: string;
      link: string;
      until: string;
      signIn: string;
    }) =>
      `Assalamu alaykum ${about.name}. With this link you choose your password at ${about.institute} and come in:\n${about.link}\nIt works once, until ${about.until}. From then on you sign in with ${about.signIn} and your password.`,
  },
  broken: 'An error occurred. Please try again.',
  edit: {
    action: 'Edit',
    title: 'Edit Student',
    noEmail: 'Without an e-mail the person signs in with the phone number.',
    ownRole: 'You cannot demote yourself.',
    adminNote:
      'An administrator sees and changes everything here, money included. The new role signs this person out.',
    submit: 'Save',
    busy: 'Saving...',
    done: 'Student updated successfully!',
    refused: 'Failed to update student',
  },
  pay: { action: 'Take a payment' },
  fund: {
    action: 'Fund',
    title: 'Fund Wallet',
    amount: 'Amount',
    now: 'In the wallet',
    after: 'After funding',
    invalid: 'Please enter a valid amount',
    again: (amount: string) => `Fund ${amount}`,
    submit: 'Fund Wallet',
    busy: 'Funding...',
    done: 'Wallet funded successfully!',
    refused: 'Failed to fund wallet',
  },
  refund: { action: 'Send money back' },
  reset: {
    action: 'Reset',
    title: 'Reset Password',
    password: 'New password',
    hint: 'At least 8 characters. Pass it on in a safe way: the mail to the student does not name it.',
    needed: 'New password is required',
    generate: 'Make one',
    link: 'Or hand over a link by which the student chooses one',
    made: 'The new password',
    once: 'It is set, and shown here once. Whoever has it comes in: give it to the student alone.',
    message: (about: { name: string; institute: string; password: string; signIn: string }) =>
      `Assalamu alaykum ${about.name}. Your new password at ${about.institute}:\n${about.password}\nYou sign in with ${about.signIn}.`,
    detail: 'signs out everywhere and is told by e-mail that the password has changed.',
    submit: 'Reset Password',
    busy: 'Resetting...',
    done: 'Password reset successfully!',
    refused: 'Failed to reset password',
  },
  loginAs: {
    action: 'Login As',
    title: 'Login As Student',
    detail:
      'You will see the institute as this student does, for up to 60 minutes. Your own session waits meanwhile; a banner says who you are and brings you back to this page. The audit log keeps it.',
    submit: 'Login As',
    busy: 'Signing in...',
    refused: 'Failed to login as student',
  },
  join: { action: 'Join with another account' },
  delete: {
    action: 'Delete',
    title: 'Delete Student',
    failed: 'What deleting would hide could not be loaded.',
    erased: 'Name, e-mail and phone are erased; the e-mail can be used for a new account.',
    kept: 'Exam results and the money history are kept without a name.',
    forever: 'This cannot be undone.',
    hidden: 'It hides',
    classes: (count: number) => countOf(count, 'class', 'classes'),
    results: (count: number) => countOf(count, 'exam result'),
    certificates: (count: number) => countOf(count, 'certificate'),
    comments: (count: number) => countOf(count, 'comment'),
    nothing: 'There is nothing else to hide.',
    wallet: 'is still in the wallet and can be spent by nobody any more.',
    submit: 'Delete Student',
    busy: 'Deleting...',
    done: 'Student deleted successfully!',
    refused: 'Failed to delete student',
  },
});

/** The words of a student's account number. */
export const accountNumberText = dictionary('admin/students/account-number', {
  title: 'Account number',
  asked: 'The bank has been asked for it.',
});

/** The words of a student's card payments. */
export const cardPaymentsText = dictionary('admin/students/card-payments', {
  title: 'Card payments',
  pages: 'Pages of card payments',
  failed: 'The card payments could not be loaded.',
  wallet: 'Into the wallet',
  ask: 'Ask the provider again',
  askAbout: (reference: string) => `Ask the provider again about ${reference}`,
  arrived: 'The payment has arrived.',
  notArrived: 'The payment has not arrived.',
  refused: 'The provider could not be asked',
});

/** What became of a card payment. */
export const stateNames = dictionary('admin/students/card-payments/states', {
  pending: 'Waiting',
  paid: 'Paid',
  credited: 'In the wallet',
  failed: 'Not paid',
} satisfies Record<PaymentState, string>);

/** The words of what is known of a student's practice. */
export const practiceText = dictionary('admin/students/practice', {
  title: 'Words and review',
  intro: 'Each word is two cards: its meaning, and how it is written.',
  loading: 'Loading the practice',
  failed: 'The practice could not be loaded.',
  none: 'Nothing practised yet',
  noneDetail: 'What the student reviews of the words of lessons stands here.',
  due: 'Due today',
  known: 'Known for three weeks or more',
  learning: 'Being learnt',
  setAside: 'Set aside',
  reviews: 'Reviews in 30 days',
  days: 'Days of this week',
  daysOf: (done: number, wanted: number) => `${done} of ${countOf(wanted, 'day')}`,
  last: 'Last review',
  never: 'None yet',
  words: 'Words forgotten again and again',
  wordsDetail: 'They wait until the student takes them back.',
  noWords: 'No word is set aside.',
  asks: { meaning: 'asks for the meaning', arabic: 'asks for the Arabic' },
});
