import type { GameLevel } from '@institute/contract/game/game';
import { dictionary } from '@institute/contract/language';
import type { AccountBank } from '@institute/contract/payments/account-numbers';
import type { ReferralTrigger } from '@institute/contract/referrals/referrals';
import type { SecondFactorRule, SettingsForm } from '@institute/contract/settings/managed-settings';
import type { QuizState, SwitchState } from '@institute/contract/settings/settings';

/** The words of the settings screen; those of the specification (admin, sections 2, 5 and 8) are exact. */
export const text = dictionary('admin/settings', {
  title: 'Admin Settings',
  intro: 'What the institute is called, what it says, and what it pays. Changes are seen at once.',
  tabSettings: 'Settings',
  tabPublic: 'Public pages',
  tabPeople: 'Who works here',
  loading: 'Loading the settings',
  failed: 'The settings could not be loaded.',
  lastSaved: 'Last saved by',
  areasLabel: 'Parts of the settings',
  areas: {
    texts: 'Texts',
    money: 'Money',
    people: 'People',
    marking: 'Marking',
    notifications: 'Notifications',
    privacy: 'Privacy',
  },
  sections: {
    institute: 'Institute',
    visitors: 'For visitors',
    students: 'For students',
    meetings: 'Live meetings',
    payments: 'Payments',
    transfer: 'How to pay by transfer',
    referral: 'Refer and earn',
    quiz: 'Quiz',
    budget: 'Budget for rewards',
    security: 'Security',
    machine: 'Automatic marking',
    reach: 'How students are reached',
    owner: 'What the owner is told',
    legal: 'Terms and privacy',
    retention: 'How long things are kept',
  },
  legalHint:
    'These stand at /terms and /privacy. A line that begins with ## is a heading, one with - an item of a list. Where a text says {{institute}}, {{contact}}, {{deviceDays}}, {{mailDays}}, {{auditDays}} or {{draftDays}}, what is set here is filled in, and for {{cardProviders}} who handles card payments. When you change a text its version goes up, and students are told once. The draft is no legal advice: have it read by somebody who knows your law.',
  transferHint:
    'Students read this where they fund the wallet or pay for a class, with the number to copy, and can say that they have paid: it then waits under To confirm. While bank, number or name is empty nothing of it is shown.',
  transferUnproved:
    'The number at another bank cannot be proved by its last digit: compare it once more with a statement.',
  accountNumberWrong:
    'This is no account number of that bank: a digit is wrong, or the bank is another one. For a bank that numbers its accounts otherwise choose “Another bank”.',
  toMarking: 'Exams to mark',
  toQuestions: 'See the questions of the quiz',
  noticesHint:
    'Marks, new lessons and subscriptions that end are told by themselves. Each student chooses in the profile which mails to get.',
  toHealth: 'Whether mails go out',
  budgetToday: 'Today {given} has been given, and {left} is left.',
  budgetWaiting: '{amount} of referrals waits for e-mails to be verified, or for a day with room.',
  budgetFailed: 'What is left today could not be loaded.',
  preview: 'As visitors see it',
  previewEmpty: 'Without a message visitors are greeted by the page alone.',
  gotIt: 'Got it',

  unsaved: 'Unsaved changes',
  nothingChanged: 'Everything is saved.',
  checkForm: 'Please check the fields marked above.',
  discard: 'Discard',
  save: 'Save settings',
  saving: 'Saving...',
  confirmTitle: 'Save these settings?',
  confirmDetail: 'Visitors and students see the change at once.',
  saved: 'Settings updated successfully!',
  saveFailed: 'Failed to update settings',
  broken: 'An error occurred. Please try again.',
  discardTitle: 'Discard your changes?',
  discardDetail: 'The fields go back to what is saved.',
  leaveTitle: 'Leave without saving?',
  leaveDetail: 'What you have changed in the settings has not been saved.',
  leave: 'Leave',
});

/** The words of every dialog that takes a picture. */
export const pictureText = dictionary('admin/settings/picture', {
  choose: 'Choose an image',
  chooseAnother: 'Choose another image',
  onLight: 'On a light ground',
  onDark: 'On a dark ground',
  notImage: 'Please select an image file',
  upload: 'Upload',
  uploading: 'Uploading...',
});

