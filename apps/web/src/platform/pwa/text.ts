import { dictionary } from '@institute/contract/language';

/** The words in which a person is asked about push, and told of it. */
export const text = dictionary('platform/push', {
  lessons: 'Arabic Lessons',
  culture: 'Culture Tips',
  ask: 'Would you like to receive updates about new Arabic lessons and cultural tips?',
  accept: 'Yes, keep me updated',
  decline: 'No thanks',
  unsubscribed: 'Get news of lessons',
  subscribed: 'You get news of lessons',
  blocked: 'Notifications are blocked in this browser',
  prenotify: 'Press to get news of lessons',
  subscribing: 'Subscribing',
  nowSubscribed: 'You will get news of lessons',
  subscribedAgain: 'You will get news of lessons again',
  nowUnsubscribed: 'You will get no more news',
  title: 'Notifications',
  subscribe: 'Subscribe',
  unsubscribe: 'Unsubscribe',
  blockedTitle: 'Allow notifications',
  blockedDetail: 'Allow notifications for this site in the settings of your browser.',
});
