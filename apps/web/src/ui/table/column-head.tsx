import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import type { Column } from './column.ts';
import { orderAfterPress, type SortOrder, sortOrderOf, sortWord } from './sort-order.ts';
import type { TableQuery } from './use-table-query.ts';

interface ColumnHeadProps<Row> {
  column: Column<Row>;
  state: TableQuery;
  className: string;
}

/** The head of a column; one that sorts is a button and says which way the rows are in order. */
export function ColumnHead<Row>({ column, state, className }: ColumnHeadProps<Row>) {
  const order = sortOrderOf(state.sort);
  const sorted = column.sortable && order?.id === column.id ? order : null;
  return (
    <th
      scope="col"
      aria-sort={sorted ? (sorted.desc ? 'descending' : 'ascending') : undefined}
      className={className}
    >
      {column.sortable ? (
        <SortButton
          sorted={sorted}
          atEnd={column.align === 'end'}
          onSort={() => state.setSort(sortWord(orderAfterPress(column, order)))}
        >
          {column.header}
          {column.note}
        </SortButton>
      ) : (
        <span className="inline-flex min-h-11 items-center font-medium">
          <span>
            {column.header}
            {column.note}
          </span>
        </span>
      )}
    </th>
  );
}

interface SortButtonProps {
  sorted: SortOrder | null;
  atEnd: boolean;
  onSort: () => void;
  children: ReactNode;
}

function SortButton({ sorted, atEnd, onSort, children }: SortButtonProps) {
  const Icon = !sorted ? ArrowUpDown : sorted.desc ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      onClick={onSort}
      className={cx(
        '-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-field px-2 font-medium hover:text-ink',
        atEnd && 'flex-row-reverse',
        sorted && 'text-ink',
      )}
    >
      <span>{children}</span>
      <Icon size={15} className={cx('shrink-0', sorted ? 'text-primary' : 'opacity-45')} />
    </button>
  );
}
