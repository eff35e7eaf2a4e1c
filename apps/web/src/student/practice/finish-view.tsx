import { countOf, dictionary } from '@institute/contract/language';
import { useEffect, useRef } from 'react';
import { cardName } from '../../domains/words/model.ts';
import { useIsOffline } from '../../platform/connection.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StarMark } from '../../ui/star-pattern.tsx';
import { CardName } from './card-name.tsx';
import type { Session } from './session.ts';

const words = dictionary('student/practice/finish', {
  title: 'Done',
  detail: (count: number) => `You practised ${countOf(count, 'card')}.`,
  allKnown: 'You knew every one of them.',
  missed: 'These will come again soon',
  back: 'Back',
  waiting: 'Without a connection your answers wait here, and are sent by themselves later.',
});

interface FinishViewProps {
  session: Session;
  /** Whether the last answers are on their way: what is left to do is known after them. */
  isSending: boolean;
  onLeave: () => void;
}

/** What came of a round, and the words that will come again soon. */
export function FinishView({ session, isSending, onLeave }: FinishViewProps) {
  const isOffline = useIsOffline();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { done, missed } = session;
  return (
    <Card className="mx-auto flex max-w-xl flex-col items-center gap-3 py-8 text-center sm:p-8">
      <span className="text-gold">
        <StarMark className="size-12" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {words.title}
      </h1>
      <p>{words.detail(done)}</p>
      {missed.length === 0 ? (
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
      <Button size="lg" className="mt-3" onClick={onLeave} busy={isSending}>
        {words.back}
      </Button>
    </Card>
  );
}
