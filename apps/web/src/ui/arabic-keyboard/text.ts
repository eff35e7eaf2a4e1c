import { dictionary } from '@institute/contract/language';

/** The words of the on-screen Arabic keyboard, and what its keys are called. */
export const text = dictionary('ui/arabic-keyboard', {
  title: 'Arabic keyboard',
  notFetched: 'The Arabic keyboard could not be fetched.',
  checkConnection: 'Check your connection.',
});
