import { type ClassState, classStateOf, classStates } from '../../domains/classes/class-state.ts';
import type { ManagedClass } from '../../domains/classes/managed-model.ts';
import { Select } from '../../ui/input.tsx';
import type { TableQuery } from '../../ui/table/use-table-query.ts';
import { text } from './text.ts';

/** Names of the list's own filters in the address. */
export const filterNames = ['status', 'category'] as const;

/** The classes that the list's own filters let through. */
export function filtered(
  classes: readonly ManagedClass[],
  { filter }: TableQuery,
  timeZone: string,
): ManagedClass[] {
  const [status, category] = filterNames.map(filter);
  const now = new Date();
  return classes.filter(
    (item) =>
      (!status || classStateOf(item, now, timeZone) === status) &&
      (!category || item.category === category),
  );
}

interface ClassFiltersProps {
  state: TableQuery;
  classes: readonly ManagedClass[];
}

/** How classes stand, and their categories, beside the search box. */
export function ClassFilters({ state, classes }: ClassFiltersProps) {
  const categories = [...new Set(classes.map(({ category }) => category))].sort();
  return (
    <>
      <Select
        aria-label={text.filterStatus}
        value={state.filter('status')}
        onChange={({ target }) => state.setFilter('status', target.value)}
        className="min-w-32 grow basis-32 md:max-w-44"
      >
        <option value="">{text.allStates}</option>
        {classStates.map((one: ClassState) => (
          <option key={one} value={one}>
            {text.states[one]}
          </option>
        ))}
      </Select>
      <Select
        aria-label={text.filterCategory}
        value={state.filter('category')}
        onChange={({ target }) => state.setFilter('category', target.value)}
        className="min-w-36 grow basis-36 md:max-w-52"
      >
        <option value="">{text.allCategories}</option>
        {categories.map((category) => (
          <option key={category} value={category} dir="auto">
            {category}
          </option>
        ))}
      </Select>
    </>
  );
}
