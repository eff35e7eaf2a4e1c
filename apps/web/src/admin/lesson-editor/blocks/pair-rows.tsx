import { Plus, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Textarea } from '../../../ui/input.tsx';
import './pair-rows.css';

/** Two texts that belong together, such as a line and its translation. */
export interface Pair {
  key: string;
  first: string;
  second: string;
}

type Side = 'first' | 'second';

interface PairRowsProps {
  pairs: readonly Pair[];
  words: {
    first: string;
    second: string;
    firstOf: (place: number) => string;
    secondOf: (place: number) => string;
    add: string;
    remove: (place: number) => string;
  };
  most: number;
  longest: number;
  errorOf: (at: number, side: Side) => string | undefined;
  onType: (at: number, side: Side, value: string) => void;
  /** Puts an empty row at a place. */
  onAdd: (at: number) => void;
  onRemove: (at: number) => void;
  /** What else stands in a row. */
  extra?: (at: number) => ReactNode;
  /** Many lines were pasted into the row; false to have them pasted as they are. */
  onPasteLines?: (at: number, text: string) => boolean;
}

/** Rows of two texts each: Enter goes to the other side and then to the next row, which it makes. */
export function PairRows(props: PairRowsProps) {
  const { pairs, words, most, onAdd } = props;
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ at: number; side: Side } | null>(null);
  const focusOn = (at: number, side: Side) => {
    wanted.current = { at, side };
  };
  useEffect(() => {
    if (!wanted.current) return;
    const { at, side } = wanted.current;
    wanted.current = null;
    list.current?.querySelector<HTMLElement>(`[data-cell="${at}-${side}"]`)?.focus();
  });
  const add = (at: number) => {
    if (pairs.length >= most) return;
    onAdd(at);
    focusOn(at, 'first');
  };
  return (
    <div className="flex flex-col gap-2">
      <div
        aria-hidden="true"
        className={cx('pair-heads font-medium text-sm', props.extra && 'pair-row-extra')}
      >
        <span />
        <span>{words.first}</span>
        <span>{words.second}</span>
      </div>
      <ol ref={list} className="flex flex-col gap-3 sm:gap-2">
        {pairs.map((pair, at) => (
          <PairRow key={pair.key} {...props} pair={pair} at={at} onNext={add} focusOn={focusOn} />
        ))}
      </ol>
      <Button
        size="sm"
        variant="secondary"
        icon={<Plus size={18} />}
        disabled={pairs.length >= most}
        onClick={() => add(pairs.length)}
        className="self-start"
      >
        {words.add}
      </Button>
    </div>
  );
}

interface PairRowProps extends PairRowsProps {
  pair: Pair;
  at: number;
  onNext: (at: number) => void;
  focusOn: (at: number, side: Side) => void;
}

function PairRow(props: PairRowProps) {
  const { pair, pairs, at, words, extra, onRemove, onNext, focusOn } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>, side: Side) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const row = event.currentTarget.closest('ol');
    const cell = (place: number, of: Side) =>
      row?.querySelector<HTMLElement>(`[data-cell="${place}-${of}"]`);
    if (side === 'first') cell(at, 'second')?.focus();
    else if (at + 1 < pairs.length) cell(at + 1, 'first')?.focus();
    else onNext(at + 1);
  };
  return (
    <li className={cx('pair-row', extra && 'pair-row-extra')}>
      <span className="pair-number figures pt-2.5 text-center text-muted">{at + 1}</span>
      <Cell {...props} side="first" label={words.firstOf(at + 1)} onKeyDown={onKeyDown} />
      <Cell {...props} side="second" label={words.secondOf(at + 1)} onKeyDown={onKeyDown} />
      {extra?.(at)}
      <IconButton
        label={words.remove(at + 1)}
        disabled={pairs.length === 1 && pair.first + pair.second === ''}
        onClick={() => {
          focusOn(Math.max(0, at - 1), 'first');
          onRemove(at);
        }}
        className="pair-remove text-muted"
      >
        <X size={18} />
      </IconButton>
    </li>
  );
}

interface CellProps extends PairRowProps {
  side: Side;
  label: string;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>, side: Side) => void;
}

function Cell({
  pair,
  at,
  side,
  label,
  longest,
  errorOf,
  onType,
  onPasteLines,
  ...rest
}: CellProps) {
  const error = errorOf(at, side);
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (text.trim().includes('\n') && onPasteLines?.(at, text)) event.preventDefault();
  };
  return (
    <div className="min-w-0">
      <Textarea
        data-cell={`${at}-${side}`}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-description={error}
        value={pair[side]}
        onChange={({ target }) => onType(at, side, target.value)}
        onKeyDown={(event) => rest.onKeyDown(event, side)}
        onPaste={onPaste}
        maxLength={longest}
        rows={1}
        autoComplete="off"
        className={cx(
          'resize-none [field-sizing:content]',
          side === 'first' && 'text-xl leading-loose',
        )}
      />
      {error && <p className="font-medium text-bad text-sm">{error}</p>}
    </div>
  );
}
