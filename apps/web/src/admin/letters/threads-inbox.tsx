import { youAnswerText } from '@institute/contract/letters/hours';
import { zoneName } from '@institute/contract/time/zone-name';
import { useState } from 'react';
import { useActor } from '../../domains/auth/use-actor.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Inbox } from '../../ui/inbox/inbox.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { OpenThread } from './open-thread.tsx';
import { text } from './text.ts';
import { ThreadLine } from './thread-line.tsx';
import { useThreads, type WantedThreads } from './use-threads.ts';

const HoursDialog = lazy(() => import('./hours-dialog.tsx').then((code) => code.HoursDialog), {
  whenLost: 'close',
});

interface ThreadsInboxProps {
  wanted: WantedThreads;
  /** Whether whoever is here answers letters. */
  isTeacher: boolean;
}

/** Conversations one after the other, answered in place. */
export function ThreadsInbox({ wanted, isTeacher }: ThreadsInboxProps) {
  // Whoever teaches goes on with the first that waits. The office reads none that it did not choose.
  const teachesSome = (useActor()?.teaches.length ?? 0) > 0;
  const isWaiting = wanted.state === 'waiting';
  const { query, more, inbox, settle, putBack } = useThreads(wanted, isWaiting && teachesSome);
  return (
    <Inbox
      {...{ inbox, query, more }}
      words={text}
      isAnswered={isTeacher}
      head={isTeacher && <Hours part={query.data?.[0]} />}
      empty={
        <EmptyState title={isWaiting ? text.empty : text.none}>
          {isWaiting ? text.emptyDetail : text.noneDetail}
        </EmptyState>
      }
      choose={<p className="text-muted">{text.choose}</p>}
      line={(thread) => <ThreadLine thread={thread} />}
    >
      {(open, steps) => (
        <OpenThread
          key={open.id}
          thread={open}
          mayBeSettled={isTeacher && open.waitingSince !== null}
          takesFocus={inbox.isFollowing}
          steps={steps}
          onAnswered={() => settle(open.id)}
          onPutBack={() => putBack(open.id)}
        />
      )}
    </Inbox>
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
