import { dictionary } from '@institute/contract/language';

/** The words of the discussion under a lesson; those of the specification stand as it writes them. */
export const discussionText = dictionary('student/discussion', {
  title: 'Discussion',
  loading: 'Loading the comments',
  failed: 'The comments could not be loaded.',
  empty: 'No comments yet. Be the first to comment!',
  more: 'Show older comments',

  posting: 'Posting...',
  waiting: 'Waiting to be sent',
  refused: (why: string) => `Could not be sent: ${why}`,
  takeBack: 'Back to the text box',

  teacher: 'Teacher',
  reply: 'Reply',
  deleted: 'This comment was deleted.',

  delete: 'Delete',
  deleteTitle: 'Delete comment',
  deleteAsk: 'Are you sure you want to delete this comment? This action cannot be undone.',
  deleting: 'Deleting...',
  deletedNow: 'Comment deleted successfully!',
  deleteFailed: 'Failed to delete comment',
});
