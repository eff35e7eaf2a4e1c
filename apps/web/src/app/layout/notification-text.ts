import { dictionary } from '@institute/contract/language';

/** The words of the bell, what it opens, and messages that pop up. */
export const text = dictionary('app/notifications', {
  title: 'Notifications',
  unread: (count: number) => `Notifications, ${count} unread`,
  unreadCount: (count: number) => `${count} unread`,
  viewAll: 'View All',
  none: 'No notifications',
  loading: 'Loading the notifications',
  failed: 'The notifications could not be loaded.',
  retry: 'Retry',
  isNew: 'New',
  open: { lesson: 'Open the lesson', class: 'Open the class' },
  close: 'Close',
});
