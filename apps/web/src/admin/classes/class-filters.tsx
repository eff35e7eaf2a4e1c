import { classStates } from '@institute/contract/classes/class-states';
import type { ClassListFilters } from '../../domains/classes/office-list-api.ts';
import { Select } from '../../ui/input.tsx';
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
      <Select
        aria-label={text.filterStatus}
        value={state.filter('status')}
        onChange={({ target }) => state.setFilter('status', target.value)}
        className="min-w-32 grow basis-32 md:max-w-44"
      >
        <option value="">{text.allStates}</option>
        {classStates.map((one) => (
          <option key={one} value={one}>
            {text.states[one]}
          </option>
        ))}
      </Select>
      <Select
        aria-label={text.filterCategory}
        value={category}
        onChange={({ target }) => state.setFilter('category', target.value)}
        className="min-w-36 grow basis-36 md:max-w-52"
      >
        <option value="">{text.allCategories}</option>
        {offered.map((one) => (
          <option key={one} value={one} dir="auto">
            {one}
          </option>
        ))}
      </Select>
    </>
  );
}
