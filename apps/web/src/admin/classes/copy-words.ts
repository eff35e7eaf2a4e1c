import { countOf, dictionary } from '@institute/contract/language';

/** The words of copying classes and lessons. */
export const copyText = dictionary('admin/classes/copies', {
  duplicate: 'Duplicate',
  duplicating: 'Duplicating...',
  duplicated: 'Class duplicated. Publish it when it is ready.',
  untaught: (count: number, classes: string) =>
    `${countOf(count, 'meeting')} ${count === 1 ? 'stands' : 'stand'} without a teacher: at that hour they are in a meeting of ${classes}. See Meetings of the new class.`,
  runsOn:
    'A group of this class has no last day: it runs on, and its teachers are in it while the new class meets at the same hours. End it first, under Meetings.',
  openNew: 'Open the new class',
  duplicateTitle: 'Duplicate this class?',
  duplicateFailed: 'The class could not be duplicated.',
  copyOf: (name: string) => `${name} (copy)`,
  newName: 'Name of the new class',
  dates: 'Days of lessons and of weekly times',
  moves: {
    none: 'Stay as they are',
    weeks: 'Move by some weeks',
    begin: 'Begin on a day',
  },
  weeks: 'By how many weeks',
  beginsOn: 'The first of them is on',
  datesHint:
    'Exams move with them. The time of day stays, and so does the day of the week of a weekly time.',
  teachers: 'Its teachers teach the new class as well',
  teachersHint:
    'Where one is in a meeting of another class at the same time, the meeting stands without a teacher.',
  carries:
    'All lessons are copied, with their questions, words and files, and the groups with their weekly times; so are the columns of the grades, without marks.',
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
