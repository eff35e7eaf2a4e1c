import { dictionary } from '@institute/contract/language';

/** What the server says of certificates and their templates. */
export const text = dictionary('server/certificates', {
  templateSaved: 'Certificate template saved successfully!',
  templateRestored: 'The template is back.',
  templateDeleted: 'Certificate template deleted successfully!',
  assigned: 'Certificate assigned successfully!',
  assigning: (students: number) => `The certificate is being assigned to ${students} students.`,
  revoked: 'The certificate has been revoked.',
  allRevoked: (count: number) =>
    count === 1 ? 'The certificate has been revoked.' : `${count} certificates have been revoked.`,
  revokingAll: (count: number) => `${count} certificates are being revoked.`,
  replaced: 'The certificate has been given anew.',
  unfilled: (words: readonly string[]) =>
    words.length === 1
      ? `${words[0]} is not filled in and will stand on the certificate as it is written.`
      : `${words.join(', ')} are not filled in and will stand on the certificate as they are written.`,
  revokedSubject: (title: string) => `Certificate revoked: ${title}`,
  revokedBody: (title: string, date: string, reason: string) =>
    `Your certificate ${title}, dated ${date}, has been revoked and no longer stands.\n\nWhy: ${reason}\n\nPlease write to the institute if you think this is not right.`,
  replacedSubject: (title: string) => `Your certificate has a new number: ${title}`,
  replacedBody: (title: string, date: string, code: string, reason: string) =>
    `Your certificate ${title}, dated ${date}, has been given anew with the number ${code}; the earlier one no longer stands. You find it on your dashboard.\n\nWhy: ${reason}`,
  givenSubject: (title: string) => `Certificate: ${title}`,
  given: (title: string, date: string) =>
    `You have been given the certificate ${title}, dated ${date}. You find it on your dashboard.`,
});
