import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface RowTitleProps<Row> {
  row: Row;
  rowLink?: ((row: Row) => string) | undefined;
  onRow?: ((row: Row) => void) | undefined;
  children: ReactNode;
}

const look =
  'rounded-sm text-start font-semibold underline-offset-4 hover:underline focus-visible:outline-primary';

/** The name of a row. When the row can be opened, this is what opens it, by keyboard too. */
export function RowTitle<Row>({ row, rowLink, onRow, children }: RowTitleProps<Row>) {
  if (rowLink) {
    return (
      <Link to={rowLink(row)} data-opens-row="" className={look}>
        {children}
      </Link>
    );
  }
  if (onRow) {
    return (
      <button type="button" data-opens-row="" onClick={() => onRow(row)} className={look}>
        {children}
      </button>
    );
  }
  return <span className="font-semibold">{children}</span>;
}

/**
 * Ref of the rows' container: a press anywhere on a row presses its name. Not where something else
 * can be pressed, and not at the end of selecting text.
 */
export function pressRows(container: HTMLElement | null): (() => void) | undefined {
  if (!container) return;
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || getSelection()?.toString()) return;
    if (target.closest('a, button, input, label, dialog')) return;
    const row = target.closest('[data-row]');
    row?.querySelector<HTMLElement>('[data-opens-row]')?.click();
  };
  container.addEventListener('click', onClick);
  return () => container.removeEventListener('click', onClick);
}
