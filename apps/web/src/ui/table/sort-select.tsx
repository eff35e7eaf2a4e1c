import { useId } from 'react';
import { Select } from '../input.tsx';
import type { Column } from './column.ts';
import { text } from './text.ts';
import type { TableQuery } from './use-table-query.ts';

/** What an order is chosen by. */
export type SortColumn = Pick<Column<never>, 'id' | 'header' | 'sortable' | 'firstSort'>;

interface SortSelectProps {
  columns: readonly SortColumn[];
  state: TableQuery;
}

/** The order of the rows, chosen where there are no column heads to press. */
export function SortSelect({ columns, state }: SortSelectProps) {
  const id = useId();
  const options = columns
    .filter((column) => column.sortable)
    .flatMap(({ id, header, firstSort }) => {
      const both = [
        { word: id, label: text.ascending(header) },
        { word: `-${id}`, label: text.descending(header) },
      ];
      return firstSort === 'desc' ? both.reverse() : both;
    });
  const isListed = options.some(({ word }) => word === state.sort);
  return (
    <div data-filter="off" className="flex grow items-center gap-2">
      <label htmlFor={id} className="shrink-0 text-muted text-sm">
        {text.sortBy}
      </label>
      <Select
        id={id}
        value={isListed ? state.sort : ''}
        onChange={(event) => state.setSort(event.target.value)}
      >
        {!isListed && <option value="">{text.usualOrder}</option>}
        {options.map(({ word, label }) => (
          <option key={word} value={word}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}
