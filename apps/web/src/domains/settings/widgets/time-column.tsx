import type { Column } from '../../../ui/table/column.ts';
import { clockNote } from '../../../ui/when.tsx';
import { useTimeZone } from '../time-zone.ts';
import { InstituteTime } from './institute-time.tsx';

interface TimeColumnOptions<Row> extends Pick<Column<Row>, 'id' | 'header' | 'sortable'> {
  /** Null where it has not happened; the cell then says `none`. */
  at: (row: Row) => Date | null;
  none?: string;
}

/** A column of days with their times: the clock they are by stands once, in its head. */
export function timeColumn<Row>({
  at,
  none = '–',
  ...column
}: TimeColumnOptions<Row>): Column<Row> {
  return {
    ...column,
    firstSort: 'desc',
    isWhole: true,
    note: <ClockNote />,
    cell: (row) => {
      const moment = at(row);
      if (!moment) return <span className="text-muted">{none}</span>;
      return <InstituteTime at={moment} withTime isBare />;
    },
  };
}

/** "(Lagos)" for readers who live by another clock than the institute's. */
export function ClockNote() {
  const note = clockNote(useTimeZone());
  return note && <span className="font-normal"> {note}</span>;
}
