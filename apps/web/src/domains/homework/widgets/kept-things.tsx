import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { KeptTake } from '../../../platform/takes/take-store.ts';
import { Button } from '../../../ui/button.tsx';
import { PersonBlock } from '../../../ui/person-text.tsx';
import { useObjectUrl } from '../../../ui/use-object-url.ts';
import { TakePlayer } from '../../../ui/voice/take-player.tsx';
import { isPicture } from '../given.ts';
import { text as words } from '../text.ts';

interface KeptThingsProps {
  takes: readonly KeptTake[];
  /** What was written; empty for nothing. */
  text: string;
  onDrop: (place: string) => void;
  onDropText: () => void;
  isDisabled?: boolean;
}

/** What this device keeps and nobody takes: it is heard and seen, and thrown away after a question. */
export function KeptThings({ takes, text, onDrop, onDropText, isDisabled }: KeptThingsProps) {
  return (
    <ul className="flex flex-col gap-4">
      {takes.map((take) => (
        <Thing key={take.place} onDrop={() => onDrop(take.place)} isDisabled={isDisabled}>
          {isPicture(take.place) ? (
            <Picture blob={take.blob} />
          ) : (
            <TakePlayer
              sound={take.blob}
              bytes={take.blob.size}
              seconds={take.seconds}
              levels={take.levels}
              name={words.myRecording}
            />
          )}
        </Thing>
      ))}
      {text.trim() !== '' && (
        <Thing onDrop={onDropText} isDisabled={isDisabled}>
          <PersonBlock
            as="div"
            className="whitespace-pre-wrap rounded-field bg-sunken px-3 py-2 leading-loose [overflow-wrap:anywhere]"
          >
            {text}
          </PersonBlock>
        </Thing>
      )}
    </ul>
  );
}

interface ThingProps {
  onDrop: () => void;
  isDisabled: boolean | undefined;
  children: ReactNode;
}

function Thing({ onDrop, isDisabled = false, children }: ThingProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <li className="flex min-w-0 flex-col gap-1">
      {children}
      {isAsking ? (
        <div role="alert" className="flex flex-col gap-2 rounded-field bg-bad-soft px-3 py-2">
          <p className="font-medium">{words.askThrowAway}</p>
          <div className="flex flex-wrap gap-2">
            <Button variant="danger" icon={<Trash2 size={18} />} onClick={onDrop}>
              {words.throwAway}
            </Button>
            <Button variant="secondary" autoFocus onClick={() => setAsking(false)}>
              {words.keepIt}
            </Button>
          </div>
        </div>
      ) : (
        <Button
          variant="ghost"
          icon={<Trash2 size={18} />}
          disabled={isDisabled}
          onClick={() => setAsking(true)}
          className="self-start"
        >
          {words.throwAway}
        </Button>
      )}
    </li>
  );
}

function Picture({ blob }: { blob: Blob }) {
  const address = useObjectUrl(blob);
  return (
    address !== null && (
      <img
        src={address}
        alt={words.picture(1)}
        className="h-32 max-w-full self-start rounded-field border border-line object-contain"
      />
    )
  );
}
