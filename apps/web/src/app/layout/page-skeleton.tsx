import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { text } from './text.ts';

/** What stands in the main area while a page's code is on its way. */
export function PageSkeleton() {
  return (
    <Loading label={text.loadingPage}>
      <Skeleton className="h-9 w-52" />
      <Skeleton className="mt-3 h-5 w-80" />
      <div className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </div>
    </Loading>
  );
}
