import { countOf, dictionary } from '@institute/contract/language';

/** The words before a message is sent. */
export const sendText = dictionary('admin/messages/send', {
  confirmTitle: 'Send this message?',
  confirm: 'Send',
  ways: { inApp: 'in the app', email: 'by e-mail', both: 'in the app and by e-mail' },
  reaches: (count: number, way: string) => `It reaches ${countOf(count, 'student')} ${way}.`,
  reachesAll: (count: number, way: string) => `It reaches all ${countOf(count, 'student')} ${way}.`,
  counting: 'Counting the students…',
});

/** The words of how a message will look. */
export const previewText = dictionary('admin/messages/preview', {
  previewTitle: 'How it will look',
  previewPopup: 'As a popup',
  previewInApp: 'In the app',
  previewMail: 'As an e-mail',
  previewFailed: 'The e-mail could not be shown.',
  previewEmpty: 'Write a subject and a message first.',
  from: 'From',
  now: 'now',
});
