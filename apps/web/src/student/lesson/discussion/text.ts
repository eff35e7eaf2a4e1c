import { dictionary } from '@institute/contract/language';

/** The words of the discussion under a lesson; those of the specification stand as it writes them. */
export const discussionText = dictionary('student/discussion', {
  title: 'Discussion',
  loading: 'Loading the comments',
  failed: 'The comments could not be loaded.',
  empty: 'No comments yet. Be the first to comment!',
  more: 'Show older comments',

  yourComment: 'Your comment',
  yourReply: 'Your reply',
  post: 'Post',
  // What the button posts, for those who hear it without seeing where it stands.
  postsComment: 'comment',
  postsReply: 'reply',
  posting: 'Posting...',
  added: 'Comment added successfully!',
  addFailed: 'Failed to add comment',
  waits: 'Waiting to be sent',
  waitsDetail: 'Your comment goes out by itself once you are connected.',
  waiting: 'Waiting to be sent',
  refused: (why: string) => `Could not be sent: ${why}`,
  takeBack: 'Back to the text box',
  keptDraft: 'What you wrote is kept under its lesson.',
  logIn: 'You must be logged in to comment',

  teacher: 'Teacher',
  reply: 'Reply',
  replyingTo: 'Replying to',
  closeReply: 'Close the reply box',
  someoneDeleted: 'a deleted comment',
  lostReply: 'It can be posted as a comment of its own.',
  deleted: 'This comment was deleted.',

  delete: 'Delete',
  deleteTitle: 'Delete comment',
  deleteAsk: 'Are you sure you want to delete this comment? This action cannot be undone.',
  deleting: 'Deleting...',
  deletedNow: 'Comment deleted successfully!',
  deleteFailed: 'Failed to delete comment',
});
