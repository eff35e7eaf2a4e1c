import { useId } from 'react';
import { Input } from '../input.tsx';
import type { TableQuery } from './use-table-query.ts';

interface DayFilterProps {
  /** Its name in the address. */
  name: string;
  label: string;
  state: TableQuery;
  /** The filter whose day this one does not come before. */
  after?: string;
}

/** A day by which a list is filtered, with its label before it. */
export function DayFilter({ name, label, state, after }: DayFilterProps) {
  const id = useId();
  return (
    <div
      data-filter={state.filter(name) === '' ? 'off' : 'on'}
      className="flex w-full min-w-0 items-center gap-2 sm:w-auto"
    >
      <label htmlFor={id} className="min-w-12 shrink-0 text-muted text-sm sm:min-w-0">
        {label}
      </label>
      <Input
        id={id}
        className="min-w-0 grow sm:w-38"
        type="date"
        dir="ltr"
        value={state.filter(name)}
        min={after && state.filter(after)}
        onChange={({ target }) => state.setFilter(name, target.value)}
      />
    </div>
  );
}
