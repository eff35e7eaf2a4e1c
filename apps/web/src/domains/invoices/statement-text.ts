import type { InvoiceState } from '@institute/contract/invoices/invoices';
import { dictionary } from '@institute/contract/language';

/** The words of the statement that is printed. */
export const text = dictionary('invoices/statement', {
  title: 'Statement',
  back: 'Back to the student',
  toWallet: 'Back to the wallet',
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
  /** What became of a debt. */
  states: {
    open: 'Open',
    part_paid: 'Paid in part',
    paid: 'Paid',
    waived: 'Waived',
    cancelled: 'Owed no more',
  } satisfies Record<InvoiceState, string>,
});
