import { dictionary, formatNumber } from '@institute/contract/language';

/** What is said of an exam that is sat to enter another class; `own` is that of the exam, `class` the other. */
export const entryText = dictionary('student/lesson/entry', {
  outcome: 'What it comes to',
  before: (mark: number) =>
    `You sit this exam of {own} to join {class}: whoever reaches ${formatNumber(mark)} % may join.`,
  passed: () => 'You have shown that you know this. You can join {class} now.',
  waiting: (mark: number) =>
    `Your exam is to be marked first. From ${formatNumber(mark)} % on you can join {class}.`,
  again: (mark: number) =>
    `${formatNumber(mark)} % are needed to join {class}. You can try again, or learn it in {own}.`,
  failed: (mark: number) =>
    `${formatNumber(mark)} % are needed to join {class}. Learn it in {own}: {class} opens once you have completed that.`,
  goTo: 'Go to {class}',
});
