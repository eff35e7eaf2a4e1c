import { useEffect, useRef } from 'react';
import { useIsOffline } from '../../platform/connection.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StarMark } from '../../ui/star-pattern.tsx';
import type { Session } from './session.ts';
import { text } from './text.ts';

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
        {text.finish.title}
      </h1>
      <p>{text.finish.detail(done)}</p>
      {missed.length === 0 ? (
        <p className="text-muted">{text.finish.allKnown}</p>
      ) : (
        <>
          <h2 className="mt-2 font-normal text-base text-muted">{text.finish.missed}</h2>
          <ul className="flex flex-wrap justify-center gap-x-6 gap-y-1">
            {missed.map(({ id, asks, arabic, meaning }) => (
              <li key={`${id} ${asks}`}>
                <bdi lang="ar" className="text-xl leading-loose">
                  {arabic}
                </bdi>{' '}
                <bdi className="text-muted">{meaning}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      {isOffline && <p className="max-w-prose text-muted text-sm">{text.finish.waiting}</p>}
      <Button size="lg" className="mt-3" onClick={onLeave} busy={isSending}>
        {text.finish.back}
      </Button>
    </Card>
  );
}
