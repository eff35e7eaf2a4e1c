import { AudioLines, Mic } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LateMediaField } from './late-media-field.tsx';
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
  const hasSound = value !== '';
  const label = hasSound ? words.changeLineSound(place) : words.addLineSound(place);
  return (
    <>
      <IconButton
        label={isWaiting ? words.waitingLineSound(place) : label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={cx(
          error || isWaiting ? 'text-bad' : hasSound ? 'text-primary' : 'text-muted',
          'pair-extra',
        )}
      >
        {hasSound ? <AudioLines size={18} /> : <Mic size={18} />}
      </IconButton>
      {isOpen && (
        <Dialog open size="md" title={words.lineSound(place)} onClose={() => setOpen(false)}>
          <LateMediaField {...{ slot, value, error, onChange }} kind="audio" />
          <div className="mt-4 flex justify-end">
            <Button onClick={() => setOpen(false)}>{words.done}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
