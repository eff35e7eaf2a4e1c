import { roles, roleWord } from '@institute/contract/auth/abilities';
import { useCan } from '../../domains/auth/use-actor.ts';
import { CLASS_FILTER } from '../../domains/classes/filter-name.ts';
import { ClassFilter } from '../../domains/classes/widgets/class-filter.tsx';
import type { StudentFilters } from '../../domains/people/students-model.ts';
import { FilterSelect } from '../../ui/table/filter-select.tsx';
import type { TableQuery } from '../../ui/table/use-table-query.ts';
import { text } from './text.ts';

/** Names of the list's own filters in the address. */
export const filterNames = [CLASS_FILTER, 'role', 'activity', 'balance'] as const;
/** Those among them that are a choice of few. */
const selects = ['role', 'activity', 'balance'] as const;

/** The list's own filters as the address has them. */
export function filtersOf({ filter }: TableQuery): StudentFilters {
  return {
    role: filter('role'),
    activity: filter('activity'),
    balance: filter('balance'),
    classId: filter(CLASS_FILTER),
  };
}

const choices = {
  role: Object.values(roles).map((role) => [String(role), roleWord(role)] as const),
  activity: Object.entries(text.filters.activities),
  balance: Object.entries(text.filters.balances),
};

/** Role, activity, balance and class, beside the search box. */
export function Filters({ state }: { state: TableQuery }) {
  const seesMoney = useCan('payments.manage');
  const shown = selects.filter((name) => name !== 'balance' || seesMoney);
  return (
    <>
      {shown.map((name) => (
        <FilterSelect
          key={name}
          name={name}
          label={text.filters[name]}
          any={text.filters.any[name]}
          options={choices[name]}
          state={state}
        />
      ))}
      <ClassFilter label={text.filters.class} state={state} />
    </>
  );
}
