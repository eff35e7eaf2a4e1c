import { dictionary } from '@institute/contract/language';
import { pathTo } from '@institute/contract/routes';

/** The words around a certificate. */
export const text = dictionary('domains/certificates', {
  issued: 'Issued',
  code: 'Code',
  check: 'Check it at',
  checkPage: 'Open the check page',
  print: 'Print or save as PDF',
  share: 'Share as image',
  sharing: 'Drawing',
  shareFailed: 'The image could not be made. Print the certificate or try another browser.',
});

/** Where anyone may check a certificate (rulings, certificates). */
export function verifyAddress(code: string): string {
  return location.origin + pathTo('verify', { code });
}
