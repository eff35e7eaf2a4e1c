import { dictionary } from '@institute/contract/language';

/** What the server says of comments. */
export const text = dictionary('server/comments', {
  added: 'Comment added successfully!',
  deleted: 'Comment deleted successfully!',
});
