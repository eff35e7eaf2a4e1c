import { countOf, dictionary } from '@institute/contract/language';

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
