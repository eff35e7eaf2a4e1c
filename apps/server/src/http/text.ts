import { dictionary } from '@institute/contract/language';

/** What the server itself says, whichever domain was asked. */
export const text = dictionary('server/http', {
  addressExpired: 'This address has expired. Open the lesson again.',
  about: 'Arabic classes, lessons and exams.',
  twoActions: 'The query and the body name different actions.',
  notSigned: 'This is not signed.',
  twoFiles: 'A file and an upload were sent: one of the two is meant.',
  offsetMissing: 'Where the upload goes on must be said, in bytes.',
  lengthMissing: 'How long the file is must be said, in bytes.',
});