/** What such a dialog says of its own picture. */
export type PictureWords = Pick<
  typeof logoText,
  'title' | 'hint' | 'tooLarge' | 'done' | 'failed' | 'broken'
>;

/** The words of the logo and its dialog. */
export const logoText = dictionary('admin/settings/logo', {
  label: 'Logo',
  none: 'No logo yet: the star of the house stands in its place.',
  change: 'Change logo',
  title: 'Upload logo',
  hint: 'PNG, JPEG, WebP or GIF, at most 400 KB. Square ones look best.',
  present: 'Present logo',
  tooLarge: 'Logo file size must be less than 400KB',
  done: 'Logo uploaded successfully!',
  failed: 'Failed to upload logo',
  broken: 'An error occurred while uploading the logo.',
});

/** The words of the signature on certificates and its dialog. */
export const signatureText = dictionary('admin/settings/signature', {
  label: 'Signature on certificates',
  none: 'None yet: certificates show the words of their foot alone.',
  add: 'Add signature',
  change: 'Change signature',
  remove: 'Remove signature',
  title: 'Upload signature',
  hint: 'PNG, JPEG, WebP or GIF, at most 400 KB. Dark ink on a transparent or white ground looks best.',
  present: 'Present signature',
  tooLarge: 'Signature file size must be less than 400KB',
  done: 'Signature uploaded successfully!',
  failed: 'Failed to upload signature',
  removed: 'Signature removed successfully!',
  removeFailed: 'Failed to remove signature',
  broken: 'An error occurred. Please try again.',
});

/** The banks that are none of the list. */
export const bankWords = dictionary('admin/settings/banks', {
  none: 'None: no transfers',
  other: 'Another bank',
});

/** What the quiz is set to. */
export const quizStateNames = dictionary('admin/settings/quiz', {
  on: 'On',
  off: 'Off',
} satisfies Record<QuizState, string>);

/** The banks that keep account numbers of students, as people know them. */
export const accountBankNames = dictionary('admin/settings/account-banks', {
  off: 'Off',
  'wema-bank': 'Wema Bank',
  'titan-paystack': 'Paystack-Titan',
} satisfies Record<AccountBank, string>);

