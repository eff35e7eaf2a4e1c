import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button.tsx';
import { cx } from '../class-names.ts';
import { TypedSearch } from '../typed-search.tsx';
import { type SortColumn, SortSelect } from './sort-select.tsx';
import { text } from './text.ts';
import type { TableQuery } from './use-table-query.ts';

interface TableHeadProps {
  state: TableQuery;
  /** What the search box says; without it there is none. */
  searchLabel: string | undefined;
  filters: ReactNode;
  tools: ReactNode;
  /** The choice of an order where there are no heads of columns to press; null where there are. */
  sort: readonly SortColumn[] | null;
  /** The way to choose columns, where no head of a table holds it. */
  columns: ReactNode;
}

/**
 * What stands above the rows: search, filters and tools. On a phone filters and order fold behind a button
 * that says how many are set; those that are set stay in view.
 */
export function TableHead({ state, searchLabel, filters, tools, sort, columns }: TableHeadProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const folds = Boolean(filters) || sort !== null;
  return (
    <div
      id={id}
      className={cx(
        'flex flex-wrap items-end gap-3 border-line border-b p-3',
        !isOpen && 'max-md:*:data-[filter=off]:hidden',
      )}
    >
      {searchLabel !== undefined && (
        <TypedSearch
          value={state.search}
          onSearch={state.setSearch}
          label={searchLabel}
          pauseMs={350}
          className="min-w-36 grow basis-36 md:max-w-md md:basis-52"
        />
      )}
      {folds && (
        <Button
          variant="secondary"
          className="md:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          icon={<SlidersHorizontal size={18} />}
          onClick={() => setOpen(!isOpen)}
        >
          {filters ? text.filters : text.order}
          {state.filtersSet > 0 && (
            <span className="figures rounded-full bg-primary-soft px-2 text-primary-strong text-sm">
              {state.filtersSet}
            </span>
          )}
          <ChevronDown size={16} className={cx(isOpen && 'rotate-180')} />
        </Button>
      )}
      {filters}
      {tools}
      {sort && <SortSelect columns={sort} state={state} />}
      {columns}
    </div>
  );
}
