import { CloudUpload, Smartphone, TriangleAlert, WifiOff } from 'lucide-react';
import { useIsOffline } from '../../../platform/connection.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { text as words } from '../text.ts';
import type { HandInDraft } from '../use-hand-in.ts';

interface HandInEndProps {
  draft: HandInDraft;
  /** How far the lines are recorded, in words; null where there are none. */
  progress: string | null;
  /** Leaves what is begun for later; null where nothing was handed in before. */
  onClose: (() => void) | null;
}

/** How it stands with what is made, and the button that hands it in. */
export function HandInEnd({ draft, progress, onClose }: HandInEndProps) {
  const { isBegun, isSending, failure, send, kept } = draft;
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      <div role="status" className="flex flex-col gap-1 text-sm">
        {!isSending && progress && <p className="text-muted">{progress}</p>}
        <State draft={draft} />
      </div>
      {failure && (
        <p role="alert" className="font-medium text-bad">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="lg"
          busy={isSending}
          busyLabel={words.sending}
          disabled={!isBegun}
          onClick={send}
          className="max-sm:w-full"
        >
          {words.handIn}
        </Button>
        {isSending ? (
          <Button variant="secondary" size="lg" onClick={() => void kept.stop()}>
            {words.stopSending}
          </Button>
        ) : (
          onClose && (
            <Button variant="ghost" size="lg" onClick={onClose}>
              {words.cancel}
            </Button>
          )
        )}
      </div>
    </div>
  );
}

/** What only the device has is kept, or on its way; "handed in" says the server alone. */
function State({ draft }: { draft: HandInDraft }) {
  const isOffline = useIsOffline();
  const { isBegun, isKept, isSending, kept } = draft;
  if (!isBegun) return <p className="text-muted">{words.nothing}</p>;
  if (isSending && isOffline) {
    return (
      <p className="flex items-center gap-2">
        <WifiOff size={18} className="shrink-0 text-gold-strong" />
        {words.waitsForLine}
      </p>
    );
  }
  if (isSending) {
    return (
      <div className="flex flex-col gap-1">
        <p className="figures flex items-center gap-2">
          <CloudUpload size={18} className="shrink-0 text-primary" />
          {kept.share === null ? words.sending : words.sendingPart(Math.round(kept.share * 100))}
        </p>
        {kept.share !== null && (
          <ProgressBar value={Math.round(kept.share * 100)} label={words.sending} />
        )}
      </div>
    );
  }
  const Icon = isKept ? Smartphone : TriangleAlert;
  return (
    <p className="flex items-center gap-2">
      <Icon size={18} className={isKept ? 'shrink-0 text-primary' : 'shrink-0 text-bad'} />
      {isKept ? words.kept : words.notKept}
    </p>
  );
}
