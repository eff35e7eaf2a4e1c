import { dictionary } from '@institute/contract/language';

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
