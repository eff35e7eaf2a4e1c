import { countOf, dictionary } from '@institute/contract/language';

/** What the server says of students who are imported or enrolled by the office. */
export const text = dictionary('server/roster', {
  importing: 'The import has begun.',
  invited: (count: number) => `${countOf(count, 'invitation')} on the way.`,
  enrolling: 'The enrolment has begun.',
  otherPhones: (numbers: string) => `Another phone number in the table: ${numbers}`,
  emailNeeded: 'An e-mail address is needed.',
  twiceInTable: (first: number, name: string) => `The same e-mail stands in row ${first}, ${name}.`,
  unknownClass: (value: string) => `There is no class called “${value}”. Choose which it is.`,
});
