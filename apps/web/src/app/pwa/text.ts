import { dictionary } from '@institute/contract/language';

/** The words about being offline, and about a newer release. */
export const text = dictionary('app/pwa', {
  offline: 'Offline.',
  tryAgain: 'Try again',
  neverOpened: 'This page has not been opened on this device before.',
  nothingSent: 'What you study and write is kept, and goes out later.',
  savedAt: (time: string) => `Saved ${time}.`,
  newVersion: 'A new version is ready',
  reload: 'Reload',
});
