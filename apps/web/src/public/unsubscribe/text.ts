import { dictionary } from '@institute/contract/language';

/** The words of the page that the link at the foot of a mail opens. */
export const text = dictionary('public/unsubscribe', {
  title: 'Mail from the institute',
  ask: 'Press the button and {institute} sends you no more messages by e-mail. What is shown in the app still reaches you there, and mail about your account and your payments still comes.',
  daily: {
    ask: 'Press the button and {institute} sends you no more reminders of the day. Everything else comes as before.',
    off: 'You get no more reminders of the day.',
    on: 'You get the reminder of the day by e-mail again.',
  },
  invites: {
    ask: 'Press the button and {institute} sends you no more invitations to meetings. Everything else comes as before.',
    off: 'You get no more invitations to meetings.',
    on: 'You get invitations to meetings again.',
  },
  unsubscribe: 'Unsubscribe',
  busy: 'One moment...',
  off: 'You get no more messages by e-mail.',
  on: 'You get messages by e-mail again.',
  again: 'Get them again',
  notOurs:
    'This link is not complete. Open it from the mail again, or choose in your profile which mail you get.',
  goOn: 'Go to the institute',
});
