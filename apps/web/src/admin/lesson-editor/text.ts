import { countOf, dictionary, formatNumber, plural } from '@institute/contract/language';
import type { MaterialKind } from '@institute/contract/lessons/managed-lessons';
import type { LessonKind } from '../../domains/lessons/model.ts';

/** The words of the lesson editor; those of the specification stand as it writes them. */
export const text = dictionary('admin/lesson-editor', {
  titleEdit: 'Edit Lesson',
  titleAdd: 'Add Lesson',
  backToClass: 'Back to Class',
  backToClasses: 'Back to Classes',
  cancel: 'Cancel',
  save: 'Save Lesson',
  saving: 'Saving...',
  preview: 'Preview',
  remove: 'Delete Lesson',
  loading: 'Loading the lesson',
  loadFailed: 'The lesson could not be loaded.',
  classNotFound: 'Class not found',
  classNotFoundHint: 'It may have been deleted. The list shows the classes there are.',
  lessonNotFound: 'Lesson not found',
  lessonNotFoundHint: 'It may have been deleted. The class lists the lessons there are.',

  type: 'Type',
  typeFixed: 'The type is fixed once the lesson is saved.',
  classField: 'Class',
  classHint: 'Choosing another class moves the lesson to its end.',
  scheduled: 'Scheduled',
  scheduledNo: 'No',
  scheduledYes: 'Yes',
  scheduledHint: 'A scheduled lesson opens to students on its study date.',
  isPreview: 'Free to look into',
  isPreviewHint: 'Anybody may read it on the public page of the class, without an account.',
  studyDate: 'Study Date',
  studyDateHint: (timeZone: string) => `In the time zone of the institute, ${timeZone}.`,
  theoryAnswer: 'Theory answer',
  theoryAnswerHint: 'The model answer. Students see it after their exam is marked.',

  writeInBlocks: 'Write in blocks',
  turnIntoBlocks: 'Turn into blocks',
  blocksHint:
    'Blocks hold headings, tables, reading lines, notes, films and exercises. Lines of Arabic with their translation become reading lines.',
  loadingBlocks: 'Loading the blocks',

  material: 'Material',
  questions: 'Objective questions',

  subjectRequired: 'Subject is required',
  studyDateRequired: 'Study date is required',
  questionRequired: 'Question is required',
  answerRequired: 'Correct answer is required',
  between: (least: number, most: number) =>
    `Enter a whole number from ${formatNumber(least)} to ${formatNumber(most)}, or nothing.`,
  checkForm: 'Something is missing. It is marked above.',
});

/** What each kind calls its fields (admin §4: labels change by type). */
export const kindText = dictionary('admin/lesson-editor/kinds', {
  lesson: {
    name: 'Lesson',
    subject: 'Subject',
    about: 'Content',
    aboutHint: 'A blank line begins a paragraph; lines that begin with - or 1. are lists.',
  },
  exam: {
    name: 'Exam',
    subject: 'Exam subject',
    about: 'Theory question',
    aboutHint: 'Leave it empty for an exam of objective questions alone.',
  },
  timetable: {
    name: 'Timetable',
    subject: 'Timetable subject',
    about: 'Timetable',
    aboutHint: 'One line for each session, with its day and time.',
  },
} satisfies Record<
  LessonKind,
  { name: string; subject: string; about: string; aboutHint: string }
>);

export const materialWords = dictionary('admin/lesson-editor/material', {
  one: 'One file: choosing one kind disables the others.',
  upTo: 'Up to 200 MB.',
  kinds: {
    pdf: 'PDF',
    image: 'Image',
    video: 'Video',
    audio: 'Audio',
  } satisfies Record<MaterialKind, string>,
  takes: {
    pdf: 'PDF document',
    image: 'JPG, PNG, GIF, WebP',
    video: 'MP4',
    audio: 'MP3, WAV, OGG, M4A',
  } satisfies Record<MaterialKind, string>,
  chosen: 'Will be uploaded when the lesson is saved',
  clear: 'Remove the chosen file',
  removeFirst: 'Remove this file before choosing another.',
  wrongKind: (kind: string) => `This file is not of the kind ${kind}.`,
  tooLarge: 'This file is larger than 200 MB.',
  empty: 'This file is empty.',
  again: (name: string) =>
    `The file “${name}” was chosen before. Please choose it again: what has arrived of it is not sent again.`,
});

