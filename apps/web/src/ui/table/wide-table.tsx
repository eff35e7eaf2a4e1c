import { type ColumnDef, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useMemo } from 'react';
import { cx } from '../class-names.ts';
import { Loading, Skeleton } from '../skeleton.tsx';
import type { Column } from './column.ts';
import { pressRows, RowTitle } from './row-title.tsx';
import type { RowsProps } from './rows.ts';
import { sortOrderOf, sortWord } from './sort-order.ts';
import type { TableQuery } from './use-table-query.ts';

const features = tableFeatures({ rowSortingFeature });

const headClass = 'px-3 first:ps-4 last:pe-4 text-muted text-sm';
const cellClass = 'h-14 px-3 py-1.5 first:ps-4 last:pe-4';

/** The rows as a table: sortable heads, row presses, actions at the end of each row. */
export function WideTable<Row extends object>(props: RowsProps<Row> & { state: TableQuery }) {
  const { label, columns, rows, rowKey, rowLink, onRow, actions, waiting, state } = props;
  const byId = new Map(columns.map((column) => [column.id, column]));
  const definitions = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<typeof features, Row, unknown> => ({
          id: column.id,
          header: column.header,
          // Only what has a value can be sorted by; the order itself is the server's.
          accessorFn: (row): unknown => row,
          enableSorting: column.sortable ?? false,
          sortDescFirst: column.firstSort === 'desc',
          cell: ({ row }) => column.cell(row.original),
        }),
      ),
    [columns],
  );
  const order = sortOrderOf(state.sort);
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: (row) => String(rowKey(row)),
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting: order ? [order] : [] },
    onSortingChange: (update) => {
      const next = typeof update === 'function' ? update(order ? [order] : []) : update;
      state.setSort(sortWord(next[0]));
    },
  });
  const opens = rowLink !== undefined || onRow !== undefined;

  return (
    <div className="overflow-x-auto">
      <table aria-busy={waiting || undefined} className={cx('w-full', waiting && 'opacity-60')}>
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-line border-b bg-sunken/50">
            {table.getFlatHeaders().map(({ column }) => (
              <th
                key={column.id}
                scope="col"
                aria-sort={ariaSort(column.getIsSorted())}
                className={cx(headClass, alignClass(byId.get(column.id)))}
              >
                {column.getCanSort() ? (
                  <SortButton
                    sorted={column.getIsSorted()}
                    atEnd={byId.get(column.id)?.align === 'end'}
                    onSort={column.getToggleSortingHandler()}
                  >
                    {byId.get(column.id)?.header ?? ''}
                  </SortButton>
                ) : (
                  <span className="inline-flex min-h-11 items-center font-medium">
                    {byId.get(column.id)?.header}
                  </span>
                )}
              </th>
            ))}
            {actions && (
              <th scope="col" className={cx(headClass, 'text-end')}>
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={pressRows}>
          {table.getRowModel().rows.map((row) => (
            <tr
              key={row.id}
              data-row=""
              className={cx(
                'border-line border-b last:border-b-0',
                opens && 'cursor-pointer hover:bg-sunken/50',
              )}
            >
              {row.getAllCells().map((cell) => {
                const column = byId.get(cell.column.id);
                return (
                  <td
                    key={cell.id}
                    className={cx(cellClass, alignClass(column), column?.className)}
                  >
                    {column?.isTitle ? (
                      <RowTitle row={row.original} rowLink={rowLink} onRow={onRow}>
                        <table.FlexRender cell={cell} />
                      </RowTitle>
                    ) : (
                      <table.FlexRender cell={cell} />
                    )}
                  </td>
                );
              })}
              {actions && <td className={cx(cellClass, 'text-end')}>{actions(row.original)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function alignClass<Row>(column: Column<Row> | undefined) {
  return column?.align === 'end' ? 'text-end whitespace-nowrap' : 'text-start';
}

function ariaSort(sorted: false | 'asc' | 'desc') {
  return sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : undefined;
}

interface SortButtonProps {
  sorted: false | 'asc' | 'desc';
  atEnd: boolean;
  onSort: ((event: unknown) => void) | undefined;
  children: string;
}

/** A column's head that sorts by it, and the other way round when pressed again. */
function SortButton({ sorted, atEnd, onSort, children }: SortButtonProps) {
  const Icon = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ArrowUpDown;
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
      {children}
      <Icon
        size={15}
        aria-hidden="true"
        className={cx('shrink-0', sorted ? 'text-primary' : 'opacity-45')}
      />
    </button>
  );
}

interface SkeletonProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  count: number;
}

/** A table of the same size on its way. */
export function WideTableSkeleton<Row extends object>({
  label,
  columns,
  count,
}: SkeletonProps<Row>) {
  return (
    <Loading label={`Loading: ${label}`}>
      <div className="h-11 border-line border-b bg-sunken/50" />
      {Array.from({ length: count }, (_, index) => `row-${index}`).map((key) => (
        <div
          key={key}
          className="flex h-14 items-center gap-6 border-line border-b px-4 last:border-b-0"
        >
          {columns.map(({ id, isTitle }) => (
            <span key={id} className={isTitle ? 'grow-2 basis-24' : 'grow basis-12'}>
              <Skeleton className={cx('h-5', isTitle ? 'w-4/5' : 'w-3/5')} />
            </span>
          ))}
        </div>
      ))}
      <div className="h-16 border-line border-t" />
    </Loading>
  );
}
