import type { ReactNode } from 'react';
import { cx } from '../../ui/class-names.ts';
import type { Chosen } from './use-assign-form.ts';

interface PickListProps<Item extends Chosen> {
  label: string;
  items: readonly Item[];
  selected: readonly Chosen[];
  onChange: (selected: readonly Chosen[]) => void;
  name: (item: Item) => ReactNode;
  detail: (item: Item) => ReactNode;
  waiting?: boolean;
}

/** A list to tick several of. */
export function PickList<Item extends Chosen>(props: PickListProps<Item>) {
  const { label, items, selected, onChange, name, detail, waiting = false } = props;
  const chosen = new Set(selected.map(({ id }) => id));
  const toggle = (item: Item) =>
    onChange(
      chosen.has(item.id)
        ? selected.filter(({ id }) => id !== item.id)
        : [...selected, { id: item.id, name: item.name }],
    );
  return (
    <fieldset
      aria-busy={waiting || undefined}
      className={cx(
        'max-h-72 overflow-y-auto rounded-field border border-line',
        waiting && 'opacity-60',
      )}
    >
      <legend className="sr-only">{label}</legend>
      {items.map((item) => (
        <label
          key={item.id}
          className="flex min-h-11 cursor-pointer items-center gap-3 border-line border-b px-3 py-1.5 last:border-b-0 hover:bg-sunken has-checked:bg-primary-soft"
        >
          <input
            type="checkbox"
            checked={chosen.has(item.id)}
            onChange={() => toggle(item)}
            className="size-5 shrink-0 accent-primary"
          />
          <span className="min-w-0">
            <span className="block font-medium leading-snug">{name(item)}</span>
            <span className="block text-muted text-sm [overflow-wrap:anywhere]">
              {detail(item)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
