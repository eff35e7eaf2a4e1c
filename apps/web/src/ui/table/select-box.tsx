import type { RowSelection } from './rows.ts';

interface SelectBoxProps<Row> {
  selection: RowSelection<Row>;
  /** The row, or all rows in view. */
  rows: readonly Row[];
  label: string;
}

/** The box that ticks a row, or all rows in view; half ticked when some of them are. */
export function SelectBox<Row>({ selection, rows, label }: SelectBoxProps<Row>) {
  const ticked = rows.filter(selection.has).length;
  const isIn = rows.length > 0 && ticked === rows.length;
  return (
    <label className="inline-flex size-11 cursor-pointer items-center justify-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isIn}
        ref={(box) => {
          if (box) box.indeterminate = ticked > 0 && !isIn;
        }}
        onChange={({ target }) => selection.put(rows, target.checked)}
        className="size-5 accent-primary"
      />
    </label>
  );
}
