import { Suspense } from 'react';
import { LazyRoute, lazyCode } from '../../platform/lazy-route.tsx';
import { Card } from '../../ui/card.tsx';
import { SessionsSkeleton } from './sessions-skeleton.tsx';
import { text as profileText } from './text.ts';

const text = profileText.sessions;
/** Below the form that most come for. */
const sessions = lazyCode(() => import('./sessions.tsx').then((code) => code.Sessions));

/** Where one is signed in, and the way to end it. */
export function SessionsCard({ isImpersonated }: { isImpersonated: boolean }) {
  return (
    <Card aria-labelledby="sessions" className="mt-5">
      <h2 id="sessions" className="mb-1 text-xl">
        {text.heading}
      </h2>
      {isImpersonated ? (
        <p className="text-muted">{text.asStudent}</p>
      ) : (
        <Suspense fallback={<SessionsSkeleton />}>
          <LazyRoute route={sessions} />
        </Suspense>
      )}
    </Card>
  );
}
