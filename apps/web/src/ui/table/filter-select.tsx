import { cx } from '../class-names.ts';
import { Select } from '../input.tsx';
import type { TableQuery } from './use-table-query.ts';

interface FilterSelectProps {
  /** Its name in the address. */
  name: string;
  label: string;
  /** The choice of everything: "Every role". */
  any: string;
  options: readonly (readonly [value: string, label: string])[];
  state: TableQuery;
  /** The value in force, where the address may name what is none; that of the address when absent. */
  value?: string;
  className?: string;
}

/** A filter of a list that is a choice of few. On a phone it is seen while it is set, or all filters are. */
export function FilterSelect(props: FilterSelectProps) {
  const { name, label, any, options, state, value = state.filter(name), className } = props;
  return (
    <Select
      aria-label={label}
      data-filter={value === '' ? 'off' : 'on'}
      value={value}
      onChange={({ target }) => state.setFilter(name, target.value)}
      className={cx('min-w-32 grow basis-32 md:max-w-48', className)}
    >
      <option value="">{any}</option>
      {options.map(([of, words]) => (
        <option key={of} value={of} dir="auto">
          {words}
        </option>
      ))}
    </Select>
  );
}
