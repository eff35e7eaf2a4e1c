import { countOf, dictionary, formatNumber } from '@institute/contract/language';

/** The words of the import of students, whose code comes once it is opened. */
export const text = dictionary('admin/students/import', {
  title: 'Import students',
  intro:
    'One line for each student: name, e-mail and phone, which may be left out. A first line may name the columns. At most 2,000 lines.',
  file: 'Choose a CSV file',
  table: 'Or paste from a spreadsheet',
  empty: 'Choose a file or paste the lines first.',
  unreadable: 'This file cannot be read as text.',
  classes: 'Classes they are in from the start',
  noClass: 'Without a class they choose themselves. For a class chosen here nobody pays.',
  check: 'Check',
  checking: 'Checking...',
  fresh: (count: number) =>
    `${countOf(count, 'new student')}: an account each, and a mail with a link to choose a password.`,
  known: (count: number) =>
    `${countOf(count, 'row')} with an e-mail that has an account: nobody is added.`,
  wrong: (count: number) => `${countOf(count, 'row')} to put right. Nothing is imported before.`,
  row: (row: number) => `Row ${row}`,
  more: (count: number) => `and ${formatNumber(count)} more`,
  submit: (count: number) => `Import ${countOf(count, 'row')}`,
  busy: 'Importing...',
  refused: 'The students could not be imported.',
});
