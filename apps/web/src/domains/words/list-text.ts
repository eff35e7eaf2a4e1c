import { countOf, dictionary, formatNumber } from '@institute/contract/language';

/** The words around the words of a lesson. */
export const listText = dictionary('domains/words/list', {
  title: 'Words of this lesson',
  count: (count: number) => countOf(count, 'word'),
  plural: 'Plural',
  root: 'Root',
  practise: 'They come back in your practice.',
});

/** What students wrote that is not right, and accepting it. */
export const writtenText = dictionary('domains/words/written', {
  title: 'Students wrote …',
  hint: 'What was typed and is not right by the key. Accept what is: marks and practice are put right at once, and students whose mark changes are told.',
  gap: (place: number) => `Gap ${formatNumber(place)}`,
  drawn: 'From the bank',
  students: (count: number) => countOf(count, 'student'),
  nearly: 'nearly right',
  accept: 'Accept',
  acceptAnswer: (answer: string) => `Accept ${answer}`,
  alsoRight: 'Right too',
  takeBack: 'Take back',
  takeBackAnswer: (answer: string) => `Take back ${answer}`,
  accepted: 'Accepted.',
  takenBack: 'Taken back.',
  undo: 'Undo',
  failed: 'This could not be changed.',
  notLoaded: 'What students wrote could not be loaded.',
  changed: ({ marks, students }: { marks: number; students: number }) =>
    `${countOf(marks, 'mark')} changed, practice of ${countOf(students, 'student')} put right.`,
});

/** What students forget again and again. */
export const forgottenText = dictionary('domains/words/forgotten', {
  setAside: (count: number) => `Forgotten again and again by ${countOf(count, 'student')}`,
  words: 'Words that your class forgets',
  exercises: 'Exercises that your class forgets',
});
