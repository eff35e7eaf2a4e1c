import { pathTo } from '@institute/contract/routes';
import { BackLink } from '../../ui/back-link.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { text } from './text.ts';

/** A class's page on its way, in its shape. */
export function ClassDetailSkeleton() {
  return (
    <>
      <div className="mb-5 flex flex-col gap-2 sm:mb-6">
        <BackLink to={pathTo('classes')}>{text.back}</BackLink>
        <Skeleton className="h-8 w-72 max-w-full sm:h-9" />
      </div>
      <Loading label={text.loading}>
        <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-6">
          <div className="flex flex-col gap-4">
            <Skeleton className="h-36 rounded-card sm:h-52" />
            <Skeleton className="h-7 w-64 max-w-full rounded-full" />
          </div>
          <Skeleton className="h-56 rounded-card lg:row-span-2" />
          <div className="flex flex-col gap-3">
            <Skeleton className="h-7 w-28" />
            <Skeleton className="h-80 rounded-card" />
          </div>
        </div>
      </Loading>
    </>
  );
}
