import { dictionary } from '@institute/contract/language';
import type { TableQuery } from '../../../ui/table/use-table-query.ts';
import { CLASS_FILTER } from '../filter-name.ts';
import { ClassField } from './class-field.tsx';

const text = dictionary('domains/classes/class-filter', { everyClass: 'Every class' });

interface ClassFilterProps {
  label: string;
  state: TableQuery;
}

/** Narrows a list of the office to one class, found by its name. */
export function ClassFilter({ label, state }: ClassFilterProps) {
  return (
    <div
      data-filter={state.filter(CLASS_FILTER) === '' ? 'off' : 'on'}
      className="w-full min-w-36 grow md:w-36 md:max-w-96 [&_input]:text-ellipsis [&_label]:sr-only"
    >
      <ClassField
        label={label}
        none={text.everyClass}
        value={state.filter(CLASS_FILTER)}
        onChange={(value) => state.setFilter(CLASS_FILTER, value)}
      />
    </div>
  );
}
