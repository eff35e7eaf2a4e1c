import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { Loading, Skeleton } from '../skeleton.tsx';

import type { Column } from './column.ts';
import { pressRows, RowTitle } from './row-title.tsx';
import type { RowsProps } from './rows.ts';
import { SelectBox } from './select-box.tsx';
import { text } from './text.ts';

/** The rows on a phone: a list, each row its name, its labelled values and its actions. */
export function RowCards<Row extends object>(props: RowsProps<Row>) {
  const { label, columns, rows, rowKey, rowLink, onRow, actions, selection, waiting } = props;
  const title = columns.find((column) => column.isTitle);
  const others = columns.filter((column) => column !== title && !column.wideOnly);
  return (
    <>
      {selection && (
        <div className="flex items-center border-line border-b px-1 text-muted text-sm">
          <SelectBox selection={selection} rows={rows} label={selection.pageLabel} />
          <span aria-hidden="true">{selection.pageLabel}</span>
        </div>
      )}
      <ul
        ref={pressRows}
        aria-label={label}
        aria-busy={waiting || undefined}
        className={cx(waiting && 'opacity-60')}
      >
        {rows.map((row) => (
          <li
            key={rowKey(row)}
            data-row=""
            className={cx(
              'border-line border-b px-4 py-2.5 last:border-b-0',
              selection?.has(row) && 'bg-primary-soft',
            )}
          >
            <div className="flex items-start justify-between gap-2">
              <div className="mb-1 flex min-h-11 min-w-0 items-center leading-snug">
                {selection && (
                  <span className="-ms-3 shrink-0">
                    <SelectBox selection={selection} rows={[row]} label={selection.rowLabel(row)} />
                  </span>
                )}
                {title && (
                  <RowTitle row={row} rowLink={rowLink} onRow={onRow}>
                    {title.cell(row)}
                  </RowTitle>
                )}
              </div>
              {actions && (
                <div className="max-w-44 shrink-0 has-[[aria-haspopup=menu]]:-me-2">
                  {actions(row)}
                </div>
              )}
            </div>
            <dl className="flex flex-col gap-y-1">
              {others.map((column) => (
                <Line key={column.id} column={column}>
                  {column.cell(row)}
                </Line>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

type LabelOf = Pick<Column<never>, 'header' | 'note'>;

/** A labelled value; a label with nothing beside it is left out. */
function Line({ column, children }: { column: LabelOf; children: ReactNode }) {
  if (children === null || children === '') return null;
  return (
    <div className="flex justify-between gap-4">
      <dt className="shrink-0 text-muted text-sm leading-6">
        {column.header}
        {column.note}
      </dt>
      <dd className="min-w-0 text-end [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

interface SkeletonProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  count: number;
}

/** A list of the same size on its way. */
export function RowCardsSkeleton<Row extends object>({
  label,
  columns,
  count,
}: SkeletonProps<Row>) {
  const others = columns.filter((column) => !column.isTitle && !column.wideOnly);
  return (
    <Loading label={text.loading(label)}>
      {Array.from({ length: count }, (_, index) => `row-${index}`).map((key) => (
        <div key={key} className="border-line border-b px-4 py-2.5 last:border-b-0">
          <div className="flex h-11 items-center">
            <Skeleton className="h-5 w-2/5" />
          </div>
          <div className="flex flex-col gap-y-1">
            {others.map(({ id }) => (
              <div key={id} className="flex h-6 items-center justify-between">
                <Skeleton className="h-4 w-20" />
                <Skeleton className="h-4 w-28" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </Loading>
  );
}
