import { getHandIn, removeReply } from '@institute/contract/homework/answers';
import type { Reply } from '@institute/contract/homework/hand-ins';
import { Trash2 } from 'lucide-react';
import { refusalWords } from '../../forms/submit-error.ts';
import { useAct } from '../../platform/answers.ts';
import { IconButton } from '../../ui/button.tsx';
import { Content } from '../../ui/content/content.tsx';
import { durationText } from '../../ui/duration.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { toast } from '../../ui/toast.ts';
import { PlayedSound } from './played-sound.tsx';
import { openText as words } from './text.ts';

interface ReplyListProps {
  handInId: number;
  replies: readonly Reply[];
}

/** What was said to a take or to the whole, in the order in which it was said. */
export function ReplyList({ handInId, replies }: ReplyListProps) {
  const remove = useAct(removeReply, { refreshes: [getHandIn] });
  if (replies.length === 0) return null;
  const take = (replyId: number) =>
    remove
      .mutateAsync({ handInId, replyId })
      .catch((error: unknown) => toast.error(refusalWords(error, words.removeFailed)));
  return (
    <ol aria-label={words.replies} className="flex flex-col gap-2">
      {replies.map((reply, at) => (
        <li
          key={reply.id}
          className="flex items-start gap-2 rounded-field bg-primary-soft py-1 ps-3 pe-1"
        >
          <div className="min-w-0 grow py-1.5">
            <p className="text-muted text-sm">
              <span className="figures">{placeOf(reply, at + 1)}</span>{' '}
              <PersonText isName>{reply.byName}</PersonText>
            </p>
            {reply.voice && <PlayedSound sound={reply.voice} name={placeOf(reply, at + 1)} />}
            {reply.text !== '' && <Content text={reply.text} isTyped />}
          </div>
          {reply.isOwn && (
            <IconButton
              label={words.remove}
              disabled={remove.isPending}
              onClick={() => void take(reply.id)}
            >
              <Trash2 size={18} />
            </IconButton>
          )}
        </li>
      ))}
    </ol>
  );
}

const placeOf = ({ atMs }: Reply, place: number): string =>
  atMs === null ? words.reply(place) : words.replyAt(durationText(Math.floor(atMs / 1000)));
