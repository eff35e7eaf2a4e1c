import { Suspense } from 'react';
import { LazyRoute, lazyRoute } from '../../../platform/lazy-route.tsx';
import { Card } from '../../../ui/card.tsx';
import { MyDataSkeleton } from './my-data-skeleton.tsx';
import { text } from './text.ts';

/** At the foot of the profile, where few people come. */
const myData = lazyRoute(() => import('./my-data.tsx').then((code) => code.MyDataParts));

/** A copy of everything about oneself, and the end of the account. */
export function MyDataCard({ isImpersonated }: { isImpersonated: boolean }) {
  return (
    <Card aria-labelledby="my-data" className="mt-5">
      <h2 id="my-data" className="mb-1 text-xl">
        {text.heading}
      </h2>
      {isImpersonated ? (
        <p className="text-muted">{text.asStudent}</p>
      ) : (
        <Suspense fallback={<MyDataSkeleton />}>
          <LazyRoute route={myData} />
        </Suspense>
      )}
    </Card>
  );
}
