import { countOf, dictionary, formatNumber } from '@institute/contract/language';

/** The words around a person. */
export const text = dictionary('domains/people', {
  name: 'Name',
  email: 'Email',
  /** Students who are ticked in a list. */
  chosen: {
    row: (name: string) => `Choose ${name}`,
    page: 'Choose everybody on this page',
    label: 'With the students chosen',
    count: (count: number) => `${countOf(count, 'student')} chosen`,
    /** When there are more than are chosen at once. */
    newest: (total: number) => `The newest of ${formatNumber(total)} that match.`,
    all: 'All that match',
    choosing: 'Choosing...',
    clear: 'Nobody',
    failed: 'The students could not be chosen.',
  },
});
