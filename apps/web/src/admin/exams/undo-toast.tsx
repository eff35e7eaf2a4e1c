import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { text } from './text.ts';
import type { Undo } from './use-undo.ts';

interface UndoToastProps {
  undo: Undo;
  /** The mark is taken back. */
  onUndone: (resultId: number) => void;
}

/**
 * Says what was just marked, with the way back for as long as there is one. It stands within the open
 * dialog, if there is one: a press on what is outside of it would not be heard.
 */
export function UndoToast({ undo, onUndone }: UndoToastProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(anchor.current?.closest('dialog') ?? document.body), []);
  const { given } = undo;
  const takeBack = async () => {
    if (given && (await undo.undo())) onUndone(given.submission.resultId);
  };
  return (
    <span ref={anchor}>
      {place &&
        createPortal(
          <div
            role="status"
            className="pointer-events-none fixed inset-x-0 top-0 z-50 flex justify-center p-3 sm:justify-end sm:p-4"
          >
            {given && (
              <div className="pointer-events-auto flex w-full max-w-sm animate-rise items-center gap-3 rounded-field border border-line border-s-4 border-s-good bg-surface py-2 ps-4 pe-2 text-ink shadow-overlay">
                <p className="min-w-0 grow">
                  <span className="block font-semibold">
                    {given.isChange ? text.changed : text.done}
                  </span>
                  <span className="block text-muted text-sm">
                    <PersonText>{given.submission.studentName}</PersonText>:{' '}
                    <span className="figures">{given.score}%</span>
                  </span>
                </p>
                <Button
                  variant="secondary"
                  size="sm"
                  className="shrink-0"
                  icon={<Undo2 size={16} className="shrink-0 rtl:-scale-x-100" />}
                  busy={undo.isRunning}
                  onClick={() => void takeBack()}
                >
                  {text.undo}
                </Button>
              </div>
            )}
          </div>,
          place,
        )}
    </span>
  );
}
