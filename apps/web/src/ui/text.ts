import { dictionary } from '@institute/contract/language';

/** The words of the primitives. Those of lists and tables stand with them. */
export const text = dictionary('ui', {
  cancel: 'Cancel',
  close: 'Close',
  retry: 'Retry',
  retrying: 'Retrying',
  loading: 'Loading',
  optional: '(optional)',
  /** What is left out of a sentence, for whoever hears it. */
  gap: 'gap',
  dismiss: '(press to dismiss)',

  chatWords: 'Chat with us on WhatsApp',
  chatLink: 'Chat with us on WhatsApp (opens a new tab)',
  store: 'Get the app on Google Play',

  thisPage: 'This page',
  notFetched: (what: string) => `${what} could not be fetched.`,
  notShown: (what: string) => `${what} could not be shown.`,
  checkConnection: 'Check your connection and try again.',
  isNewer: 'A new version of this site is here.',
  loadAnew: 'The page is loaded anew to go on. Nothing you saved is lost.',
  nothingLost: 'Nothing you saved is lost.',
});
