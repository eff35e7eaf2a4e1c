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
});
