import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';

/** Someone or something to choose, by id, with the name that is shown. */
export interface Choice {
  id: number;
  name: string;
}

interface PickListProps<Picked extends Choice, Item extends Picked> {
  label: string;
  items: readonly Item[];
  selected: readonly Picked[];
  onChange: (selected: readonly Picked[]) => void;
  name: (item: Item) => ReactNode;
  detail: (item: Item) => ReactNode;
  /** Words of a first line that ticks all items at once; without it there is none. */
  all?: string | undefined;
  /** True while these are the items of before and others are on their way. */
  waiting?: boolean;
  className?: string | undefined;
}

/** A list to tick several of; what was chosen before and is not among the items stays chosen. */
export function PickList<Picked extends Choice, Item extends Picked>(
  props: PickListProps<Picked, Item>,
) {
  const { label, items, selected, onChange, name, detail, all, waiting, className } = props;
  const chosen = new Set(selected.map(({ id }) => id));
  const put = (some: readonly Item[], isIn: boolean) => {
    const ids = new Set(some.map(({ id }) => id));
    onChange(
      isIn
        ? [...selected, ...some.filter(({ id }) => !chosen.has(id))]
        : selected.filter(({ id }) => !ids.has(id)),
    );
  };
  return (
    <fieldset
      aria-busy={waiting || undefined}
      className={cx('min-w-0', waiting && 'opacity-60', className)}
    >
      <legend className="sr-only">{label}</legend>
      {all && (
        <Tick isIn={items.every(({ id }) => chosen.has(id))} onPut={(isIn) => put(items, isIn)}>
          <span className="text-muted">{all}</span>
        </Tick>
      )}
      {items.map((item) => (
        <Tick key={item.id} isIn={chosen.has(item.id)} onPut={(isIn) => put([item], isIn)}>
          <span className="min-w-0">
            <span className="block font-medium leading-snug">{name(item)}</span>
            <span className="block text-muted text-sm [overflow-wrap:anywhere]">
              {detail(item)}
            </span>
          </span>
        </Tick>
      ))}
    </fieldset>
  );
}

interface TickProps {
  isIn: boolean;
  onPut: (isIn: boolean) => void;
  children: ReactNode;
}

function Tick({ isIn, onPut, children }: TickProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex min-h-11 cursor-pointer items-center gap-3 border-line border-b px-3 py-1.5 last:border-b-0 hover:bg-sunken has-checked:bg-primary-soft"
    >
      <input
        id={id}
        type="checkbox"
        checked={isIn}
        onChange={(event) => onPut(event.target.checked)}
        className="size-5 shrink-0 accent-primary"
      />
      {children}
    </label>
  );
}
