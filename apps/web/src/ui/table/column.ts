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
  /** Shown in the table only: what the row's menu or its other lines say anyway. */
  wideOnly?: boolean;
  /** Width and the like, on head and cell: `w-40`, `whitespace-nowrap`. */
  className?: string;
}
