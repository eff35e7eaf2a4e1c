import { Columns3 } from 'lucide-react';
import { Button, IconButton } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import type { Column } from './column.ts';
import { useListChoices } from './list-choices.ts';
import { text } from './text.ts';

/** A column as far as it is chosen by. */
export type ChosenColumn = Pick<Column<never>, 'id' | 'header' | 'isTitle' | 'isExtra'>;

/** The columns of a list that a person wants to see; all but the extra ones where they have not chosen. */
export function useShownColumns<C extends ChosenColumn>(
  list: string | undefined,
  columns: readonly C[],
): readonly C[] {
  const [choices] = useListChoices();
  const chosen = list === undefined ? undefined : choices.columns[list];
  return columns.filter(({ id, isTitle, isExtra }) =>
    isTitle ? true : chosen ? chosen.includes(id) : !isExtra,
  );
}

/** The way to choose which columns are shown: with its words where there is room for them. */
export function ColumnButton({ isLarge, onOpen }: { isLarge: boolean; onOpen: () => void }) {
  const open = { 'aria-haspopup': 'dialog', onClick: onOpen } as const;
  const icon = <Columns3 size={18} />;
  if (!isLarge) {
    return (
      <IconButton label={text.columns} {...open}>
        {icon}
      </IconButton>
    );
  }
  return (
    <div data-filter="off">
      <Button variant="secondary" icon={icon} {...open}>
        {text.columns}
      </Button>
    </div>
  );
}

interface ColumnDialogProps {
  list: string;
  columns: readonly ChosenColumn[];
  onClose: () => void;
}

/** Chooses which columns are shown; each is at once. */
export function ColumnDialog({ list, columns, onClose }: ColumnDialogProps) {
  const [choices, change] = useListChoices();
  const shown = useShownColumns(list, columns);
  const keep = (ids: readonly string[] | undefined) => {
    const { [list]: _before, ...others } = choices.columns;
    change({ columns: ids ? { ...others, [list]: [...ids] } : others });
  };
  const turn = (column: ChosenColumn, isOn: boolean) =>
    keep(
      columns.filter((one) => (one === column ? isOn : shown.includes(one))).map(({ id }) => id),
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.columns}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={() => keep(undefined)}>
            {text.usualColumns}
          </Button>
          <Button onClick={onClose}>{text.done}</Button>
        </>
      }
    >
      {columns
        .filter(({ isTitle }) => !isTitle)
        .map((column) => (
          <label key={column.id} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={shown.includes(column)}
              onChange={({ target }) => turn(column, target.checked)}
              className="size-5 accent-primary"
            />
            {column.header}
          </label>
        ))}
    </Dialog>
  );
}
