import { dictionary } from '@institute/contract/language';

/** The words of one's calendar. */
export const text = dictionary('domains/meetings/calendar', {
  heading: 'Your calendar',
  loading: 'Looking whether your calendar is connected',
  failed: 'It could not be seen whether your calendar is connected.',
  intro:
    'The calendar of your phone can show your live meetings. It follows when one is moved or not held.',
  connect: 'Connect my calendar',
  connecting: 'Connecting…',
  since: 'Connected since {date}.',
  onceOnly: 'The address was shown once. Lost it, or does somebody else have it? Make another.',
  another: 'Make another address',
  anotherTitle: 'Make another address?',
  anotherDetail: 'Calendars that have the old address show nothing new from then on.',
  disconnect: 'Disconnect',
  disconnectTitle: 'Disconnect your calendar?',
  disconnectDetail: 'Calendars that have your address show nothing new from then on.',
  disconnecting: 'Disconnecting…',
  disconnected: 'Your calendar is disconnected.',
  open: 'Open in my calendar',
  google: 'Add to Google Calendar',
  copy: 'Copy the address',
  copied: 'Copied',
  copyRefused: 'Your browser did not copy it. The address is selected: copy it yourself.',
  address: 'Address of your calendar',
  secret:
    'It is shown this once. Whoever has it sees when you meet. Google looks for changes a few times a day.',
  refused: 'That did not work.',
  invites: 'Invitations by e-mail',
  invitesHint:
    'A mail for each meeting of the next two weeks, which Google Calendar and Outlook take in, and one when it changes or is not held. When you switch this off, what is in your calendar stays there.',
  notSaved: 'Your choice could not be saved.',
  alone: 'This meeting alone',
  aloneDetail: 'A file for your calendar. It does not follow changes.',
  save: 'Save the file',
  saving: 'Saving…',
  all: 'All your meetings',
});
