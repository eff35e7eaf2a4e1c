import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { Loading, Skeleton } from '../skeleton.tsx';
import type { Column } from './column.ts';
import { ColumnHead } from './column-head.tsx';
import { pressRows, RowTitle } from './row-title.tsx';
import type { RowsProps } from './rows.ts';
import { SelectBox } from './select-box.tsx';
import { text } from './text.ts';
import type { TableQuery } from './use-table-query.ts';

const headClass = 'whitespace-nowrap px-3 first:ps-4 last:pe-4 text-muted text-sm';
const cellClass = 'h-11 px-3 first:ps-4 last:pe-4';

const alignClass = ({ align }: { align?: 'start' | 'end' }) =>
  align === 'end' ? 'text-end' : 'text-start';

/**
 * The rows as a table, a line each: sortable heads, row presses, actions at the end of each row. A row
 * that leads nowhere is a stop of the Tab key, and shows its texts whole while it has the focus.
 */
export function WideTable<Row extends object>(props: RowsProps<Row> & { state: TableQuery }) {
  const { label, columns, rows, rowKey, actions, selection, waiting, state, choice } = props;
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
            {(actions || choice) && (
              <th scope="col" className={cx(headClass, 'py-0 text-end')}>
                {actions && <span className="sr-only">{text.actions}</span>}
                {choice}
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
  'columns' | 'rowLink' | 'onRow' | 'actions' | 'selection' | 'choice'
> & {
  row: Row;
};

function WideRow<Row>(props: RowProps<Row>) {
  const { row, columns, rowLink, onRow, actions, selection, choice } = props;
  const opens = rowLink !== undefined || onRow !== undefined;
  return (
    <tr
      data-row=""
      className={cx(
        'group/row border-line border-b last:border-b-0 focus:outline-2 focus:-outline-offset-2 focus:outline-primary',
        'has-[[data-opens-row]:focus-visible]:outline-2 has-[[data-opens-row]:focus-visible]:-outline-offset-2 has-[[data-opens-row]:focus-visible]:outline-primary',
        opens && 'cursor-pointer hover:bg-sunken/50',
        selection?.has(row) && 'bg-primary-soft',
      )}
      {...(!opens && { tabIndex: 0 })}
    >
      {selection && (
        <td className="w-11 ps-2">
          <SelectBox selection={selection} rows={[row]} label={selection.rowLabel(row)} />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          className={cx(cellClass, alignClass(column), isWhole(column) && 'whitespace-nowrap')}
        >
          <Cut off={isWhole(column)} isTitle={column.isTitle === true}>
            {column.isTitle ? (
              <RowTitle row={row} rowLink={rowLink} onRow={onRow}>
                {column.cell(row)}
              </RowTitle>
            ) : (
              column.cell(row)
            )}
          </Cut>
        </td>
      ))}
      {(actions || choice) && (
        <td className={cx(cellClass, 'whitespace-nowrap text-end')}>{actions?.(row)}</td>
      )}
    </tr>
  );
}

const isWhole = ({ isWhole: said, align }: Pick<Column<never>, 'isWhole' | 'align'>) =>
  said === true || align === 'end';

interface CutProps {
  /** Whether it is shown whole all the same. */
  off: boolean;
  isTitle: boolean;
  children: ReactNode;
}

/**
 * A text on one line, cut where its column ends. The grid asks for no room of its own, so that a column of
 * texts narrows before the table gets wider than the page.
 */
function Cut({ off, isTitle, children }: CutProps) {
  if (off) return children;
  return (
    <div className={cx('grid max-w-160 grid-cols-1', isTitle ? 'min-w-32' : 'min-w-16')}>
      <div className="-mx-1 truncate px-1 py-0.5 group-focus/row:whitespace-normal group-focus/row:[overflow-wrap:anywhere]">
        {children}
      </div>
    </div>
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
          className="flex h-11 items-center gap-6 border-line border-b px-4 last:border-b-0"
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
