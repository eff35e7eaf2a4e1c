import { useState } from 'react';
import { refusalWords } from '../../forms/submit-error.ts';
import type { RowSelection } from '../../ui/table/rows.ts';
import type { TableQuery } from '../../ui/table/use-table-query.ts';
import { toast } from '../../ui/toast.ts';
import { useChooseAll } from './students-api.ts';
import type { Person, StudentFilters } from './students-model.ts';
import { text } from './text.ts';

/** The students that are chosen, over all pages of the list, and how more are. */
export interface Chosen {
  people: readonly Person[];
  /** How many match, where these are not all of them; null where that is not known. */
  total: number | null;
  selection: RowSelection<Person>;
  isChoosing: boolean;
  chooseAll: () => Promise<void>;
  clear: () => void;
}

interface State {
  /** The search and the filters under which they were chosen. */
  of: string;
  byId: ReadonlyMap<number, Person>;
  total: number | null;
}

/** Students ticked one by one, a page at a time, or all that match. Another search begins anew. */
export function useChosen(query: TableQuery, filters: StudentFilters): Chosen {
  const of = JSON.stringify([query.search, filters]);
  const nobody: State = { of, byId: new Map(), total: null };
  const [kept, setKept] = useState<State>(nobody);
  const { byId, total } = kept.of === of ? kept : nobody;
  const all = useChooseAll(query, filters);
  const put = (rows: readonly Person[], isIn: boolean) => {
    const next = new Map(byId);
    for (const row of rows) {
      if (isIn) next.set(row.id, row);
      else next.delete(row.id);
    }
    setKept({ of, byId: next, total: null });
  };
  return {
    people: [...byId.values()],
    total,
    selection: {
      has: ({ id }) => byId.has(id),
      put,
      rowLabel: ({ name }) => text.chosen.row(name),
      pageLabel: text.chosen.page,
    },
    isChoosing: all.isPending,
    chooseAll: async () => {
      try {
        const { total: found, students } = await all.chooseAll();
        setKept({
          of,
          byId: new Map(students.map((one) => [one.id, one])),
          total: found > students.length ? found : null,
        });
      } catch (error) {
        toast.error(refusalWords(error, text.chosen.failed));
      }
    },
    clear: () => setKept(nobody),
  };
}
