import { cx } from '../class-names.ts';
import { Loading, Skeleton } from '../skeleton.tsx';
import type { Column } from './column.ts';
import { ColumnHead } from './column-head.tsx';
import { pressRows, RowTitle } from './row-title.tsx';
import type { RowsProps } from './rows.ts';
import { SelectBox } from './select-box.tsx';
import { text } from './text.ts';
import type { TableQuery } from './use-table-query.ts';

const headClass = 'px-3 first:ps-4 last:pe-4 text-muted text-sm';
const cellClass = 'h-14 px-3 py-1.5 first:ps-4 last:pe-4';

const alignClass = ({ align }: { align?: 'start' | 'end' }) =>
  align === 'end' ? 'text-end whitespace-nowrap' : 'text-start';

/** The rows as a table: sortable heads, row presses, actions at the end of each row. */
export function WideTable<Row extends object>(props: RowsProps<Row> & { state: TableQuery }) {
  const { label, columns, rows, rowKey, actions, selection, waiting, state } = props;
  // Relative, so that words for listeners in it are cut with the table, and do not widen the page.
  return (
    <div className="relative overflow-x-auto">
      <table aria-busy={waiting || undefined} className={cx('w-full', waiting && 'opacity-60')}>
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-line border-b bg-sunken/50">
            {selection && (
              <th scope="col" className="w-11 ps-2">
                <SelectBox selection={selection} rows={rows} label={selection.pageLabel} />
              </th>
            )}
            {columns.map((column) => (
              <ColumnHead
                key={column.id}
                column={column}
                state={state}
                className={cx(headClass, alignClass(column))}
              />
            ))}
            {actions && (
              <th scope="col" className={cx(headClass, 'text-end')}>
                <span className="sr-only">{text.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={pressRows}>
          {rows.map((row) => (
            <WideRow key={rowKey(row)} {...props} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps<Row> = Pick<
  RowsProps<Row>,
  'columns' | 'rowLink' | 'onRow' | 'actions' | 'selection'
> & {
  row: Row;
};

function WideRow<Row>({ row, columns, rowLink, onRow, actions, selection }: RowProps<Row>) {
  const opens = rowLink !== undefined || onRow !== undefined;
  return (
    <tr
      data-row=""
      className={cx(
        'border-line border-b last:border-b-0',
        opens && 'cursor-pointer hover:bg-sunken/50',
        selection?.has(row) && 'bg-primary-soft',
      )}
    >
      {selection && (
        <td className="w-11 ps-2">
          <SelectBox selection={selection} rows={[row]} label={selection.rowLabel(row)} />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} className={cx(cellClass, alignClass(column), column.className)}>
          {column.isTitle ? (
            <RowTitle row={row} rowLink={rowLink} onRow={onRow}>
              {column.cell(row)}
            </RowTitle>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {actions && <td className={cx(cellClass, 'text-end')}>{actions(row)}</td>}
    </tr>
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
    <Loading label={text.loading(label)}>
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
