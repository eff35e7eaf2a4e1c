import { dictionary } from '@institute/contract/language';

/** The words of the page that a mailed link opens. */
export const text = dictionary('public/verify-email', {
  title: 'Verify your e-mail',
  ask: 'Press the button to verify that the mail with this link was sent to you.',
  verify: 'Verify my e-mail',
  verifying: 'Verifying...',
  goOn: 'Go to the institute',
  noLink: 'This address is not complete. Open the link in the mail once more.',
});
