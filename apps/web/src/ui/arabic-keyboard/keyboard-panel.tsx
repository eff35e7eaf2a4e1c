import { ChevronDown, CornerDownLeft, Delete } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cx } from '../class-names.ts';
import { deleteBack, type TextControl, write } from './edit.ts';
import { BEARER, COLUMNS, type Key, rows } from './layout.ts';
import { text } from './text.ts';
import { usePress } from './use-press.ts';

export interface KeyboardPanelProps {
  field: RefObject<TextControl | null>;
  onHide: () => void;
}

const keys = rows.flat();
const spans = { 1: 'col-span-1', 2: 'col-span-2' } as const;

/** The keys, at the foot of the screen like a phone's own, with the field scrolled above them. */
export function KeyboardPanel({ field, onHide }: KeyboardPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  useFieldAbove(field, panel);

  const press = (index: number) => {
    const key = keys[index];
    const element = field.current;
    if (!key || !element) return;
    if (key.does === 'hide') onHide();
    else if (key.does === 'back') deleteBack(element);
    else write(element, key.does.write);
  };
  const { onPointerDown, onClick, forget } = usePress(
    press,
    (index) => keys[index]?.does === 'back',
  );

  const onKeyDown = (event: KeyboardEvent) => {
    forget();
    if (event.key === 'Escape') return onHide();
    const next = indexAfter(current, event.key);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    panel.current?.querySelector<HTMLElement>(`[data-key="${next}"]`)?.focus();
  };

  return (
    <div
      ref={panel}
      role="toolbar"
      aria-label={text.title}
      dir="ltr"
      onKeyDown={onKeyDown}
      className="fixed inset-x-0 bottom-0 z-30 animate-sheet touch-manipulation select-none border-line border-t bg-sunken px-1 pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))] shadow-overlay"
    >
      <div className="mx-auto grid max-w-2xl grid-cols-11">
        {keys.map((key, index) => (
          <button
            key={key.name ?? key.face}
            type="button"
            data-key={index}
            aria-label={key.name}
            lang={key.name ? undefined : 'ar'}
            tabIndex={index === current ? 0 : -1}
            // The caret stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            // The keyboard goes when the finger leaves it, or its click would reach what is beneath.
            onPointerDown={key.does === 'hide' ? undefined : (event) => onPointerDown(event, index)}
            onClick={() => onClick(index)}
            onFocus={() => setCurrent(index)}
            className={cx('group h-12 p-0.5 focus-visible:outline-none', spans[key.wide ?? 1])}
          >
            <Face quiet={typeof key.does === 'string' || key.face === ''}>{faceOf(key)}</Face>
          </button>
        ))}
      </div>
    </div>
  );
}

/** The cap of a key. The key itself is larger, so that a tap between two caps is not lost. */
function Face({ quiet, children }: { quiet: boolean; children: ReactNode }) {
  return (
    <span
      className={cx(
        'flex size-full items-center justify-center rounded-sm border border-line text-xl leading-none max-[22rem]:text-lg',
        'group-active:bg-primary-soft group-focus-visible:outline-2 group-focus-visible:outline-primary',
        quiet ? 'bg-paper text-muted' : 'bg-surface text-ink',
      )}
    >
      {children}
    </span>
  );
}

function faceOf(key: Key): ReactNode {
  if (key.does === 'back') return <Delete size={20} />;
  if (key.does === 'hide') return <ChevronDown size={22} />;
  if (key.does.write === '\n') return <CornerDownLeft size={20} />;
  if (key.face.startsWith(BEARER))
    return <span className="font-amiri text-2xl sm:text-3xl">{key.face}</span>;
  return key.face;
}

/** Where an arrow key leads among the keys; null for other keys and beyond the edges. */
export function indexAfter(index: number, arrow: string): number | null {
  const within = (next: number) => (next >= 0 && next < keys.length ? next : null);
  if (arrow === 'ArrowLeft') return within(index - 1);
  if (arrow === 'ArrowRight') return within(index + 1);
  if (arrow !== 'ArrowUp' && arrow !== 'ArrowDown') return null;
  const cell = cells.indexOf(index) + (arrow === 'ArrowUp' ? -COLUMNS : COLUMNS);
  return cells[cell] ?? null;
}

/** The key at each cell of the grid. */
const cells = keys.flatMap((key, index) => Array.from({ length: key.wide ?? 1 }, () => index));

/** Brings the field above the keyboard, and whatever stands close beneath it. */
function useFieldAbove(
  field: RefObject<TextControl | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  const height = useRef(0);
  useLayoutEffect(() => {
    height.current = panel.current?.offsetHeight ?? 0;
  }, [panel]);
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    element.style.scrollMarginBottom = `${height.current}px`;
    element.scrollIntoView({ block: 'nearest' });
    return () => {
      element.style.scrollMarginBottom = '';
    };
  }, [field]);
}
