import { countOf, dictionary } from '@institute/contract/language';
import { pathTo } from '@institute/contract/routes';
import { useEffect, useRef } from 'react';
import { useMyStudy } from '../../domains/lessons/study-api.ts';
import { usePracticeCount } from '../../domains/words/count-api.ts';
import { cardName } from '../../domains/words/model.ts';
import { useIsOffline } from '../../platform/connection.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DrawnStar } from '../../ui/drawn-star.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { CardName } from './card-name.tsx';
import type { Session } from './session.ts';

const words = dictionary('student/practice/finish', {
  title: 'Done',
  detail: (count: number) => `You practised ${countOf(count, 'card')}.`,
  allKnown: 'You knew every one of them.',
  missed: 'These will come again soon',
  back: 'Back',
  more: (count: number) => `Go on: ${countOf(count, 'more card')}`,
  lesson: 'Go on with {lesson}',
  waiting: 'Without a connection your answers wait here, and are sent by themselves later.',
});

/** What a teacher says at the end of a round, to whomever: with everything known, and otherwise. */
const praise = { allKnown: 'مُمْتَازٌ', done: 'عَمَلٌ طَيِّبٌ' };

interface FinishViewProps {
  session: Session;
  /** Whether the last answers are on their way: what is left to do is known after them. */
  isSending: boolean;
  onLeave: () => void;
}

/** The end of a round: praise, the words that will come again soon, and what to go on with. */
export function FinishView({ session, isSending, onLeave }: FinishViewProps) {
  const isOffline = useIsOffline();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { done, missed } = session;
  const isAllKnown = missed.length === 0;
  return (
    <Card className="mx-auto flex max-w-xl flex-col items-center gap-3 py-8 text-center sm:p-8">
      <DrawnStar className="size-16" />
      <p lang="ar" translate="no" dir="rtl" className="font-amiri text-4xl leading-[1.8]">
        {isAllKnown ? praise.allKnown : praise.done}
      </p>
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {words.title}
      </h1>
      <p>{words.detail(done)}</p>
      {isAllKnown ? (
        <p className="text-muted">{words.allKnown}</p>
      ) : (
        <>
          <h2 className="mt-2 font-normal text-base text-muted">{words.missed}</h2>
          <ul className="flex flex-wrap justify-center gap-x-6 gap-y-1">
            {missed.map((card) => (
              <li key={cardName(card)}>
                <CardName card={card} />
              </li>
            ))}
          </ul>
        </>
      )}
      {isOffline && <p className="max-w-prose text-muted text-sm">{words.waiting}</p>}
      <div className="mt-3 flex flex-col gap-2">
        <NextStep isSending={isSending} onLeave={onLeave} />
        <Button variant="ghost" onClick={onLeave} busy={isSending}>
          {words.back}
        </Button>
      </div>
    </Card>
  );
}

/** More cards where there are some, else the lesson to go on with; nothing where neither is known. */
function NextStep({ isSending, onLeave }: Omit<FinishViewProps, 'session'>) {
  const due = usePracticeCount() ?? 0;
  const next = useMyStudy().data?.next;
  if (due > 0) {
    return (
      <Button size="lg" onClick={onLeave} busy={isSending}>
        {words.more(due)}
      </Button>
    );
  }
  if (next?.shut !== '') return null;
  const { classRand: classId, lessonRand: lessonId, subject } = next;
  return (
    <LinkButton size="lg" to={pathTo('lesson', { classId, lessonId })}>
      <span>
        <Sentence words={words.lesson} fill={{ lesson: <PersonText>{subject}</PersonText> }} />
      </span>
    </LinkButton>
  );
}
