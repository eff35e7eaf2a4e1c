import { dictionary } from '@institute/contract/language';
import { pathTo } from '@institute/contract/routes';

/** The words around a certificate. */
export const text = dictionary('domains/certificates', {
  issued: 'Issued',
  code: 'Code',
  check: 'Scan, or check it at',
  signature: 'Signature',
  checkPage: 'Open the check page',
  copy: 'Copy the link',
  copied: 'Copied',
  copyRefused: 'The link could not be copied.',
  whatsApp: 'Share on WhatsApp',
  shareText: (title: string) => `My certificate: ${title}`,
  print: 'Print or save as PDF',
  revoked: 'Revoked',
  revokedDetail:
    'The institute has taken this certificate back, and it no longer stands. A message tells you why.',
  share: 'Share as image',
  sharing: 'Drawing',
  shareFailed: 'The image could not be made. Print the certificate or try another browser.',
});

/** The page with a field for the code, as it is printed: without what a browser adds by itself. */
export const checkAddress = (): string => location.host + pathTo('verifyForm');

/** Where anyone may check a certificate (rulings, certificates). */
export function verifyAddress(code: string): string {
  return location.origin + pathTo('verify', { code });
}
