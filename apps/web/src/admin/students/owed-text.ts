import type { InvoiceState } from '@institute/contract/invoices/invoices';
import { countOf, dictionary } from '@institute/contract/language';

/** The words of what a student owes and has paid. */
export const owedText = dictionary('admin/students/owed', {
  title: 'Owed',
  nothing: 'Nothing is owed.',
  owes: (amount: string) => `${amount} is owed.`,
  over: (amount: string) => `${amount} of it is over its day.`,
  owedList: 'What is owed',
  settled: (count: number) => `Settled: ${countOf(count, 'invoice')}`,
  failed: 'What is owed could not be loaded.',
  statement: 'Statement',
  states: {
    open: 'Open',
    part_paid: 'Paid in part',
    paid: 'Paid',
    waived: 'Waived',
    cancelled: 'Owed no more',
  } satisfies Record<InvoiceState, string>,
});

/** The words of the statement that is printed. */
export const statementText = dictionary('admin/students/statement', {
  title: 'Statement',
  back: 'Back to the student',
  print: 'Print',
  loading: 'Loading the statement',
  failed: 'The statement could not be loaded.',
  on: 'On {date}',
  student: 'Student',
  wallet: 'In the wallet',
  owed: 'To be paid',
  nothingOwed: 'Nothing is owed.',
  dueOn: 'Due on {date}',
  duePartPaid: 'Due on {date}; {paid} of {amount} is paid',
  total: 'In all',
  settled: 'Settled',
  movements: 'What was paid, and how',
  noMovements: 'No money has moved yet.',
  more: (count: number) => `The last ${count} movements.`,
});
