import { countOf, dictionary } from '@institute/contract/language';

/** The words of the search over everything. */
export const text = dictionary('admin/search', {
  open: 'Search everything',
  keys: 'Ctrl K',
  title: 'Search',
  label: 'Search students, classes, lessons, payments and settings',
  results: 'Results',
  groups: {
    students: 'Students',
    classes: 'Classes',
    lessons: 'Lessons',
    payments: 'Card payments',
    pages: 'Go to',
  },
  searching: 'Searching...',
  found: (count: number) => countOf(count, 'result'),
  none: 'Nothing found. A student is found by name, e-mail or phone, a payment by its reference.',
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
