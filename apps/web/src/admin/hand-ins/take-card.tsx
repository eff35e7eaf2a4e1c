import type { Reply, Take } from '@institute/contract/homework/hand-ins';
import { Check } from 'lucide-react';
import type { FullHandIn } from '../../domains/homework/hand-ins-api.ts';
import type { UnsentReply } from '../../domains/homework/outbox.ts';
import { cx } from '../../ui/class-names.ts';
import { durationText } from '../../ui/duration.ts';
import { PersonBlock } from '../../ui/person-text.tsx';
import { PinnedPicture } from './pinned-picture.tsx';
import { PlayedSound } from './played-sound.tsx';
import { ReplyList } from './reply-list.tsx';
import { openText as words } from './text.ts';
import { UnsentReplies } from './unsent-replies.tsx';
import { type Heard, takeCardId } from './use-heard.ts';

interface TakeCardProps {
  handIn: FullHandIn;
  take: Take;
  /** From 1. */
  place: number;
  heard: Heard;
  canPin: boolean;
  replies: readonly Reply[];
  unsent: readonly { slot: string; reply: UnsentReply }[];
}

/** One recording beside the line that it reads, or one picture, with what is said to it. */
export function TakeCard(props: TakeCardProps) {
  const { handIn, take, place, heard, canPin, replies, unsent } = props;
  const line = handIn.asked.lines?.find(({ id }) => id === take.lineId);
  const isCurrent = heard.currentId === take.id;
  return (
    <li
      id={takeCardId(take.id)}
      aria-current={isCurrent || undefined}
      // Whatever is pressed or reached in it, it is what a reply goes to.
      onPointerDownCapture={() => heard.choose(take.id)}
      onFocusCapture={() => heard.choose(take.id)}
      className={cx(
        'grid min-w-0 gap-x-6 gap-y-2 rounded-field border p-3',
        isCurrent ? 'border-primary' : 'border-line',
        line && 'lg:grid-cols-2',
      )}
    >
      {line && (
        <div>
          <p dir="rtl" lang="ar" translate="no" className="reading-arabic">
            {line.arabic}
          </p>
          {line.translation !== '' && (
            <PersonBlock className="mt-1 text-end text-[0.9375rem] text-muted">
              {line.translation}
            </PersonBlock>
          )}
        </div>
      )}
      <div className="flex min-w-0 flex-col gap-2">
        {heard.wasHeard(take.id) && (
          <p className="flex items-center gap-1 font-medium text-good text-sm">
            <Check size={16} aria-hidden="true" />
            {words.wasHeard}
          </p>
        )}
        {take.kind === 'voice' ? (
          <PlayedSound
            ref={heard.hold(take.id)}
            sound={take}
            name={words.takeOf(place)}
            onEnd={() => heard.ended(take.id)}
            markers={markersOf(replies)}
          />
        ) : (
          <PinnedPicture
            {...{ take, replies }}
            alt={words.picture(handIn.studentName)}
            pin={heard.pin?.takeId === take.id ? heard.pin : null}
            onPin={canPin ? heard.pinAt : null}
          />
        )}
        <ReplyList handInId={handIn.id} replies={replies} />
        <UnsentReplies unsent={unsent} />
      </div>
    </li>
  );
}

/** Where replies stand in a recording. */
const markersOf = (replies: readonly Reply[]) =>
  replies.flatMap(({ id, atMs }) => {
    if (atMs === null) return [];
    const at = atMs / 1000;
    return [{ id, at, label: words.replyAt(durationText(Math.floor(at))) }];
  });
