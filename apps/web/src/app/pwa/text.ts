import { dictionary } from '@institute/contract/language';

/** The words about being offline, and about a newer release. */
export const text = dictionary('app/pwa', {
  offline: 'Offline.',
  tryAgain: 'Try again',
  neverOpened: 'This page has not been opened on this device before.',
  nothingSent: 'Nothing can be sent until you are connected.',
  copyOf: (time: string) => `This is a copy of ${time}.`,
  newVersion: 'A new version is ready',
  reload: 'Reload',
});
