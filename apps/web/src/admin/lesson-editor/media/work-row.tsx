import { Check, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { UploadRow } from '../../../ui/upload/upload-row.tsx';
import { TakePlayer } from '../../../ui/voice/take-player.tsx';
import type { MediaWork } from './media-work.ts';
import { holdSending, stopSending } from './send-media.ts';
import { mediaText as words } from './text.ts';

interface WorkRowProps {
  slot: string;
  work: MediaWork;
  onSend: () => void;
  onDrop: () => void;
}

/** What is not kept yet: a recording to listen to, how far it is on its way, or why it did not go. */
export function WorkRow({ slot, work, onSend, onDrop }: WorkRowProps) {
  const { state, blob, kind, progress, failure, take } = work;
  return (
    <div className="flex flex-col gap-2 rounded-field bg-primary-soft px-3 py-2">
      {kind === 'audio' && state !== 'sending' && (
        <TakePlayer
          sound={blob}
          bytes={blob.size}
          seconds={take?.seconds ?? null}
          levels={take?.levels ?? []}
          name={words.take}
        />
      )}
      {progress && (
        <UploadRow
          progress={progress}
          isFile={blob instanceof File}
          onHold={(isPaused) => holdSending(slot, isPaused)}
          onCancel={() => stopSending(slot)}
        />
      )}
      {failure && (
        <p role="alert" className="text-bad">
          <span dir="auto" className="font-medium">
            {failure}
          </span>{' '}
          {words.nothingLost}
        </p>
      )}
      {state !== 'sending' && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" icon={<Check size={18} />} onClick={onSend}>
            {state === 'taken' ? words.use : words.tryAgain}
          </Button>
          <Button size="sm" variant="ghost" icon={<Trash2 size={18} />} onClick={onDrop}>
            {words.discard}
          </Button>
        </div>
      )}
    </div>
  );
}
