import { Undo2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { text } from './text.ts';
import type { OfferedMark, Undo } from './use-undo.ts';

interface UndoToastProps {
  undo: Undo;
  /** The mark is taken back. */
  onUndone: (resultId: number) => void;
}

/**
 * Says what was just marked, with the way back for as long as there is one: a line for each mark, the
 * newest first, so that none moves under the finger when an older one goes. It stands within the open
 * dialog, if there is one: a press on what is outside of it would not be heard.
 */
export function UndoToast({ undo, onUndone }: UndoToastProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(anchor.current?.closest('dialog') ?? document.body), []);
  const takeBack = async (mark: OfferedMark) => {
    if (await undo.undo(mark)) onUndone(mark.submission.resultId);
  };
  return (
    <span ref={anchor}>
      {place &&
        createPortal(
          <div
            role="status"
            className="pointer-events-none fixed inset-x-0 top-0 z-50 flex justify-center p-3 sm:justify-end sm:p-4"
          >
            {undo.offered.length > 0 && (
              <ul className="pointer-events-auto max-h-[40dvh] w-full max-w-sm animate-rise divide-y divide-line overflow-y-auto rounded-field border border-line border-s-4 border-s-good bg-surface ps-4 pe-2 text-ink shadow-overlay">
                {undo.offered.map((mark) => (
                  <UndoLine key={mark.requestKey} mark={mark} onUndo={() => void takeBack(mark)} />
                ))}
              </ul>
            )}
          </div>,
          place,
        )}
    </span>
  );
}

function UndoLine({ mark, onUndo }: { mark: OfferedMark; onUndo: () => void }) {
  const { submission, score, isChange, isRunning } = mark;
  const id = useId();
  return (
    <li className="flex items-center gap-3 py-2">
      <p id={id} className="min-w-0 grow">
        <span className="block font-semibold">{isChange ? text.changed : text.done}</span>
        <span className="block text-muted text-sm">
          <PersonText>{submission.studentName}</PersonText>:{' '}
          <span className="figures">{score}%</span>
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
    </li>
  );
}
