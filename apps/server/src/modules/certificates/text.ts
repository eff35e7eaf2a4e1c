import { dictionary } from '@institute/contract/language';

/** What the server says of certificates and their templates. */
export const text = dictionary('server/certificates', {
  templateSaved: 'Certificate template saved successfully!',
  templateDeleted: 'Certificate template deleted successfully!',
  assigned: 'Certificate assigned successfully!',
  assigning: (students: number) => `The certificate is being assigned to ${students} students.`,
  givenSubject: (title: string) => `Certificate: ${title}`,
  given: (title: string, date: string) =>
    `You have been given the certificate ${title}, dated ${date}. You find it on your dashboard.`,
});
