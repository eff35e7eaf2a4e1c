import type { OwedInvoice } from '@institute/contract/invoices/invoices';
import { useState } from 'react';
import { whatOf } from '../../domains/invoices/model.ts';
import type { RowSelection } from '../../ui/table/rows.ts';
import type { TableQuery } from '../../ui/table/use-table-query.ts';
import { text } from './text.ts';

/** The debts that are ticked, over all pages of the list. */
export interface ChosenInvoices {
  ids: readonly number[];
  selection: RowSelection<OwedInvoice>;
  clear: () => void;
}

/** Debts ticked one by one, or a page at a time. Another search or filter begins anew. */
export function useChosenInvoices({ search, filter }: TableQuery): ChosenInvoices {
  const of = JSON.stringify([search, filter('age'), filter('class')]);
  const nothing = { of, ids: new Set<number>() };
  const [kept, keep] = useState(nothing);
  const { ids } = kept.of === of ? kept : nothing;
  return {
    ids: [...ids],
    selection: {
      has: ({ id }) => ids.has(id),
      put: (rows, isIn) => {
        const next = new Set(ids);
        for (const { id } of rows) {
          if (isIn) next.add(id);
          else next.delete(id);
        }
        keep({ of, ids: next });
      },
      rowLabel: (owed) => text.choose(owed.name, whatOf(owed)),
      pageLabel: text.choosePage,
    },
    clear: () => keep(nothing),
  };
}
