import { Undo2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { text } from './text.ts';
import type { OfferedMark, Undo } from './use-undo.ts';

interface MarkedLineProps {
  undo: Undo;
  /** The mark is taken back. */
  onUndone: (resultId: number) => void;
}

/**
 * Says what was marked last and how many in a row, with the way back for as long as there is one; the mark
 * before is said again once the last is taken back. One line that stands in the flow of the dialog, so that
 * nothing lies over the answer; its room stays, so that nothing moves when it goes.
 */
export function MarkedLine({ undo, onUndone }: MarkedLineProps) {
  const [last] = undo.offered;
  const region = useRef<HTMLDivElement>(null);
  // A region that comes with its words is not read out; one that is there before them is.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return (
    <div
      ref={region}
      role="status"
      className={cx('flex items-center', undo.markedInRow > 0 && 'min-h-11')}
    >
      {isThere && last && (
        <Marked
          mark={last}
          markedInRow={undo.markedInRow}
          onUndo={() =>
            void undo.undo(last).then((isDone) => {
              // The button goes, and with it the focus: whoever marks is back in the score.
              const dialog = region.current?.closest('dialog');
              dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
              if (isDone) onUndone(last.submission.resultId);
            })
          }
        />
      )}
    </div>
  );
}

/** The same over the page, where no dialog is open. */
export function MarkedNews(props: MarkedLineProps) {
  const isShown = props.undo.offered.length > 0;
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-50 flex justify-center p-3 sm:justify-end sm:p-4">
      <div
        className={cx(
          'pointer-events-auto',
          isShown &&
            'animate-rise rounded-field border border-line border-s-4 border-s-good bg-surface px-4 py-1 text-ink shadow-overlay',
        )}
      >
        <MarkedLine {...props} />
      </div>
    </div>
  );
}

interface MarkedProps {
  mark: OfferedMark;
  markedInRow: number;
  onUndo: () => void;
}

function Marked({ mark, markedInRow, onUndo }: MarkedProps) {
  const { submission, score, isChange, isRunning } = mark;
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <p id={id} className="min-w-0 leading-snug">
        <span className="font-semibold text-good">{isChange ? text.changed : text.done}</span>{' '}
        <span className="text-muted text-sm">
          <PersonText>{submission.studentName}</PersonText>:{' '}
          <span className="figures">{score}%</span>
          {markedInRow > 1 && ` · ${text.inRow(markedInRow)}`}
        </span>
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="shrink-0"
        icon={<Undo2 size={16} className="shrink-0 rtl:-scale-x-100" />}
        aria-describedby={id}
        busy={isRunning}
        onClick={onUndo}
      >
        {text.undo}
      </Button>
    </div>
  );
}
