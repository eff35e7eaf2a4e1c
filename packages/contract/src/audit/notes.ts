import { roleWord } from '../auth/abilities.ts';
import { classLabels } from '../classes/class-form.ts';
import { dictionary } from '../language.ts';
import { formatKobo, formatNaira } from '../money.ts';
import { banks, OTHER_BANK } from '../payments/banks.ts';
import { displayTime } from '../time/calendar.ts';
import { nobody, notedWords } from './acts.ts';
import type { AuditEntry } from './audit.ts';

/** What was noted beside an act, as the wire has it. */
export type AuditDetail = AuditEntry['details'][number];

const ownNames = dictionary('audit/notes', {
  kobo: 'Amount',
  payment: 'Payment',
  account: 'Account joined',
  claimed: 'Said to have paid',
  way: 'Way',
  theoryScore: 'Theory score',
  powers: 'What they may do',
  before: 'Before',
  code: 'Number',
  changed: 'Changed',
  role: 'Role',
  email: 'E-mail',
  phone: 'Phone',
  reason: 'Reason',
  note: 'Note',
  subject: 'Subject',
  subjects: 'Lessons',
  title: 'Title',
  asked: 'Question',
  examQuestions: 'Questions',
  keysOf: 'Right answer changed of',
  words: 'Words',
  wordsAdded: 'Words added',
  wordsChanged: 'Words changed',
  wordsRemoved: 'Words removed',
  sound: 'Sound',
  order: 'Order',
  form: 'Written form',
  word: 'Word',
  prompt: 'Exercise',
  topic: 'Topic',
  exerciseParts: 'Answers and explanation',
  lessonTotal: 'Lessons copied',
  sources: 'From the class',
  mails: 'E-mails',
  isPremium: 'Paid',
  isMonthly: 'Monthly',
  monthlyLessonLimit: 'Lessons a month',
  isActive: 'Active',
  registrationClosesAt: 'Registration closes',
  prerequisite: 'Prerequisite',
  entryExam: 'Exam instead of it',
  slug: 'Address',
  ofClass: 'Class',
  about: 'Text',
  blocks: 'Blocks',
  exercises: 'Exercises',
  opensAt: 'Opens',
  theoryAnswer: 'Model answer',
  isPreview: 'Free to read',
  passMark: 'Pass mark in %',
  attempts: 'Attempts',
  countedAttempt: 'Attempt that counts',
  attemptWait: 'Hours between attempts',
  examMinutes: 'Minutes',
  isShuffled: 'In an order of their own',
  drawCount: 'Drawn from the bank',
  drawType: 'Drawn kind',
  drawTopic: 'Drawn topic',
  moreDraws: 'Further parts drawn',
  weights: 'Weights',
  columns: 'Columns',
  column: 'Column',
  period: 'Month',
  mark: 'Mark',
  isShown: 'Shown to students',
  missingIsZero: 'What is missing counts as 0',
  marksLost: 'Marks that went',
  content: 'Content',
  footer: 'Footer',
  body: 'Message',
  reference: 'Reference',
  call: 'Asked for',
  days: 'Days',
  until: 'Until',
  fromOn: 'From',
  firstOn: 'First day',
  lastOn: 'Last day',
  startsAt: 'Begins',
  endsAt: 'Ends',
  scope: 'Which meetings',
  weekly: 'Weekly time',
  meetings: 'Meetings',
  marks: 'Who was there',
  taught: 'What was taught',
  wanted: 'Asked of the office',
  answer: 'Answer',
  homework: 'Homework',
  zone: 'Time zone',
  seats: 'Seats',
  mayMoveGroups: 'May change groups',
  place: 'Link or room',
  onClosure: 'On closed days',
  teacherId: 'Number of the teacher',
  to: 'To',
  delivery: 'Delivery',
  sendAt: 'Goes out',
  isPopup: 'Pops up',
  total: 'Students',
  classes: 'Classes',
  assigned: 'Assigned',
  issuedOn: 'Issued on',
  paying: 'Subscriptions running',
  balanced: 'Balanced',
  state: 'State',
  siteName: 'Site name',
  whatsappNumber: 'WhatsApp number',
  storeLink: 'Address of the app in its store',
  storeShown: 'Link to the app in its store',
  landingMessage: 'Landing message',
  aboutsite: 'About the site',
  aboutUs: 'About us',
  howto: 'Help guide',
  privatelesson: 'Private lessons',
  paystackKey: 'Card payment public key',
  subamount: 'Default subscription amount',
  referralWelcome: 'Welcome bonus',
  referralReward: 'Referral reward',
  referralTrigger: 'The referrer is rewarded',
  quiz: 'The quiz',
  gameRewardEasy: 'Reward of the easy quiz',
  gameRewardIntermediate: 'Reward of the intermediate quiz',
  gameRewardHard: 'Reward of the hard quiz',
  rewardBudget: 'Daily budget of rewards',
  secondPersonAbove: 'Second person above',
  graceDays: 'Days of grace',
  noticeHours: 'Hours before a meeting',
  recordingMonths: 'Months of recordings',
  movedDays: 'Dates moved by days',
  teacherTotal: 'Teachers',
  groupTotal: 'Groups',
  weeklyTotal: 'Weekly times',
  bankCode: 'Bank for transfers',
  otherBank: 'Name of the other bank',
  accountNumber: 'Account number',
  accountName: 'Name of the account',
  transferNote: 'Line beside the account',
  accountNumbers: 'Account numbers of students',
  networkWins: 'Paid wins from one connection',
  healthAlerts: 'Alerts by mail',
  weeklyDigest: 'Digest of the week',
  ownerEmail: 'Who gets alerts and the digest',
  secondFactor: 'Second factor of administrators',
  terms: 'Terms of use',
  privacy: 'Privacy notice',
  privacyContact: 'E-mail for questions about data',
  deviceDays: 'Known devices, in days',
  mailDays: 'Text of mails, in days',
  auditDays: 'Audit log, in days',
  draftDays: 'Exams not handed in, in days',
  tagline: 'Headline of the landing page',
  forWhom: 'For whom the institute is',
  promises: 'Selling points',
  steps: 'How it works',
  teachers: 'Teachers',
  questions: 'Questions and answers',
  levelA0: 'Level A0',
  levelA1: 'Level A1',
  levelA2: 'Level A2',
  levelB1: 'Level B1',
  levelB2: 'Level B2',
  address: 'Postal address',
  contactEmail: 'E-mail of the institute',
});

