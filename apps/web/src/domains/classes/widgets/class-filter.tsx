import { dictionary } from '@institute/contract/language';
import { ComboboxField } from '../../../ui/combobox-field.tsx';
import type { TableQuery } from '../../../ui/table/use-table-query.ts';
import { CLASS_FILTER } from '../filter-name.ts';
import { useManagedClasses } from '../managed-api.ts';

const text = dictionary('domains/classes/class-filter', { everyClass: 'Every class' });

interface ClassFilterProps {
  label: string;
  state: TableQuery;
}

/** Narrows a list of the office to one class, found by its name. */
export function ClassFilter({ label, state }: ClassFilterProps) {
  const { data = [] } = useManagedClasses();
  const options = data.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <div className="w-full sm:w-72">
      <ComboboxField
        label={label}
        options={[{ value: '', label: text.everyClass }, ...options]}
        value={state.filter(CLASS_FILTER)}
        onChange={(value) => state.setFilter(CLASS_FILTER, value)}
      />
    </div>
  );
}
