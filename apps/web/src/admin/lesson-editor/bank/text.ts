import { countOf, dictionary, formatNumber } from '@institute/contract/language';

/** The words of the bank of a class. */
export const text = dictionary('admin/lesson-editor/bank', {
  title: 'Bank of exercises',
  intro: 'Exercises that are kept for this class, to be put into its lessons.',
  back: 'Back to the class',
  list: 'Exercises',
  search: 'Search in questions and answers',
  failed: 'The bank could not be loaded.',
  none: 'This bank is empty',
  noneDetail: 'Add an exercise, or import questions from a table or another program.',
  noMatch: 'No exercise matches',
  kept: (count: number, most: number) =>
    `${formatNumber(count)} of at most ${formatNumber(most)} exercises`,
  add: 'Add exercise',
  importIt: 'Import',
  exportIt: 'Export',
  filterType: 'Filter by kind',
  filterTopic: 'Filter by topic',
  allTypes: 'All kinds',
  allTopics: 'All topics',
  prompt: 'Question',
  type: 'Kind',
  topic: 'Topic',
  topicHint: 'What it is about, such as: Nouns. Lists are filtered by it.',
  noTopic: 'None',
  addedBy: 'Added by',
  actionsFor: (prompt: string) => `Actions for ${prompt}`,
  edit: 'Edit',
  duplicate: 'Duplicate',
  duplicated: 'The exercise is there twice.',
  delete: 'Delete',
  deleted: (count: number) =>
    count === 1
      ? 'The exercise is out of the bank. Lessons keep theirs.'
      : `${countOf(count, 'exercise')} are out of the bank. Lessons keep theirs.`,
  undo: 'Undo',
  restored: (count: number) =>
    count === 1 ? 'The exercise is back.' : `${countOf(count, 'exercise')} are back.`,
  restoreFailed: (count: number) =>
    count === 1
      ? 'The exercise could not be brought back.'
      : 'The exercises could not be brought back.',
  actFailed: 'This could not be done. Please try again.',

  addTitle: 'Add exercise',
  editTitle: 'Edit exercise',
  save: 'Save',
  saving: 'Saving...',
  added: 'The exercise is in the bank.',
  changed: 'The exercise has been changed.',
  saveFailed: 'The exercise could not be saved.',
});

/** What is done with exercises that are chosen. */
export const chosenText = dictionary('admin/lesson-editor/bank/chosen', {
  row: (prompt: string) => `Choose ${prompt}`,
  page: 'Choose everything on this page',
  label: 'With the exercises chosen',
  count: (count: number) => `${countOf(count, 'exercise')} chosen`,
  all: 'All that match',
  choosing: 'Choosing...',
  clear: 'Nothing',
  failed: 'The exercises could not be chosen.',
  deleting: 'Deleting...',
  askTitle: (count: number) => `Delete ${countOf(count, 'exercise')}?`,
  askDetail:
    'Lessons keep theirs. Exams that draw from the bank draw from what is left, in attempts that begin from now on.',
  setTopic: 'Set topic',
  setting: 'Setting...',
  topicTitle: 'Set topic',
  forMany: (count: number) => `For ${countOf(count, 'exercise')}.`,
  topicHint: 'Empty: they have no topic any more.',
  topicSet: (count: number) => `The topic of ${countOf(count, 'exercise')} has been set.`,
  topicFailed: 'The topic could not be set.',
});

/** Leading on from a key that was corrected. */
export const touchedText = dictionary('admin/lesson-editor/bank/touched', {
  title: 'The key has changed since students handed this in',
  touched: (count: number) => `${countOf(count, 'mark')} would change.`,
  look: 'See whose, and mark again',
});

/** Bringing questions in, and taking them out. */
export const fileText = dictionary('admin/lesson-editor/bank/files', {
  importTitle: 'Import questions',
  format: 'Format',
  formats: { csv: 'Table (CSV)', gift: 'GIFT', moodle: 'Moodle XML' },
  book: 'Lines as in a book (Aiken)',
  hints: {
    csv: 'Columns: type, topic, question, text, option1 to option12, answer, how, nearly, explanation, asks, root, pattern. An export shows how each kind is written.',
    gift: 'Questions apart by an empty line, as Moodle and others export them.',
    moodle: 'The XML that Moodle exports. Pictures and sounds are not taken.',
    book: '“1. …” and its options as “a) …” or “أ) …”. What is right: “ANSWER: B” beneath, a star before the option, or “Answers: 1. b 2. c” at the end.',
  },
  intro:
    'At most 500 questions and 900,000 characters. A file brings no sounds along: what is heard is added in the bank itself. Nothing is kept before you have seen what it would be.',
  file: 'Choose a file',
  content: 'Or paste what it says',
  empty: 'Choose a file or paste its text first.',
  unreadable: 'This file cannot be read as text, or has more than 900,000 characters.',
  topicHint: 'For questions that name none.',
  again: 'Add once more what the bank holds already',
  skip: 'Leave out what is wrong',
  skipHint: 'The other questions are imported.',
  check: 'Check',
  checking: 'Checking...',
  submit: (count: number) => `Import ${countOf(count, 'exercise')}`,
  busy: 'Importing...',
  importFailed: 'The questions could not be imported.',
  imported: (count: number) => `${countOf(count, 'exercise')} imported.`,
  fresh: (count: number) => `${countOf(count, 'new exercise')}.`,
  known: (count: number) =>
    `${countOf(count, 'question')} already there: added only if you ask for it.`,
  wrong: (count: number) => `${countOf(count, 'question')} to put right.`,
  row: (row: number) => `Line ${formatNumber(row)}`,
  more: (count: number) => `and ${formatNumber(count)} more`,
  read: 'What was read',
  isKnown: 'already there',

  exportTitle: 'Export the bank',
  exportIntro: 'Right answers are in the file. What is searched for and filtered is exported.',
  looking: 'Looking at what the format can carry...',
  carries: (count: number) => `${countOf(count, 'exercise')} in the file.`,
  leftOut: (count: number) => `${countOf(count, 'exercise')} cannot be carried:`,
  download: 'Export',
  downloading: 'Exporting...',
  exportFailed: 'The bank could not be exported.',
});

/** Putting exercises of the bank into a lesson. */
export const putText = dictionary('admin/lesson-editor/bank/put', {
  title: 'From the bank of the class',
  none: 'The bank of this class is empty. Keep exercises in it by their menu, or import some there.',
  put: (count: number) => (count === 0 ? 'Add' : `Add ${countOf(count, 'exercise')}`),
  tooMany: (most: number) => `This lesson has room for ${countOf(most, 'block')} more.`,
  pages: 'Pages of the bank',
});

/** Keeping an exercise of a lesson. */
export const keepText = dictionary('admin/lesson-editor/bank/keep', {
  kept: 'The exercise is in the bank of the class.',
  failed: 'The exercise could not be kept.',
  incomplete: 'Complete the exercise first, then keep it.',
});
