import { countOf, dictionary } from '@institute/contract/language';

/** What the server says of students who are imported or enrolled by the office. */
export const text = dictionary('server/roster', {
  importing: 'The import has begun.',
  invited: (count: number) => `${countOf(count, 'invitation')} on the way.`,
  enrolling: 'The enrolment has begun.',
  /** What people call the columns of a table, in small letters and apart by commas. */
  columns: {
    name: 'full name, fullname, student, student name',
    email: 'e-mail, mail, email address, e-mail address',
    phonenumber: 'phone, phone number, mobile, telephone, whatsapp',
  },
  otherPhones: (numbers: string) => `Another phone number in the table: ${numbers}`,
  twiceInTable: (first: number) => `The same e-mail stands in row ${first}.`,
});
