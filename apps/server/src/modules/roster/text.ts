import { countOf, dictionary } from '@institute/contract/language';

/** What the server says of students who are imported or enrolled by the office. */
export const text = dictionary('server/roster', {
  importing: 'The import has begun.',
  invited: (count: number) => `${countOf(count, 'invitation')} on the way.`,
  enrolling: 'The enrollment has begun.',
  workbookUnreadable:
    'This workbook cannot be read, or unpacks to far more than a list of students. Save the sheet as CSV and choose that.',
  otherPhones: (numbers: string) => `Another phone number in the table: ${numbers}`,
  wayInMissing: 'An e-mail or a phone number is needed.',
  emailTwice: (first: number, name: string) => `The same e-mail stands in row ${first}, ${name}.`,
  phoneTwice: (first: number, name: string) =>
    `The same number stands in row ${first}, ${name}. Without an e-mail it must be theirs alone.`,
  phoneOfAnother: (name: string, email: string) =>
    `${name} has this number, with the e-mail ${email}. Write that e-mail if it is the same person.`,
  moneyUnclear: (value: string) =>
    `“${value}” is not clear. Write an amount such as 15,000, “waived”, “owing 5,000”, or nothing.`,
  waivedTooMuch: (price: string) => `The class costs ${price}: no more than that can be waived.`,
  amountMissing: (value: string) =>
    `“${value}” names no amount, and the row no class that has a price.`,
  dayOfPayment: 'Money cannot have come on this day.',
  dueDay: 'What is owed is due on a day from today on.',
  owedBefore: 'Owed from before',
  unknownClass: (value: string) => `There is no class called “${value}”. Choose which it is.`,
});
