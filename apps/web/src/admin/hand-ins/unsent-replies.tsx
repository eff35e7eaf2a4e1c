import { useQueryClient } from '@tanstack/react-query';
import { Send, Trash2 } from 'lucide-react';
import { forgetReply, sendKept, type UnsentReply } from '../../domains/homework/outbox.ts';
import { useKeptTakes } from '../../platform/takes/use-kept-takes.ts';
import { Button } from '../../ui/button.tsx';
import { Content } from '../../ui/content/content.tsx';
import { TakePlayer } from '../../ui/voice/take-player.tsx';
import { openText as words } from './text.ts';

interface UnsentRepliesProps {
  unsent: readonly { slot: string; reply: UnsentReply }[];
}

/** What was said and the server does not have yet: how far it is, and what can be done where it stopped. */
export function UnsentReplies({ unsent }: UnsentRepliesProps) {
  if (unsent.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {unsent.map(({ slot, reply }) => (
        <li key={slot} className="rounded-field border border-line border-dashed px-3 py-2">
          <Unsent slot={slot} reply={reply} />
        </li>
      ))}
    </ul>
  );
}

function Unsent({ slot, reply: { text, state, failure } }: { slot: string; reply: UnsentReply }) {
  const client = useQueryClient();
  const kept = useKeptTakes(slot);
  const voice = kept.takes?.[0];
  const percent = kept.share === null ? null : Math.round(kept.share * 100);
  const isSending = state === 'sending';
  return (
    <div className="flex flex-col gap-1">
      {text !== '' && <Content text={text} isTyped />}
      {voice && !isSending && (
        <TakePlayer
          sound={voice.blob}
          bytes={voice.blob.size}
          seconds={voice.seconds}
          levels={voice.levels}
          name={words.kept}
        />
      )}
      <p role="status" className={isSending ? 'text-muted text-sm' : 'font-medium text-sm'}>
        {isSending ? (percent === null ? words.sending : words.sendingShare(percent)) : null}
        {!isSending && (failure ?? words.kept)}
      </p>
      {!isSending && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            icon={<Send size={16} />}
            onClick={() => void sendKept(client, slot, text).catch(() => undefined)}
          >
            {state === 'kept' ? words.send : words.sendAgain}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            icon={<Trash2 size={16} />}
            onClick={() => {
              void kept.dropAll();
              forgetReply(slot);
            }}
          >
            {words.throwAway}
          </Button>
        </div>
      )}
    </div>
  );
}
