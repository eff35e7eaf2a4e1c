import { plainTyped } from '@institute/contract/text/typed';
import { type KeyboardEvent, useId } from 'react';
import { cx } from '../../../ui/class-names.ts';
import { controlClass } from '../../../ui/input.tsx';
import { text } from './text.ts';
import { type MarkPlace, type Marks, markText } from './use-marks.ts';

interface MarkInputProps {
  place: MarkPlace;
  marks: Marks;
  /** Whose mark in which column it is, for assistive technology. */
  label: string;
  /** What stands there in place of a mark. */
  placeholder: string;
  /** Its row and column in the grid, `3:1`. */
  at?: string;
  className?: string;
}

/** The field of one mark: it is saved when it is left, and says what is not. */
export function MarkInput({ place, marks, label, placeholder, at, className }: MarkInputProps) {
  const noteId = useId();
  const cell = marks.cellAt(place);
  const note = cell?.isSaving ? text.saving : cell?.failure;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && cell && !cell.isSaving) {
      event.preventDefault();
      marks.discard(place);
    }
    if (event.key === 'Enter') void marks.save(place);
  };
  return (
    <div className={cx('flex flex-col gap-1', className)}>
      <input
        type="text"
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        maxLength={12}
        data-mark={at}
        aria-label={label}
        aria-invalid={cell?.failure ? true : undefined}
        aria-describedby={note ? noteId : undefined}
        placeholder={placeholder}
        value={cell?.text ?? markText(place.saved)}
        onChange={({ target }) => marks.type(place, target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => {
          if (cell && plainTyped(cell.text) !== cell.text) marks.type(place, plainTyped(cell.text));
          void marks.save(place);
        }}
        onKeyDown={onKeyDown}
        className={cx(controlClass, 'min-w-16 text-end tabular-nums')}
      />
      {note && (
        <p
          id={noteId}
          role={cell?.failure ? 'alert' : undefined}
          className={cx('max-w-56 text-xs', cell?.failure ? 'font-medium text-bad' : 'text-muted')}
        >
          {note}
        </p>
      )}
    </div>
  );
}
