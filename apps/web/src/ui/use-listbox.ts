import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';

interface ListboxOptions<Item> {
  /** What the list is, for assistive technology. */
  label: string;
  items: readonly Item[];
  /** Whether the list is in sight. */
  isOpen: boolean;
  onChoose: (item: Item) => void;
  /** Which item is marked when the list changes. */
  start?: number;
}

/**
 * A list beneath a text field that is walked by the arrow keys while the field keeps the focus, and
 * chosen from with Enter: the combobox of the ARIA authoring practices.
 *
 *     const box = useListbox({ label: '…', items, isOpen, onChoose });
 *     <input {...box.field} />
 *     <div {...box.list}>{items.map((item, at) => <div {...box.option(at)}>…</div>)}</div>
 */
export function useListbox<Item>({
  label,
  items,
  isOpen,
  onChoose,
  start = 0,
}: ListboxOptions<Item>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [marked, setMarked] = useState(start);
  const [shown, setShown] = useState(items);
  // Other items: the mark goes back to where it begins.
  if (shown !== items) {
    setShown(items);
    setMarked(start);
  }
  const at = Math.min(marked, items.length - 1);
  const optionId = (place: number) => `${id}-${place}`;

  useEffect(() => {
    if (isOpen && at >= 0) {
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    }
  }, [isOpen, at]);

  const moves: Readonly<Record<string, number>> = {
    ArrowDown: at + 1 < items.length ? at + 1 : 0,
    ArrowUp: at > 0 ? at - 1 : items.length - 1,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the composition of a letter chooses nothing.
    if (!isOpen || event.nativeEvent.isComposing) return;
    const next = moves[event.key];
    const item = items[at];
    if (next !== undefined) setMarked(next);
    else if (event.key === 'Enter' && item !== undefined) onChoose(item);
    else return;
    event.preventDefault();
  };
  return {
    field: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen && at >= 0 ? optionId(at) : undefined,
      onKeyDown,
    },
    list: { ref: list, id, role: 'listbox', 'aria-label': label },
    /** Options that stand together under a heading. */
    group: (name: string) => ({ role: 'group', 'aria-label': name }),
    option: (place: number) => ({
      id: optionId(place),
      role: 'option',
      tabIndex: -1,
      'aria-selected': place === at,
      onPointerMove: () => setMarked(place),
      // The field keeps the focus.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => {
        const item = items[place];
        if (item !== undefined) onChoose(item);
      },
    }),
  } as const;
}
