import { dictionary } from '@institute/contract/language';

/** The words around a comment that is being written; those of the specification stand as it writes them. */
export const composerText = dictionary('comments/composer', {
  yourComment: 'Your comment',
  yourReply: 'Your reply',
  yourAnswer: 'Your answer',
  post: 'Post',
  answer: 'Answer',
  // What the button posts, for those who hear it without seeing where it stands.
  postsComment: 'comment',
  postsReply: 'reply',
  posting: 'Posting...',
  added: 'Comment added successfully!',
  addFailed: 'Failed to add comment',
  waits: 'Waiting to be sent',
  waitsDetail: 'Your comment goes out by itself once you are connected.',
  keptDraft: 'What you wrote is kept under its lesson.',
  logIn: 'You must be logged in to comment',
  replyingTo: 'Replying to',
  closeReply: 'Close the reply box',
  someoneDeleted: 'a deleted comment',
  lostReply: 'It can be posted as a comment of its own.',
});
