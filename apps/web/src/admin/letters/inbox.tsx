import { youAnswerText } from '@institute/contract/letters/hours';
import { zoneName } from '@institute/contract/time/zone-name';
import { useRef, useState } from 'react';
import { useActor } from '../../domains/auth/use-actor.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useInboxKeys } from '../../ui/use-inbox-keys.ts';
import { OpenThread, ThreadSteps } from './open-thread.tsx';
import { text } from './text.ts';
import { ThreadList } from './thread-list.tsx';
import { useThreads, type WantedThreads } from './use-threads.ts';

const HoursDialog = lazy(() => import('./hours-dialog.tsx').then((code) => code.HoursDialog), {
  whenLost: 'close',
});

interface InboxProps {
  wanted: WantedThreads;
  /** Whether whoever is here answers letters. */
  isTeacher: boolean;
}

/** Conversations one after the other, answered in place. */
export function Inbox({ wanted, isTeacher }: InboxProps) {
  // Whoever teaches goes on with the first that waits. The office reads none that it did not choose.
  const teachesSome = (useActor()?.teaches.length ?? 0) > 0;
  const isWaiting = wanted.state === 'waiting';
  const { query, more, ...inbox } = useThreads(wanted, isWaiting && teachesSome);
  const { threads, place, open, go } = inbox;
  const box = useRef<HTMLDivElement>(null);
  const article = () => box.current?.querySelector('article');
  const step = (by: 1 | -1) => {
    inbox.stopFollowing();
    go(place < 0 ? 0 : place + by);
    // The next one takes the place of this one.
    requestAnimationFrame(() => article()?.focus());
  };
  useInboxKeys(box, {
    step,
    write: () => article()?.querySelector('textarea')?.focus(),
    leave: () => article()?.focus(),
  });
  if (query.isPending) return <InboxSkeleton />;
  if (!query.data) return <ErrorState title={text.failed} query={query} />;
  return (
    <div ref={box}>
      {isTeacher && <Hours part={query.data[0]} />}
      {threads.length === 0 ? (
        <EmptyState title={isWaiting ? text.empty : text.none}>
          {isWaiting ? text.emptyDetail : text.noneDetail}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-6">
          <div className="min-w-0">
            {open ? (
              <OpenThread
                key={open.id}
                thread={open}
                mayBeSettled={isTeacher && open.waitingSince !== null}
                takesFocus={inbox.isFollowing}
                steps={<ThreadSteps place={place} listed={threads.length} onStep={step} />}
                onAnswered={() => inbox.settle(open.id)}
                onPutBack={() => inbox.putBack(open.id)}
              />
            ) : (
              <p className="text-muted">{text.choose}</p>
            )}
            {isTeacher && <p className="mt-2 text-muted text-sm max-lg:hidden">{text.keys}</p>}
          </div>
          <ThreadList threads={threads} place={place} onOpen={go} more={more} />
        </div>
      )}
    </div>
  );
}

type Part = NonNullable<ReturnType<typeof useThreads>['query']['data']>[number] | undefined;

/** When one answers oneself, and the way to say it. */
function Hours({ part }: { part: Part }) {
  const [isOpen, setOpen] = useState(false);
  if (!part) return null;
  const { hours, zone } = part;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
      <p>{hours ? `${youAnswerText(hours)} (${zoneName(zone)})` : text.hours.none}</p>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {text.hours.set}
      </Button>
      {isOpen && <HoursDialog hours={hours} onClose={() => setOpen(false)} />}
    </div>
  );
}

function InboxSkeleton() {
  return (
    <Loading label={text.loading}>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-6">
        <Skeleton className="h-96" />
        <Skeleton className="h-64" />
      </div>
    </Loading>
  );
}
