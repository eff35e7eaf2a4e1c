import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Row } from '../../../domains/settings/managed-profile-model.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { text } from './text.ts';

interface RowsProps<Item> {
  rows: readonly Row<Item>[];
  onChange: (rows: Row<Item>[]) => void;
  /** The most there may be. */
  most: number;
  words: {
    none: string;
    add: string;
    title: (number: number) => string;
    remove: (number: number) => string;
  };
  newRow: () => Row<Item>;
  children: (
    row: Row<Item>,
    at: number,
    change: (changes: Partial<Row<Item>>) => void,
  ) => ReactNode;
}

/** A list that is written: entries are added at its end, moved up and removed. */
export function Rows<Item>({ rows, onChange, most, words, newRow, children }: RowsProps<Item>) {
  const moveUp = (at: number) => {
    const before = rows[at - 1];
    const moved = rows[at];
    if (!before || !moved) return;
    onChange(rows.map((row, place) => (place === at ? before : place === at - 1 ? moved : row)));
  };
  return (
    <div className="flex flex-col gap-4">
      {rows.length === 0 && <p className="text-muted">{words.none}</p>}
      {rows.map((row, at) => (
        <fieldset key={row.id} className="flex min-w-0 flex-col gap-3 border-line border-t pt-3">
          <legend className="sr-only">{words.title(at + 1)}</legend>
          <div className="flex items-center gap-1">
            <p aria-hidden="true" className="me-auto font-semibold">
              {words.title(at + 1)}
            </p>
            {at > 0 && (
              <IconButton label={text.moveUp(words.title(at + 1))} onClick={() => moveUp(at)}>
                <ArrowUp size={20} />
              </IconButton>
            )}
            <IconButton
              label={words.remove(at + 1)}
              onClick={() => onChange(rows.filter(({ id }) => id !== row.id))}
            >
              <Trash2 size={20} />
            </IconButton>
          </div>
          {children(row, at, (changes) =>
            onChange(rows.map((one) => (one.id === row.id ? { ...one, ...changes } : one))),
          )}
        </fieldset>
      ))}
      {rows.length < most && (
        <Button
          variant="secondary"
          onClick={() => onChange([...rows, newRow()])}
          className="self-start"
          icon={<Plus size={18} />}
        >
          {words.add}
        </Button>
      )}
    </div>
  );
}
