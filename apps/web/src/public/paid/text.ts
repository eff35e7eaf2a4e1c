import { dictionary } from '@institute/contract/language';

/** The words of a receipt that was sent to somebody. */
export const text = dictionary('public/paid', {
  title: 'Receipt',
  print: 'Print',
  loading: 'Loading the receipt',
  retry: 'Try again',
  missing: 'There is no such receipt.',
  missingDetail: 'The address may not be complete. Ask the institute to send it again.',
});
