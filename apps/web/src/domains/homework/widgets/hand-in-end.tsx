import { Button } from '../../../ui/button.tsx';
import { text as words } from '../text.ts';
import type { HandInDraft } from '../use-hand-in.ts';
import { SendingState } from './sending-state.tsx';

interface HandInEndProps {
  draft: HandInDraft;
  /** How far the lines are recorded, in words; null where there are none. */
  progress: string | null;
  /** Leaves what is begun for later; null where nothing was handed in before. */
  onClose: (() => void) | null;
}

/** How it stands with what is made, and the button that hands it in. */
export function HandInEnd({ draft, progress, onClose }: HandInEndProps) {
  const { isBegun, isKept, isSending, failure, send, kept } = draft;
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      <div role="status" className="flex flex-col gap-1 text-sm">
        {!isSending && progress && <p className="text-muted">{progress}</p>}
        {isBegun ? (
          <SendingState {...{ isKept, isSending }} share={kept.share} kept={words.kept} />
        ) : (
          <p className="text-muted">{words.nothing}</p>
        )}
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
