import { useState } from 'react';
import { useSignInName } from '../../../platform/auth-store.ts';
import { useKeptTakes } from '../../../platform/takes/use-kept-takes.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { type Given, slotOf } from '../given.ts';
import { text as words } from '../text.ts';
import { textDraft } from '../text-draft.ts';
import { KeptThings } from './kept-things.tsx';

interface KeptDialogProps {
  given: Given;
  /** Why it cannot be handed in, in words. */
  refusal: string;
  onClose: () => void;
}

/** What is kept of a homework that takes nothing any more, to be heard and thrown away. */
export function KeptDialog({ given, refusal, onClose }: KeptDialogProps) {
  const writer = useSignInName();
  const kept = useKeptTakes(slotOf(given));
  const [draft] = useState(() => textDraft(writer, given));
  const [text, setText] = useState(() => draft.read()?.text ?? '');
  const isEmpty = kept.takes?.length === 0 && text.trim() === '';
  return (
    <Dialog open onClose={onClose} title={words.keptTitle}>
      <div className="flex flex-col gap-4">
        <p>{refusal}</p>
        <p className="text-muted">{isEmpty ? words.nothingKept : words.keptHere}</p>
        <KeptThings
          takes={kept.takes ?? []}
          text={text}
          onDrop={(place) => void kept.drop(place)}
          onDropText={() => {
            draft.keep(null);
            setText('');
          }}
        />
      </div>
    </Dialog>
  );
}
