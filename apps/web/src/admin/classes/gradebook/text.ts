import { countOf, dictionary, formatNumber } from '@institute/contract/language';

/** The words of the gradebook of a class. */
export const text = dictionary('admin/classes/gradebook', {
  title: 'Marks of the class',
  intro:
    'Each mark leads to where it is given. The means take the marks there are, each as much as its exam counts.',
  search: 'Search by name or e-mail',
  failed: 'The gradebook could not be loaded.',
  pages: 'Pages of students',
  empty: 'No exams yet',
  emptyDetail: 'The class has no exam. Add one among its lessons.',
  noStudents: 'No students yet',
  noStudentsDetail: 'Marks appear here once students have joined and handed in an exam.',
  noMatch: 'Nobody found',
  student: 'Student',
  mean: 'Mean',
  classMean: 'Mean of the class',
  markedOf: (count: number) => countOf(count, 'mark'),
  weight: 'Weight',
  weighs: (weight: number) => `Weight ${weight}`,
  noMean: 'No mark yet',
  waits: 'To mark',
  waitsLong: 'Handed in, waits for its mark',
  missing: 'Not handed in',

  weights: 'Weights of exams',
  weightsIntro:
    'How much each exam counts beside the others: one of weight 2 counts twice as much as one of weight 1, one of weight 0 does not count.',
  weightOf: (subject: string) => `Weight of ${subject}`,
  save: 'Save weights',
  saving: 'Saving...',
  saved: 'Weights saved.',
  saveFailed: 'The weights could not be saved.',
});

/** The words of the figures of an exam and of marking it again. */
export const itemsText = dictionary('admin/classes/exam-items', {
  title: 'Questions of an exam',
  open: 'Figures of questions',
  exam: 'Exam',
  failed: 'The figures could not be loaded.',
  none: 'This exam has no questions and no exercises.',
  item: 'Question or exercise',
  right: 'Right',
  discrimination: 'Tells apart',
  discriminationHint:
    'How much better the best quarter of students (27 %) did with it than the weakest quarter, from -100 to 100. From 30 on it tells well who knows; near 0 it does not; below 0 look at its key.',
  options: 'Chosen',
  answers: (count: number) => countOf(count, 'answer'),
  drawn: 'From the bank',
  tooFew: (fewest: number) => `Figures come with ${formatNumber(fewest)} answers.`,
  percent: (value: number) => `${formatNumber(value)} %`,
  points: (value: number) => formatNumber(value),
  strong: 'tells well',
  weak: 'tells little',
  doubtful: 'look at the key',
  times: (count: number) => `${formatNumber(count)}×`,
  correct: 'Right answer',

  remarkTitle: 'The key has changed since students handed this in',
  touched: (count: number) =>
    `Marked again by the key as it is now, ${countOf(count, 'mark')} would change:`,
  attempt: (place: number) => `attempt ${formatNumber(place)}`,
  noMark: 'no mark',
  change: (before: string, after: string) => `${before} becomes ${after}`,
  byHand: 'changed by a person',
  stays: 'Marks that a person has changed for a reason stay as they are.',
  withByHand: (count: number) => `Change those too (${formatNumber(count)})`,
  reason: 'Reason, which the students read',
  reasonDefault: 'The key of a question has been corrected.',
  remark: 'Mark again',
  remarking: 'Marking...',
  remarked: 'The exam was marked again.',
  remarkFailed: 'The exam could not be marked again.',
  nothing: 'Nothing is left to change. Tick the box to change those that a person has changed.',
  told: 'Each student whose mark changes gets a message with the reason.',
});
