import { dictionary } from '@institute/contract/language';

/** The words of the messages. */
export const text = dictionary('student/messages', {
  title: 'Messages',
  search: 'Search by subject or text',
  pages: 'Pages of the messages',
  isNew: 'New',
  isRead: 'Read',
  from: 'From',
  empty: 'No messages',
  emptyDetail: 'You have no messages yet',
  noMatchDetail: 'No messages match your search',
  clear: 'Clear search',
  loading: 'Loading the messages',
  failed: 'The messages could not be loaded.',
  back: 'Back to Messages',
  one: 'Message',
  loadingOne: 'Loading the message',
  failedOne: 'The message could not be loaded.',
  missing: 'Message not found',
  missingDetail: 'It may have been meant for somebody else, or its address was mistyped.',
  related: {
    lesson: 'Open the related lesson',
    class: 'Open the related class',
    homework: 'Open the homework',
  },
  notMarked: 'Failed to mark message as read',
});
