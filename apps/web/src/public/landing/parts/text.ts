import { dictionary } from '@institute/contract/language';

/** The words of the parts of the landing page that need no script. */
export const text = dictionary('public/landing/parts', {
  word: {
    title: 'Read your first word',
    listen: 'Hear the word',
    reading: 'Arabic is read from the right. Three signs make this word:',
    parts: ['ba', 'long ā', 'bun'],
    whole: 'Together: bābun, a door.',
    question: 'Which of these words begins with the same letter?',
    right: 'Right: baytun, a house. You have read your second word.',
    wrongKitab: 'Not quite: kitābun, a book, ends with it. Look at the first sign from the right.',
    wrongQalam: 'Not quite: qalamun, a pen, begins with two dots above. Look for the dot below.',
    goOn: 'Create an account and go on',
  },
  steps: {
    title: 'How it works',
    classOf: 'The letters',
    translation: 'The girl reads the book.',
    passed: 'Passed',
  },
  levels: { title: 'From the first letter to fluent reading' },
  teachers: { title: 'Who teaches' },
  certificate: {
    title: 'A certificate that proves itself',
    detail:
      'Each certificate carries a code. Whoever is shown one types the code here, or points a phone at it, and sees whether it is genuine.',
    check: 'Check a certificate',
    sample: 'Sample',
    certifies: 'This certifies that',
    holder: 'Your Name',
    completed: 'has completed the class',
    class: 'The Arabic Alphabet',
  },
  questions: { title: 'Questions and answers' },
  foot: {
    label: 'Other pages',
    about: 'About us',
    verify: 'Check a certificate',
    terms: 'Terms of use',
    privacy: 'Privacy notice',
  },
  contact: { write: (email: string) => `Write to ${email}` },
});
