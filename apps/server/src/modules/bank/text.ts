import { countOf, dictionary } from '@institute/contract/language';

/** What the bank of a class says, and what is wrong with files of questions. */
export const text = dictionary('server/bank', {
  kept: 'Kept in the bank of the class.',
  changed: 'The exercise has been changed.',
  topicSet: 'The topic has been set.',
  deleted: 'Taken out of the bank.',
  restored: 'Back in the bank.',
  imported: 'The exercises are in the bank.',
  unheld: (count: number) =>
    `${countOf(count, 'character')} that XML cannot hold ${count === 1 ? 'was' : 'were'} left out.`,

  formats: { csv: 'CSV', gift: 'GIFT', moodle: 'Moodle XML' },
  /** What people call the columns of a table, in small letters and apart by commas. */
  columns: {
    type: 'kind, question type',
    topic: 'label, category, tag',
    question: 'prompt, task',
    text: 'text with gaps, sentence',
    answer: 'right answer, correct answer, right, correct',
    how: 'judged, strictness, shown',
    nearly: 'nearly right',
    explanation: 'feedback, why',
    asks: 'asked, asked for',
    root: 'letters of the root',
    pattern: 'scale',
    orders: 'other orders, other right orders',
  },

  soundGone: 'The sound of this exercise is not there any more. Please choose or record it again.',

  notRight: 'This question is not right.',
  typeUnknown: (type: string, known: string) =>
    `There is no kind “${type.slice(0, 40)}”. Write ${known}.`,
  pairBroken: (cell: string) =>
    `A pair is written as “this = that”, and “${cell.slice(0, 60)}” is not.`,
  tooLong: 'This question is too long.',
  giftBroken: (line: number) =>
    `This is not GIFT, at line ${line}. Look for a brace or an equals sign that is missing.`,
  noAnswers: 'This is a text without answers.',
  withoutAnswer:
    'What is right is not named. Write “ANSWER: B” beneath the options, or a star before the right one.',
  kindOutside: (kind: string) =>
    `A question of the kind “${kind.slice(0, 40)}” cannot be kept in a bank.`,
  gapOutside: (kind: string) => `A gap of the kind ${kind.slice(0, 40)} cannot be kept in a bank.`,
  withMedia:
    'It shows a picture or plays a sound, which a file of questions cannot bring along. Add an exercise with a sound in the bank itself.',
  heardInFile: (type: string) =>
    `A file of questions cannot bring the sound of “${type}” along. Add this exercise in the bank itself, and record or choose its sound there.`,
  withStar: 'A star that stands for any letters cannot be kept in an answer.',
  moreAnswers: 'It has more answers than questions to match.',
  isTrue: 'True',
  isFalse: 'False',
  fillIn: 'Fill in the gap.',

  xmlBroken: (line: number) => `This is not the XML of Moodle: look at line ${line}.`,
  withDoctype: 'This file declares a document type. Files of Moodle have none, so it is not read.',
  tooDeep: 'This file is nested too deeply, or has too many parts.',

  soundNotCarried: (format: string, type: string) =>
    `${format} cannot carry the sound of “${type}”.`,
  typeNotCarried: (format: string, type: string) => `${format} has no “${type}”.`,
  signOutside: 'It holds a control character, which XML cannot.',
  withArrow: 'An answer holds “->”, by which GIFT means a pair.',
  looksLikeGap: 'Its text holds what Moodle would read as a gap.',
  losesJudging: (count: number) =>
    `How strictly a typed answer is judged is lost in ${countOf(count, 'exercise')}.`,
});
