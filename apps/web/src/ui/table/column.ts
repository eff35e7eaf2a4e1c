import type { ReactNode } from 'react';

/** One column of a {@link DataTable}; on a phone, one labelled line of each row. */
export interface Column<Row> {
  /** Unique; when the column sorts, the word of the wire's `sort` field. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Whether its header sorts. */
  sortable?: boolean;
  /** Order of the first press; largest or newest first suits amounts and dates. */
  firstSort?: 'asc' | 'desc';
  /** `end` for amounts and counts. */
  align?: 'start' | 'end';
  /** The name of the row: its heading on a phone, and what opens it. Exactly one column has it. */
  isTitle?: boolean;
  /** Shown only to who asks for it, in a list whose columns are chosen. */
  isExtra?: boolean;
  /** Shown in the table only: what the row's menu or its other lines say anyway. */
  wideOnly?: boolean;
  /** Never cut: a date, an amount, a code, a badge. Texts are cut where a row has no room for them. */
  isWhole?: boolean;
  /** What is said of all its values, behind its head: the clock that its times are by. */
  note?: ReactNode;
}
