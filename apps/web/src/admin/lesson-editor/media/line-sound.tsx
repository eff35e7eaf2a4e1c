import { AudioLines, Mic } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LateMediaField } from './late-media-field.tsx';
import { useSendingTo } from './media-place.ts';
import { useMediaWork } from './media-work.ts';
import { mediaText as words } from './text.ts';

interface LineSoundProps {
  slot: string;
  /** Counts from 1. */
  place: number;
  value: string;
  error: string | undefined;
  onChange: (key: string) => void;
}

/** The sound of a reading line: a button that says whether it has one, and what is done with it. */
export function LineSound({ slot, place, value, error, onChange }: LineSoundProps) {
  const [isOpen, setOpen] = useState(false);
  const isWaiting = useMediaWork(({ works }) => works[slot] !== undefined);
  const sending = useSendingTo((key) => {
    onChange(key);
    // What had the focus has gone with the recording.
    requestAnimationFrame(() => done.current?.focus());
  });
  const done = useRef<HTMLButtonElement>(null);
  /** What is there to be heard when it is closed is what was meant: only throwing it away leaves it out. */
  const close = () => {
    setOpen(false);
    if (useMediaWork.getState().works[slot]?.state !== 'taken') return;
    // What sends is there since the recording was; the page of the editor does without it.
    void import('./send-media.ts').then(({ sendWork }) => sendWork(slot, sending));
  };
  const hasSound = value !== '';
  const label = hasSound ? words.changeLineSound(place) : words.addLineSound(place);
  return (
    <>
      <IconButton
        label={isWaiting ? words.waitingLineSound(place) : label}
        aria-haspopup="dialog"
        aria-invalid={error ? true : undefined}
        aria-description={error}
        onClick={() => setOpen(true)}
        className={cx(
          error || isWaiting ? 'text-bad' : hasSound ? 'text-primary' : 'text-muted',
          'pair-extra',
        )}
      >
        {hasSound ? <AudioLines size={18} /> : <Mic size={18} />}
      </IconButton>
      {error && <p className="pair-wrong font-medium text-bad text-sm">{error}</p>}
      {isOpen && (
        <Dialog open size="md" title={words.lineSound(place)} onClose={close}>
          <LateMediaField
            {...{ slot, value, error }}
            kind="audio"
            usesAtOnce
            onChange={sending.onKept}
          />
          <div className="mt-4 flex justify-end">
            <Button ref={done} onClick={close}>
              {words.done}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
