import { dictionary } from '@institute/contract/language';

/** The words of the lessons of a class; those of the specification (admin, sections 2 and 8) are exact. */
export const lessonText = dictionary('admin/classes/lessons', {
  label: 'Lessons',
  add: 'Add Lesson',
  none: 'No lessons',
  noneDetail: 'Add the first one: a lesson, an exam or a timetable.',
  failed: 'The lessons could not be loaded.',
  loading: 'Loading the lessons',

  order: 'Order',
  subject: 'Subject',
  type: 'Type',
  scheduled: 'Scheduled',
  studyDate: 'Study Date',
  actions: 'Actions',
  types: { lesson: 'Lesson', exam: 'Exam', timetable: 'Timetable' },
  notSet: 'Not set',
  yes: 'Yes',
  no: 'No',

  edit: 'Edit',
  duplicate: 'Duplicate',
  delete: 'Delete',
  drag: (subject: string) => `Drag ${subject}`,
  up: 'Move up',
  down: 'Move down',
  howToDrag:
    'Press Space to pick the lesson up, the arrow keys to move it, Space again to put it down, Escape to leave it where it was.',
  hint: 'Drag a lesson by its handle to change the order. It is saved at once.',
  saving: 'Saving the order...',
  saved: 'The order is saved.',
  takenBack: 'The lessons are back where they were.',
  reorderFailed: 'Failed to reorder lessons',
  reorderBroken: 'An error occurred while reordering lessons',

  deleteTitle: 'Delete this lesson?',
  deleteDetail: 'Students no longer see it. What they have done in it and their results are kept.',
  deleting: 'Deleting...',
  deleted: 'Lesson deleted successfully!',
  deleteFailed: 'Failed to delete lesson',
});

/** What is said while a lesson is moved; places count from 1. */
export const said = dictionary('admin/classes/order', {
  lifted: (subject: string, place: number, count: number) =>
    `Picked up ${subject}, at place ${place} of ${count}.`,
  over: (subject: string, place: number, count: number) =>
    `${subject} is now at place ${place} of ${count}.`,
  dropped: (subject: string, place: number, count: number) =>
    `${subject} was put at place ${place} of ${count}.`,
  left: (subject: string, place: number, count: number) =>
    `${subject} stays at place ${place} of ${count}.`,
});
