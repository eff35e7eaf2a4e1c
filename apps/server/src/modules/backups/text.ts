import { dictionary } from '@institute/contract/language';

/** What the page Health says of a backup that did not come about. */
export const text = dictionary('server/backups', {
  overtime: 'It did not end within the hours that it has.',
  notAsItWas: 'The backup was made, but does not restore: ',
});
