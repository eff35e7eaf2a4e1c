import { dictionary } from '@institute/contract/language';

/** The words around money. */
export const text = dictionary('domains/ledger', {
  credit: 'Credit',
  debit: 'Debit',
});