/**
 * What is noted beside an act, by its name: the fields of a class, unless the log has words of its own.
 * What has none here is told only where it changed.
 */
export const noteNames: Readonly<Record<string, string>> = { ...classLabels, ...ownNames };

/** Values that the log keeps as codes, in words. */
const valueWords: Readonly<Record<string, Readonly<Record<string, string>>>> = dictionary(
  'audit/values',
  {
    to: { all: 'everybody' },
    delivery: { inApp: 'in the app', email: 'by e-mail', both: 'in the app and by e-mail' },
    powers: {
      ...{ teach: 'teach', mark: 'mark', people: 'see people' },
      ...{ money: 'money', support: 'support', head: 'all teaching' },
    },
    countedAttempt: { best: 'the best', last: 'the last' },
    referralTrigger: {
      signup: 'when the friend has signed up',
      enrolment: 'when the friend first joins a class',
      paid_enrolment: 'when the friend first joins a paid class',
    },
    quiz: { on: 'on', off: 'off' },
    storeShown: { on: 'shown', off: 'not shown' },
    healthAlerts: { on: 'on', off: 'off' },
    weeklyDigest: { on: 'on', off: 'off' },
    accountNumbers: { off: 'off', 'wema-bank': 'Wema Bank', 'titan-paystack': 'Paystack-Titan' },
    secondFactor: { optional: 'by choice', required: 'required' },
    bankCode: { ...Object.fromEntries(banks), [OTHER_BANK]: 'another bank' },
  },
);

const text = dictionary('audit/told', {
  yes: 'yes',
  no: 'no',
  nothing: 'nothing',
  changed: '{was} became {now}',
});
/** What stands between what a value was and what it is now, and for one that is empty. */
export const { changed: changedWords, nothing } = text;

