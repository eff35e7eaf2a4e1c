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
    institute: { name: 'Institute', words: 'name logo signature whatsapp' },
    visitors: { name: 'For visitors', words: 'welcome landing about' },
    students: { name: 'For students', words: 'guide private lesson' },
    payments: { name: 'Payments', words: 'card key paystack monthly price' },
    referral: { name: 'Refer and earn', words: 'reward bonus friend' },
    quiz: { name: 'Quiz rewards', words: 'easy intermediate hard' },
    budget: { name: 'Budget for rewards', words: 'daily limit' },
    security: { name: 'Security', words: 'second factor' },
    legal: { name: 'Terms and privacy', words: 'consent contact' },
    retention: { name: 'How long things are kept', words: 'days devices mails audit drafts' },
  },
});
