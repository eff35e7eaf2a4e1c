import { dictionary } from '@institute/contract/language';

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