const amounts: ReadonlySet<string> = new Set([
  ...[
    'kobo',
    'claimed',
    'price',
    'referralWelcome',
    'referralReward',
    'rewardBudget',
    'secondPersonAbove',
  ],
  ...['gameRewardEasy', 'gameRewardIntermediate', 'gameRewardHard'],
]);
const instants: ReadonlySet<string> = new Set(['registrationClosesAt', 'opensAt', 'sendAt']);
const flags: ReadonlySet<string> = new Set([
  ...['isPremium', 'isMonthly', 'isActive', 'isPreview', 'isShuffled', 'isPopup'],
]);

/** What a noted value is, so that it can be set as such. */
export type NotedValue = { kobo: number } | { at: Date } | { words: string };

/** A value as it was noted under a name: amounts and times as such, codes in words. */
export function notedValue(name: string, value: string): NotedValue {
  if (amounts.has(name) && value !== '') return { kobo: Number(value) };
  if (instants.has(name) && value !== '') return { at: new Date(value) };
  if (flags.has(name)) return { words: value === 'true' ? text.yes : text.no };
  if (name === 'subamount') return { words: formatNaira(value) };
  if (name === 'role') return { words: roleWord(Number(value)) };
  // An own one: a row of before may have been noted under whatever an exam was called.
  const codes = Object.hasOwn(valueWords, name) ? valueWords[name] : undefined;
  if (!codes) return { words: value };
  return {
    words: value
      .split(', ')
      .map((code) => (Object.hasOwn(codes, code) ? codes[code] : code))
      .join(', '),
  };
}

/** Whether a detail says what something was before. */
export const isChange = (detail: AuditDetail): detail is AuditDetail & { was: string } =>
  detail.was !== undefined;

/** What is called by its name in the log, which another language may call otherwise. */
export const noteName = (name: string): string =>
  Object.hasOwn(noteNames, name) ? (noteNames[name] ?? name) : name;

/** An act as it is told: its words, with braces for what stands in them, and what is told beneath. */
export interface ToldAct {
  words: string;
  notes: AuditDetail[];
}

/**
 * How an act is told. Beneath its sentence stands what was noted and is not in it already, and whatever
 * has become another; of what is said only to have changed, that it did.
 */
export function tellAct(action: string, details: readonly AuditDetail[]): ToldAct {
  const said = details.filter(({ value }) => value !== '');
  const words = notedWords(action, new Set(said.map(({ name }) => name)));
  const isTold = (name: string) => words.includes(`{${name}}`);
  const named = new Set(details.map(({ name }) => name));
  const notes = details.flatMap((detail): AuditDetail[] => {
    if (isChange(detail)) return [detail];
    if (detail.value === '' || isTold(detail.name) || !Object.hasOwn(noteNames, detail.name)) {
      return [];
    }
    if (detail.name !== 'changed') return [detail];
    const only = detail.value.split(', ').filter((name) => !named.has(name));
    return only.length === 0 ? [] : [{ name: 'changed', value: only.map(noteName).join(', ') }];
  });
  return { words, notes };
}

interface Telling {
  action: string;
  /** The name of whom it was done to. */
  whom: string | null;
  details: readonly AuditDetail[];
  timeZone: string;
}

/** An act in plain words, as a file has it: the sentence, and what is told beside it. */
export function actInWords({ action, whom, details, timeZone }: Telling): {
  sentence: string;
  notes: string;
} {
  const { words, notes } = tellAct(action, details);
  const plain = (name: string, value: string): string => {
    if (value === '') return text.nothing;
    const noted = notedValue(name, value);
    if ('kobo' in noted) return formatKobo(noted.kobo);
    return 'at' in noted ? displayTime(noted.at, timeZone) : noted.words;
  };
  const filled = (within: string, fill: (slot: string) => string) =>
    within.replace(/\{(\w+)\}/g, (_, slot: string) => fill(slot));
  const sentence = filled(words, (slot) =>
    slot === 'whom'
      ? (whom ?? nobody)
      : plain(slot, details.find(({ name }) => name === slot)?.value ?? ''),
  );
  const told = notes.map((note) => {
    const now = plain(note.name, note.value);
    const was = isChange(note) ? plain(note.name, note.was) : null;
    const value = was === null ? now : filled(text.changed, (slot) => (slot === 'was' ? was : now));
    return `${noteName(note.name)}: ${value}`;
  });
  return { sentence, notes: told.join('; ') };
}
