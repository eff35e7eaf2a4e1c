import { getPractice } from '@institute/contract/words/words';
import { useEffect, useMemo, useState } from 'react';
import {
  type Practice,
  type PracticeCard,
  practiceOf,
  withoutReviewed,
} from '../../domains/words/model.ts';
import { waitingCards } from '../../domains/words/reviews-api.ts';
import { useAnswer } from '../../platform/answers.ts';
import { readWaiting, useWaitingStore } from '../../platform/waiting.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { SessionView } from './session-view.tsx';
import { StartView } from './start-view.tsx';
import { text } from './text.ts';

/** /practice: what is due of the words of one's lessons, and a round of it. */
export function PracticePage() {
  const query = useAnswer(getPractice, {}, { select: practiceOf });
  const practice = useUnreviewed(query.data);
  const [cards, setCards] = useState<readonly PracticeCard[] | null>(null);

  if (cards && practice) {
    return <SessionView cards={cards} plan={practice.plan} onLeave={() => setCards(null)} />;
  }
  return (
    <>
      <PageHeader title={text.title}>{text.intro}</PageHeader>
      {practice ? (
        <StartView practice={practice} onStart={() => setCards(practice.cards)} />
      ) : query.isPending ? (
        <PracticeSkeleton />
      ) : (
        <ErrorState title={text.failed} query={query} />
      )}
    </>
  );
}

/**
 * Without the cards whose reviews the server has not heard of, as there may be offline. What waits on the
 * device is read in a moment; until then all cards are shown, as the server has painted them.
 */
function useUnreviewed(practice: Practice | undefined): Practice | undefined {
  const waiting = useWaitingStore((state) => state.items);
  useEffect(() => void readWaiting(), []);
  return useMemo(
    () => practice && (waiting ? withoutReviewed(practice, waitingCards()) : practice),
    [practice, waiting],
  );
}

function PracticeSkeleton() {
  return (
    <Loading label={text.loading}>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <Skeleton className="h-44" />
        <Skeleton className="h-44" />
      </div>
    </Loading>
  );
}