/** Label and, where it needs one, hint of each field. */
export const fieldText: Readonly<Record<keyof SettingsForm, { label: string; hint?: string }>> =
  dictionary('admin/settings/fields', {
    siteName: { label: 'Site name' },
    whatsappNumber: {
      label: 'WhatsApp number',
      hint: 'With the country code. A chat link then stands on every page of a student.',
    },
    storeLink: {
      label: 'Address of the app in its store',
      hint: 'Empty: the link leads to a search of the store for the site name.',
    },
    storeShown: {
      label: 'Link to the app in its store',
      hint: 'At the foot of the front page and of every page of a student.',
    },
    landingMessage: {
      label: 'Landing message',
      hint: 'Greets visitors in a dialog; each line is a paragraph.',
    },
    aboutSite: { label: 'About the site' },
    aboutUs: { label: 'About us' },
    guide: { label: 'Help guide', hint: 'The last step of Getting Started on the dashboard.' },
    privateLesson: { label: 'Private lessons', hint: 'The panel on the dashboard.' },
    paystackKey: {
      label: 'Card payment public key',
      hint: 'Begins with pk_. The secret key stays with whoever runs the server.',
    },
    defaultPrice: {
      label: 'Default subscription amount',
      hint: 'Fills in the price of a new class.',
    },
    referralWelcome: {
      label: 'Welcome bonus',
      hint: 'To the friend, once the e-mail is verified.',
    },
    referralReward: { label: 'Referral reward', hint: 'To the one who referred, once per friend.' },
    referralTrigger: { label: 'The referrer is rewarded' },
    quiz: {
      label: 'The quiz',
      hint: 'Off: no way leads to it, no round is opened and nothing is paid.',
    },
    gameRewardEasy: { label: 'Easy' },
    gameRewardIntermediate: { label: 'Intermediate' },
    gameRewardHard: { label: 'Hard' },
    rewardBudget: {
      label: 'Daily budget',
      hint: 'What rewards of the quiz and of referrals may come to on a day. Play goes on when it is used up; rewards of referrals follow later.',
    },
    accountNumbers: {
      label: 'Account numbers of students',
      hint: 'A bank account number for each student who asks for one; what is transferred to it arrives in the wallet by itself. Needs Paystack with its secret key, and dedicated accounts to be allowed there.',
    },
    secondPersonAbove: {
      label: 'A second person confirms above',
      hint: 'A payment above this amount that somebody takes by hand is booked once somebody else has confirmed it under Payments. 0: every payment is booked at once.',
    },
    graceDays: {
      label: 'Days of grace',
      hint: 'How many days after a part of a price was due new lessons of its class wait for it. Counts for what is billed from now on.',
    },
    noticeHours: {
      label: 'Hours before a meeting',
      hint: 'Until so many hours before it, its teacher moves or cancels a meeting; later the teacher asks the office. 0: teachers never ask.',
    },
    recordingMonths: {
      label: 'Months of recordings',
      hint: 'Recordings and pictures of homework are removed so many months after they were handed in. Students read this before they record.',
    },
    bankCode: { label: 'Bank' },
    otherBank: { label: 'Name of the bank' },
    accountNumber: { label: 'Account number', hint: 'Ten digits.' },
    accountName: {
      label: 'Name of the account',
      hint: 'As the bank shows it to whoever transfers.',
    },
    transferNote: {
      label: 'A line beside it',
      hint: 'Such as: write the name of the student as the purpose.',
    },
    networkWins: {
      label: 'Paid wins a day from one internet connection',
      hint: 'People behind one connection look alike, and so do accounts that one person invents. A school whose students share a connection wants more; 0 pays none.',
    },
    terms: { label: 'Terms of use' },
    privacy: { label: 'Privacy notice' },
    privacyContact: {
      label: 'E-mail for questions about data',
      hint: 'Stands in the texts where they say {{contact}}. Empty: people are asked to answer any of your mails.',
    },
    deviceDays: {
      label: 'Known devices, in days',
      hint: 'After the last sign-in there, 30 to 400. Sessions themselves end when they are ended, or after 30 days without use.',
    },
    mailDays: {
      label: 'Text of mails, in days',
      hint: 'Of messages that went out by e-mail alone, 7 to 3,650.',
    },
    auditDays: { label: 'Audit log, in days', hint: 'From 365 to 3,650.' },
    draftDays: {
      label: 'Exams not handed in, in days',
      hint: 'After the student last wrote, 30 to 3,650.',
    },
    healthAlerts: {
      label: 'Mail when something is not well',
      hint: 'When a backup fails or is overdue or does not restore, mail cannot be sent, or the books do not balance. Once each time.',
    },
    weeklyDigest: {
      label: 'Mail each Monday about the week',
      hint: 'New students, places, money by the way it came, and what waits.',
    },
    ownerEmail: {
      label: 'Who gets both',
      hint: 'An e-mail address. Empty: every administrator.',
    },
    secondFactor: {
      label: 'Second factor of administrators',
      hint: 'An authenticator app or a passkey beside the password. Where it is required, an administrator without one can only set one up.',
    },
  });

/** Whether something is done by itself. */
export const switchStateNames = dictionary('admin/settings/switches', {
  on: 'On',
  off: 'Off',
} satisfies Record<SwitchState, string>);

export const triggerNames = dictionary('admin/settings/triggers', {
  signup: 'When the friend has signed up and verified the e-mail',
  enrolment: 'When the friend first enrolls in any class',
  paid_enrolment: 'When the friend first enrolls in a paid class',
} satisfies Record<ReferralTrigger, string>);

export const factorRuleNames = dictionary('admin/settings/second-factor', {
  optional: 'Each administrator decides',
  required: 'Required of every administrator',
} satisfies Record<SecondFactorRule, string>);

/** The words of the list of what the quiz asks. */
export const quizText = dictionary('admin/settings/quiz-questions', {
  title: 'Questions of the quiz',
  intro:
    'They are part of the product, in every institute the same. Options come in another order each time.',
  list: 'Questions',
  search: 'Search by question or answer',
  failed: 'The questions could not be loaded.',
  empty: 'There are no questions',
  noMatch: 'Nothing found',
  question: 'Question',
  answer: 'Right answer',
  wrong: 'Wrong answers',
  level: 'Level',
  levels: { easy: 'Easy', intermediate: 'Intermediate', hard: 'Hard' } satisfies Record<
    GameLevel,
    string
  >,
  filterLevel: 'Filter by level',
  allLevels: 'All levels',
});
