import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { text } from './text.ts';

/** What stands below the area's navigation while a screen's code is on its way. */
export function PageSkeleton() {
  return (
    <Loading label={text.loadingPage}>
      <Skeleton className="h-9 w-52" />
      <Skeleton className="mt-3 h-5 w-80 max-w-full" />
      <Skeleton className="mt-6 h-96" />
    </Loading>
  );
}
