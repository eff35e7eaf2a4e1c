import { dictionary } from '@institute/contract/language';

/** What the server says of comments. */
export const text = dictionary('server/comments', {
  added: 'Comment added successfully!',
  restored: 'The comment is back.',
  deleted: 'Comment deleted successfully!',
});
