import type { HandIn } from '@institute/contract/homework/hand-ins';
import { isReadAloud } from '@institute/contract/homework/speak';
import { formatNumber } from '@institute/contract/language';
import { dateText } from '@institute/contract/time/calendar';
import { CheckCheck, Clock, RotateCcw } from 'lucide-react';
import { serverDate } from '../../../platform/server-clock.ts';
import { Badge } from '../../../ui/badge.tsx';
import { PersonBlock, PersonText } from '../../../ui/person-text.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { timeText, whenText } from '../../../ui/when.tsx';
import { useTimeZone } from '../../settings/time-zone.ts';
import { text as words } from '../text.ts';
import { HeardTake, Replies } from './heard-take.tsx';
import { PinnedPicture } from './pinned-picture.tsx';

/** `18:42` of today, else with its day; by the clock of the server. */
function momentText(at: Date, timeZone: string): string {
  const isToday = dateText(at, timeZone) === dateText(serverDate(), timeZone);
  return isToday ? timeText(at, timeZone) : whenText(at, timeZone, true);
}

/** How it stands with an attempt: when it was handed in, who has answered it, and the points. */
export function AttemptState({ handIn }: { handIn: HandIn }) {
  const timeZone = useTimeZone();
  const { state, handedInAt, answeredAt, answeredBy, mark, outOf, isLate } = handIn;
  const isRead = isReadAloud(handIn.asked);
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <Badge
          tone="good"
          icon={<CheckCheck size={16} className="shrink-0" />}
          className="whitespace-normal!"
        >
          {/* With large letters it is wider than a phone. */}
          <bdi>{words.handedIn(momentText(handedInAt, timeZone))}</bdi>
        </Badge>
        {isLate && <Badge tone="bad">{words.isLate}</Badge>}
        {state === 'answered' && (
          <Badge tone="primary">{isRead ? words.heard : words.answered}</Badge>
        )}
        {state === 'again' && (
          <Badge tone="gold" icon={<RotateCcw size={16} />}>
            {words.again}
          </Badge>
        )}
      </p>
      {state === 'waiting' && (
        <p className="flex items-center gap-2 text-muted text-sm">
          <Clock size={16} className="shrink-0" />
          {words.waiting}
        </p>
      )}
      {mark !== null && outOf !== null && (
        <p className="figures font-semibold text-xl">
          {words.mark(formatNumber(mark), formatNumber(outOf))}
        </p>
      )}
      <Rubric handIn={handIn} />
      {answeredAt && (
        <p className="text-muted text-sm">
          <Sentence
            words={isRead ? words.heardBy : words.answeredBy}
            fill={{
              name: <PersonText isName>{answeredBy}</PersonText>,
              when: <span className="figures">{momentText(answeredAt, timeZone)}</span>,
            }}
          />
        </p>
      )}
    </div>
  );
}

/** The points of each line of a rubric, once it has any. */
function Rubric({ handIn: { asked, rubric } }: { handIn: HandIn }) {
  if (asked.marking.kind !== 'rubric' || rubric.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {asked.marking.lines.map(({ id, title, points }) => {
        const got = rubric.find((one) => one.id === id)?.points;
        return (
          <li key={id} className="flex items-baseline justify-between gap-4 border-line border-b">
            <PersonText>{title}</PersonText>
            {got !== undefined && (
              <span className="figures shrink-0 font-medium">
                {words.mark(formatNumber(got), formatNumber(points))}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface AttemptRestProps {
  handIn: HandIn;
  onReload: () => Promise<unknown>;
}

/** What was handed in beside single lines, and what is said to it and to all. */
export function AttemptRest({ handIn, onReload }: AttemptRestProps) {
  const { takes, replies, text } = handIn;
  const lines = new Set((handIn.asked.lines ?? []).map(({ id }) => id));
  const voices = takes.filter(
    ({ kind, lineId }) => kind === 'voice' && (lineId === null || !lines.has(lineId)),
  );
  const pictures = takes.filter(({ kind }) => kind === 'picture');
  const repliesTo = (id: number | null) => replies.filter(({ takeId }) => takeId === id);
  return (
    <>
      {voices.map((take) => (
        <HeardTake
          key={take.id}
          take={take}
          replies={repliesTo(take.id)}
          name={words.myRecording}
          onReload={onReload}
        />
      ))}
      {text !== '' && (
        <div>
          <p className="font-medium text-muted text-sm">{words.wrote}</p>
          <PersonBlock
            as="div"
            className="whitespace-pre-wrap rounded-field bg-sunken px-3 py-2 leading-loose [overflow-wrap:anywhere]"
          >
            {text}
          </PersonBlock>
        </div>
      )}
      {pictures.map((take, at) => (
        <PinnedPicture
          key={take.id}
          take={take}
          replies={repliesTo(take.id)}
          alt={words.picture(at + 1)}
          onReload={onReload}
        />
      ))}
      <Replies replies={repliesTo(null)} onReload={onReload} />
    </>
  );
}
