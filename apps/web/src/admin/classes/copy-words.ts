import { countOf, dictionary } from '@institute/contract/language';

/** The words of copying classes and lessons. */
export const copyText = dictionary('admin/classes/copies', {
  duplicate: 'Duplicate',
  duplicating: 'Duplicating...',
  duplicated: 'Class duplicated. Publish it when it is ready.',
  duplicateTitle: 'Duplicate this class?',
  duplicateFailed: 'The class could not be duplicated.',
  copyOf: (name: string) => `${name} (copy)`,
  newName: 'Name of the new class',
  carries: 'All lessons are copied, with their questions, words, files and study dates.',
  leavesPeople: 'Students, payments, results and discussions stay with this class.',
  opensLater: 'The new class is a draft until you publish it, and has no registration close date.',
  lessonDuplicated: 'Lesson duplicated.',
  lessonFailed: 'The lesson could not be duplicated.',

  copyLessons: 'Copy Lessons',
  copyTitle: 'Copy lessons from another class',
  fromClass: 'Class to copy from',
  lessons: 'Lessons to copy',
  allLessons: 'All lessons of this class',
  lessonsFailed: 'The lessons could not be loaded.',
  loading: 'Loading the lessons',
  noLessons: 'This class has no lessons.',
  chooseClass: 'Choose a class to see its lessons.',
  copyHint: 'They come to the end of this class, with their questions, words and files.',
  noneChosen: 'Choose at least one lesson',
  copy: (count: number) => (count === 0 ? 'Copy' : `Copy ${countOf(count, 'lesson')}`),
  copying: 'Copying...',
  copied: (count: number) => `${countOf(count, 'lesson')} copied.`,
  copyFailed: 'The lessons could not be copied.',
});
