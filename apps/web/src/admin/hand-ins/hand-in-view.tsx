import type { HandIn, Reply, Take } from '@institute/contract/homework/hand-ins';
import type { ReactNode } from 'react';
import type { FullHandIn } from '../../domains/homework/hand-ins-api.ts';
import { unsentOf, useOutbox } from '../../domains/homework/outbox.ts';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { Content } from '../../ui/content/content.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { PlayedSound } from './played-sound.tsx';
import { ReplyList } from './reply-list.tsx';
import { TakeCard } from './take-card.tsx';
import { openText as words } from './text.ts';
import { UnsentReplies } from './unsent-replies.tsx';
import type { Heard } from './use-heard.ts';

interface HandInViewProps {
  handIn: FullHandIn;
  heard: Heard;
  /** Whether a reply may be pinned to a picture. */
  canPin: boolean;
}

/** What was to be done, and what was handed in with what is said to it. */
export function HandInView({ handIn, heard, canPin }: HandInViewProps) {
  const { asked, text, takes, replies, others } = handIn;
  const unsent = unsentOf(
    useOutbox((outbox) => outbox.replies),
    handIn.id,
  );
  const ofTake = (id: number | null) => ({
    replies: replies.filter(({ takeId }) => takeId === id),
    unsent: unsent.filter(({ reply }) => reply.target.takeId === id),
  });
  const whole = ofTake(null);
  return (
    <>
      {asked.text.trim() !== '' && (
        <Part title={words.task}>
          <Content text={asked.text} isTyped className="max-w-prose text-sm" />
        </Part>
      )}
      {text.trim() !== '' && (
        <Part title={words.text}>
          <Content
            text={text}
            isTyped
            className="max-w-prose rounded-field bg-sunken px-4 py-3 text-lg"
          />
        </Part>
      )}
      {takes.length > 0 && (
        <ol aria-label={words.takes} className="flex flex-col gap-3">
          {takes.map((take, at) => (
            <TakeCard
              key={take.id}
              {...{ handIn, take, heard, canPin, ...ofTake(take.id) }}
              place={at + 1}
            />
          ))}
        </ol>
      )}
      {takes.length === 0 && text.trim() === '' && <p className="text-muted">{words.nothing}</p>}
      {whole.replies.length + whole.unsent.length > 0 && (
        <Part title={words.toAll}>
          <ReplyList handInId={handIn.id} replies={whole.replies} />
          <UnsentReplies unsent={whole.unsent} />
        </Part>
      )}
      {others.length > 0 && (
        <details>
          <summary className="tap flex cursor-pointer items-center font-medium text-primary">
            {words.earlier(others.length)}
          </summary>
          <ol className="flex flex-col gap-4 border-line border-s-2 ps-3">
            {others.map((other) => (
              <li key={other.id}>
                <OtherAttempt attempt={other} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-1.5 font-medium text-muted text-sm">{title}</h3>
      {children}
    </section>
  );
}

/** An attempt before this one or after it: heard and read, and answered no more. */
function OtherAttempt({ attempt }: { attempt: HandIn }) {
  const { attempt: place, handedInAt, state, text, takes, replies, asked } = attempt;
  const lineOf = (take: Take) => asked.lines?.find(({ id }) => id === take.lineId)?.arabic;
  const repliesTo = (id: number | null): Reply[] => replies.filter(({ takeId }) => takeId === id);
  return (
    <div className="flex flex-col gap-2">
      <h4 className="text-sm">
        <Sentence
          words={words.attemptOf}
          fill={{ place, date: <InstituteTime at={handedInAt} withTime /> }}
        />{' '}
        <span className="font-normal text-muted">{words.states[state]}</span>
      </h4>
      {text !== '' && <Content text={text} isTyped />}
      {takes
        .filter(({ kind }) => kind === 'voice')
        .map((take, at) => (
          <div key={take.id} className="flex flex-col gap-1">
            {lineOf(take) && (
              <p dir="rtl" lang="ar" translate="no" className="reading-arabic">
                {lineOf(take)}
              </p>
            )}
            <PlayedSound sound={take} name={words.takeOf(at + 1)} />
            <ReplyList handInId={attempt.id} replies={repliesTo(take.id)} />
          </div>
        ))}
      <ReplyList handInId={attempt.id} replies={repliesTo(null)} />
    </div>
  );
}
