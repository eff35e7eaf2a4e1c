import { useState } from 'react';
import type { RowSelection } from './rows.ts';

/** The rows that are ticked, over all pages of a list. */
export interface ChosenIds<Row> {
  ids: readonly number[];
  selection: RowSelection<Row>;
  /** Chooses these and no others. */
  choose: (ids: readonly number[]) => void;
  clear: () => void;
}

/** Rows ticked one by one, or a page at a time. Where `of` is another search or filter it begins anew. */
export function useChosenIds<Row extends { id: number }>(
  of: string,
  labels: Pick<RowSelection<Row>, 'rowLabel' | 'pageLabel'>,
): ChosenIds<Row> {
  const [kept, keep] = useState({ of, ids: new Set<number>() });
  const idsIn = (now: typeof kept) => (now.of === of ? now.ids : new Set<number>());
  const ids = idsIn(kept);
  const choose = (next: readonly number[]) => keep({ of, ids: new Set(next) });
  return {
    ids: [...ids],
    selection: {
      has: ({ id }) => ids.has(id),
      put: (rows, isIn) =>
        keep((now) => {
          const next = new Set(idsIn(now));
          for (const { id } of rows) {
            if (isIn) next.add(id);
            else next.delete(id);
          }
          return { of, ids: next };
        }),
      ...labels,
    },
    choose,
    clear: () => choose([]),
  };
}