export const saveWords = dictionary('admin/lesson-editor/save', {
  added: 'Lesson added successfully!',
  updated: 'Lesson updated successfully!',
  addFailed: 'Failed to add lesson',
  updateFailed: 'Failed to update lesson',
  broken: 'An error occurred. Please try again.',
  nothingLost: 'Nothing you typed is lost.',
  retry: 'Try again',
  cancelUpload: 'Cancel upload',
  cancelled: 'Upload cancelled. Nothing was saved.',
  unsaved: 'Unsaved changes',
  keptHere: 'Kept on this device',
  saved: 'All changes saved',
  nothingYet: 'Nothing typed yet',
});

export const leaveWords = dictionary('admin/lesson-editor/leave', {
  title: 'Leave without saving?',
  detail: 'Your changes to this lesson are not saved.',
  uploading: 'The upload is still running and would be cancelled.',
  stay: 'Keep editing',
  leave: 'Discard changes',
  restored: (time: string) => `Your unsaved changes of ${time} are back.`,
});

/* The words of what few ever open beside the lesson editor. */

export const conflictWords = dictionary('admin/lesson-editor/conflict', {
  noDate: 'Not scheduled',
  noWords: 'Its answers or settings differ.',
});

export const deleteWords = dictionary('admin/lesson-editor/delete', {
  title: 'Delete Lesson',
  ask: 'Students will no longer see this lesson:',
  nobody: 'No student has opened it yet.',
  opened: (count: number) =>
    `${countOf(count, 'student')} ${plural(count, { one: 'has', other: 'have' })} opened it.`,
  submitted: (count: number) =>
    plural(count, {
      one: '1 submitted exam is kept with its result, and is no longer shown in the class.',
      other: `${formatNumber(count)} submitted exams are kept with their results, and are no longer shown in the class.`,
    }),
  discussion: 'Its discussion and its file go out of sight with it.',
  confirm: 'Delete Lesson',
  deleting: 'Deleting...',
  deleted: 'Lesson deleted successfully!',
  failed: 'Failed to delete lesson',
});

export const previewWords = dictionary('admin/lesson-editor/preview', {
  asStudent: 'As students see it',
  noSubject: 'No subject yet',
  pdfLater: 'A PDF is shown here once the lesson has been saved.',
  opensOn: 'Opens on',
  noDate: 'a date not set yet',
  theory: 'Theory question',
  noWords: 'This lesson has no words yet.',
  answerField: 'Students type their answer or upload an image of it here.',
});

