import { countOf, dictionary } from '@institute/contract/language';

/** The words of the search over everything. */
export const text = dictionary('admin/search', {
  open: 'Search everything',
  keys: 'Ctrl K',
  title: 'Search',
  label: 'Search students, classes, lessons, payments and settings',
  results: 'Results',
  /** An act that still needs somebody or a class: "Enroll: whom?" */
  whom: (act: string, isClassToo: boolean) =>
    isClassToo ? `${act}: type a student or a class` : `${act}: type a student`,
  noAct: 'Search everything again',
  needs: { student: 'a student', class: 'a student or a class' },
  /** What can be done, with other words that it is looked for by. */
  acts: {
    enrol: { name: 'Enroll a student', words: 'enroll class place join' },
    fund: { name: 'Fund a wallet', words: 'money credit add top up' },
    pay: { name: 'Take a payment', words: 'money cash transfer waiver bank' },
    refund: { name: 'Refund a payment', words: 'money return give back' },
    message: { name: 'Write a message', words: 'send mail e-mail notice' },
    certify: { name: 'Give a certificate', words: 'certify award assign' },
    newClass: { name: 'New class', words: 'add create course' },
    addStudents: { name: 'Add or import students', words: 'invite new list excel sheet' },
    confirm: { name: 'Confirm payments', words: 'confirm transfers transfer paid bank' },
    keys: { name: 'Keys of the office', words: 'keyboard shortcuts help' },
  },
  groups: {
    students: 'Students',
    classes: 'Classes',
    acts: 'Do',
    lessons: 'Lessons',
    payments: 'Payments',
    pages: 'Go to',
  },
  searching: 'Searching...',
  found: (count: number) => countOf(count, 'result'),
  none: 'Nothing found. A student is found by name, e-mail or phone, a card payment by its reference.',
  failed: 'The search could not be made.',
  receipt: 'Receipt',
  noReceipt: 'Not paid',
  /** A part of the settings, as it is found: "Settings: Payments". */
  setting: (section: string) => `Settings: ${section}`,
  /** Parts of the settings by their place on the page, with other words that they are looked for by. */
  settings: {
    institute: { name: 'Institute', words: 'texts name logo signature store app' },
    visitors: { name: 'For visitors', words: 'texts welcome landing about' },
    students: { name: 'For students', words: 'texts guide private lesson' },
    payments: { name: 'Payments', words: 'money card key paystack monthly price' },
    transfer: { name: 'How to pay by transfer', words: 'money bank account number' },
    referral: { name: 'Refer and earn', words: 'money reward bonus friend' },
    quiz: { name: 'Quiz rewards', words: 'money easy intermediate hard' },
    budget: { name: 'Budget for rewards', words: 'money daily limit' },
    security: { name: 'Security', words: 'people second factor' },
    machine: { name: 'Automatic marking', words: 'machine exams' },
    reach: { name: 'How students are reached', words: 'notifications mail whatsapp' },
    legal: { name: 'Terms and privacy', words: 'texts consent contact' },
    retention: {
      name: 'How long things are kept',
      words: 'privacy days devices mails audit drafts',
    },
  },
  /** The parts of what visitors read, which stand in a tab of their own. */
  publicPages: {
    teachers: { name: 'Teachers', words: 'public pages visitors people picture' },
    questions: { name: 'Questions and answers', words: 'public pages visitors faq' },
    levels: { name: 'The levels', words: 'public pages visitors a0 a1 a2 b1 b2' },
    contact: {
      name: 'Where and how',
      words: 'public pages visitors postal address e-mail contact',
    },
  },
});
