import { dictionary } from '@institute/contract/language';

/** The words of the page a certificate is printed from. */
export const text = dictionary('student/certificates', {
  title: 'Certificate',
  back: 'Back to Dashboard',
  print: 'Print',
  hint: 'To keep it as a PDF, choose “Save as PDF” where the printer is chosen.',
  loading: 'Loading your certificate',
  failed: 'Your certificate could not be loaded.',
  missing: 'No such certificate',
  missingHint: 'None of your certificates has this code. Open it again from your dashboard.',
});