/** What an exam draws from the bank of its class. */
export const drawWords = dictionary('admin/lesson-editor/draw', {
  title: 'Drawn from the bank',
  detail:
    'Each attempt draws exercises of its own from the bank of this class, beside those above. Each counts 1 point. What was drawn is asked and judged as it was, whatever you change in the bank later.',
  count: 'Exercises to draw',
  countHint: 'Empty: none.',
  type: 'Of the kind',
  anyType: 'Any kind',
  topic: 'On the topic',
  anyTopic: 'Any topic',
  looking: 'Looking into the bank...',
  failed: 'The bank could not be looked into.',
  part: (number: number) => `Part ${formatNumber(number)}`,
  add: 'Add a part',
  full: (most: number) => `An exam draws from at most ${countOf(most, 'part')} of the bank.`,
  remove: 'Remove',
  removePart: (number: number) => `Remove part ${formatNumber(number)}`,
  countRequired: 'Say how many, or remove this part.',
  between: (least: number, most: number) =>
    `Enter a whole number from ${formatNumber(least)} to ${formatNumber(most)}.`,
  tooMany: (most: number) => `All parts together draw at most ${countOf(most, 'exercise')}.`,
  total: (count: number) => `${countOf(count, 'exercise')} in all, none twice.`,
  holds: (count: number) => `The bank holds ${countOf(count, 'exercise')} to draw from.`,
  tooFew: (count: number, holds: number) =>
    `The bank holds ${countOf(holds, 'exercise')} to draw from, and ${formatNumber(count)} are to be drawn. Add exercises to it, or draw fewer; until then students are asked what there is.`,
  leaves: (count: number, left: number) =>
    `The bank holds ${countOf(left, 'exercise')} of this that no part above draws, and ${formatNumber(count)} are to be drawn. Add exercises to it, or draw fewer; until then students are asked what there is.`,
  bank: 'Open the bank',
  keys: 'A key that is wrong is corrected in the bank; then mark the exam again in the gradebook.',
  preview: (count: number) =>
    `${countOf(count, 'exercise')} from the bank of the class, others in each attempt.`,
});

/** The words of the file a lesson has, whose code comes after the page's. */
export const existingFileWords = dictionary('admin/lesson-editor/existing-file', {
  existing: 'Saved with this lesson',
  removeFile: 'Remove File',
  removeTitle: 'Remove this file?',
  removeDetail: 'The file is deleted at once and for good, also when the lesson is not saved.',
  removing: 'Removing...',
  removed: 'File removed successfully!',
  removeFailed: 'Failed to remove file',
  removeBroken: 'An error occurred while removing the file.',
});

/** Moving questions to another exam. */
export const moveText = dictionary('admin/lesson-editor/move-questions', {
  open: 'Move or copy questions',
  title: 'Move or copy questions',
  how: 'What happens to them here',
  move: 'Move',
  copy: 'Copy',
  moveHint:
    'They leave this exam and stand at the end of the other one. Once a student has begun this exam, they can only be copied: no mark changes.',
  copyHint: 'They stay here, and stand at the end of the other exam as well.',
  toClass: 'Class',
  toExam: 'Exam',
  choose: 'Choose an exam',
  examNeeded: 'Choose the exam they go to.',
  noExam: 'This class has no other exam.',
  questions: 'Questions',
  all: 'All questions',
  noneChosen: 'Choose at least one question.',
  saveFirst: 'Questions that are new or changed are listed once they are saved.',
  moving: 'Moving...',
  copying: 'Copying...',
  moved: (count: number) => `${countOf(count, 'question')} moved.`,
  copied: (count: number) => `${countOf(count, 'question')} copied.`,
  failed: 'The questions could not be moved.',
  examsFailed: 'The exams of this class could not be loaded.',
});

/** The words around the questions of an exam, whose code comes after the page's. */
export const questionWords = dictionary('admin/lesson-editor/questions', {
  none: 'No questions yet.',
  noneHint: 'Students choose one answer for each question; the server grades them.',
  full: 'An exam takes no more questions than these.',
  add: 'Add question',
  number: (place: number) => `Question ${place}`,
  question: 'Question',
  answer: 'Correct answer',
  option: (place: number) => `Option ${place}`,
  optionsHint: 'Students choose among the options; the correct answer is added if it is missing.',
  twin: 'The same as the correct answer.',
  makeCorrect: (place: number) => `Option ${place} is the correct answer`,
  duplicate: (place: number) => `Duplicate question ${place}`,
  remove: (place: number) => `Remove question ${place}`,
  removeTitle: 'Remove this question?',
  removeDetail: 'Students will not see it any more. Results already given keep it.',
  removeNewDetail: 'It has not been saved yet.',
  confirmRemove: 'Remove',
  removing: 'Removing...',
  removed: 'Objective removed successfully!',
  removeFailed: 'Failed to remove objective',
  removeBroken: 'An error occurred while removing the objective.',
});
