import { dictionary } from '@institute/contract/language';
import type { ProfileField } from '../../../domains/settings/managed-profile-model.ts';

/** The words of the form in which the institute says what visitors read of it. */
export const text = dictionary('admin/settings/profile', {
  loading: 'Loading what visitors read',
  failed: 'What visitors read could not be loaded.',
  intro:
    'This stands on the front page and at /about. About us, about the site and the WhatsApp number stand in the other tab.',
  look: 'Look at the page',
  sections: {
    teachers: 'Teachers',
    levels: 'The levels',
    questions: 'Questions and answers',
    contact: 'Where and how',
  },
  levelsHint: 'What students of a level can do. A level without a line is not shown.',
  noTeachers: 'Without teachers the pages say nothing of them.',
  noQuestions: 'Without questions the front page has none.',
  name: 'Name',
  line: 'A line about them',
  question: 'Question',
  answer: 'Answer',
  address: 'Address',
  email: 'E-mail for visitors',
  addTeacher: 'Add a teacher',
  addQuestion: 'Add a question',
  teacher: (number: number) => `Teacher ${number}`,
  questionNumber: (number: number) => `Question ${number}`,
  removeTeacher: (number: number) => `Remove teacher ${number}`,
  removeQuestion: (number: number) => `Remove question ${number}`,
  moveUp: (what: string) => `Move up: ${what}`,
  choosePicture: 'Choose a picture',
  changePicture: 'Another picture',
  withPicture: 'With a picture',
  removePicture: 'Remove the picture',
  uploading: 'Uploading...',
  notImage: 'Please select an image file',
  tooLarge: 'The picture must be smaller than 2 MB.',
  pictureFailed: 'Failed to upload picture',
  save: 'Save public pages',
  saving: 'Saving...',
  saved: 'Settings updated successfully!',
  refused: 'Failed to update settings',
  nothingChanged: 'Everything is saved.',
  unsaved: 'Unsaved changes',
  leaveTitle: 'Leave without saving?',
  leaveDetail: 'What you have changed of the public pages has not been saved.',
  leave: 'Leave',
});

/** What a field is called where it is spoken of. */
export const fieldNames = dictionary('admin/settings/profile/fields', {
  teachers: 'Teachers',
  questions: 'Questions and answers',
  levelA0: 'A0, from the first letter',
  levelA1: 'A1, beginner',
  levelA2: 'A2, elementary',
  levelB1: 'B1, intermediate',
  levelB2: 'B2, upper intermediate',
  address: 'Address',
  contactEmail: 'E-mail for visitors',
} satisfies Record<ProfileField, string>);
