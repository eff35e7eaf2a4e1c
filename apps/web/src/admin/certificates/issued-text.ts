import { dictionary } from '@institute/contract/language';

/** The words of the certificates that were given, and of taking them back. */
export const text = dictionary('admin/certificates/issued', {
  list: 'Certificates given',
  search: 'Search by student, title or code',
  className: 'Given to the class',
  failed: 'The certificates could not be loaded.',
  empty: 'No certificate has been given yet',
  emptyDetail: 'Assign a template, and each certificate stands here with its number.',
  noMatch: 'No certificates match',
  student: 'Student',
  certificate: 'Certificate',
  issued: 'Issued',
  code: 'Number',
  status: 'Standing',
  valid: 'Valid',
  revoked: 'Revoked',
  actionsFor: (name: string) => `Actions for the certificate of ${name}`,
  check: 'Open the check page',
  revoke: 'Revoke',
  replace: 'Replace',
  reason: 'Reason',
  reasonHint: 'The student reads it. The check page does not show it.',
  needed: 'This is needed.',

  revokeTitle: 'Revoke Certificate',
  revokeDetail:
    'The check page and the student’s own list will say that it no longer stands, and the student is told why.',
  revokeConfirm: 'Revoke Certificate',
  revoking: 'Revoking...',
  revokeDone: 'The certificate has been revoked.',
  revokeFailed: 'The certificate could not be revoked.',

  replaceTitle: 'Replace Certificate',
  replaceDetail:
    'The certificate is given anew with another number. The number it has now is revoked, and the student is told.',
  name: 'Name on the certificate',
  content: 'Content',
  replaceConfirm: 'Replace Certificate',
  replacing: 'Replacing...',
  replaceDone: (code: string) => `The certificate has the number ${code} now.`,
  replaceFailed: 'The certificate could not be replaced.',
});
