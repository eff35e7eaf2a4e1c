import { countOf, dictionary } from '@institute/contract/language';

/** The words of a teacher's message to the class. */
export const text = dictionary('admin/classes/message', {
  title: 'Message this class',
  who: 'To',
  everybody: 'Everybody in the class',
  silent: 'Silent for a week',
  unopened: (lesson: string) => `Who has not opened: ${lesson}`,
  subject: 'Subject',
  message: 'Message',
  mailed: 'Send it by e-mail, too',
  mailedHint: 'It is shown in the app in any case.',
  send: 'Send Message',
  sending: 'Sending...',
  sent: (count: number) => `Sent to ${countOf(count, 'student')}.`,
  failed: 'The message could not be sent.',
});
