import { classStates } from '@institute/contract/classes/class-states';
import type { ClassListFilters } from '../../domains/classes/office-list-api.ts';
import { FilterSelect } from '../../ui/table/filter-select.tsx';
import type { TableQuery } from '../../ui/table/use-table-query.ts';
import { text } from './text.ts';

/** Names of the list's own filters in the address. */
export const filterNames = ['status', 'category'] as const;

/** The list's own filters as the address has them. */
export function filtersOf({ filter }: TableQuery): ClassListFilters {
  return { state: filter('status'), category: filter('category') };
}

interface ClassFiltersProps {
  state: TableQuery;
  categories: readonly string[];
}

/** How classes stand, and their categories, beside the search box. */
export function ClassFilters({ state, categories }: ClassFiltersProps) {
  const category = state.filter('category');
  // The one in the address is among them also before the others have come.
  const known = category === '' || categories.includes(category);
  const offered = known ? categories : [category, ...categories];
  return (
    <>
      <FilterSelect
        name="status"
        label={text.filterStatus}
        any={text.allStates}
        options={classStates.map((one) => [one, text.states[one]] as const)}
        state={state}
      />
      <FilterSelect
        name="category"
        label={text.filterCategory}
        any={text.allCategories}
        options={offered.map((one) => [one, one] as const)}
        state={state}
      />
    </>
  );
}
