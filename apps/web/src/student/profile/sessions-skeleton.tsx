import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { text } from './text.ts';

/** Two places, while the code of the list and then the list itself arrive. */
export function SessionsSkeleton() {
  return (
    <Loading label={text.sessions.loading}>
      <Skeleton className="mt-3 h-16" />
      <Skeleton className="mt-3 h-16" />
    </Loading>
  );
}
