import { dictionary } from '@institute/contract/language';

/** The words about being offline, and about a newer release. */
export const text = dictionary('app/pwa', {
  offline: 'Offline.',
  tryAgain: 'Try again',
  notSaved: 'This is not saved on this device.',
  nothingSent: 'What you study and write is kept, and goes out later.',
  savedAt: (time: string) => `Saved ${time}.`,
  newVersion: 'A new version is ready',
  reload: 'Reload',
});
