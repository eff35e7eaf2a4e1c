import type { ReactNode } from 'react';
import type { Column } from './column.ts';

/** One page of rows and how the query for it stands; what `usePaged` gives. */
export interface TableList<Row> {
  /** `more`: there are more than `total`, which is as far as was counted. */
  data: { rows: readonly Row[]; total: number; more?: boolean } | undefined;
  isPending: boolean;
  /** True while the rows in view are those of before and the next are on their way. */
  isPlaceholderData: boolean;
  isFetching: boolean;
  error: unknown;
  refetch: () => unknown;
}

/** Rows that are ticked, for what is done with several at once. */
export interface RowSelection<Row> {
  has: (row: Row) => boolean;
  /** Ticks rows, or unticks them. */
  put: (rows: readonly Row[], isIn: boolean) => void;
  /** What the box of a row says, and the one for all rows in view. */
  rowLabel: (row: Row) => string;
  pageLabel: string;
}

/** What the table and the list of a phone both show. */
export interface RowsProps<Row> {
  /** What the rows are, for assistive technology: "Students". */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Where a press on a row leads. */
  rowLink?: ((row: Row) => string) | undefined;
  /** What a press on a row does, when it leads nowhere. */
  onRow?: ((row: Row) => void) | undefined;
  /** What can be done with a row, at its end: an `ActionMenu`, buttons. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** Boxes before the rows; none without it. */
  selection?: RowSelection<Row> | undefined;
  waiting: boolean;
  /** The way to choose the columns. */
  choice?: ReactNode;
}
