import { dictionary } from '@institute/contract/language';

/** The words of the page that checks a certificate. */
export const text = dictionary('public/verify', {
  title: 'Certificate check',
  asking: 'Looking up the certificate',
  valid: 'Valid',
  withdrawn: 'Withdrawn',
  revoked: 'Revoked',
  hints: {
    valid: 'This institute gave this certificate, and it stands.',
    withdrawn: 'This institute gave this certificate, but it no longer stands.',
    revoked: 'This institute gave this certificate and has taken it back: it no longer stands.',
  },
  replaced: 'A certificate with another number took its place.',
  revokedOn: 'Revoked',
  name: 'Name',
  certificate: 'Certificate',
  date: 'Issued',
  code: 'Code',
  unknown: 'No such certificate',
  unknownHint: 'Compare the code with the one on the certificate:',
  intro: 'Type the code that stands on a certificate to see whether it is genuine.',
  typeCode: 'Code of the certificate',
  typeHint: '12 letters and figures. Hyphens, spaces and capitals do not matter.',
  codeNeeded: 'Type the 12 letters and figures of the code.',
  checkIt: 'Check',
  another: 'Check another certificate',
  failed: 'The certificate could not be looked up.',
});
