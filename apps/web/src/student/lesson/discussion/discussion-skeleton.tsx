import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { discussionText as words } from './text.ts';

/** Comments on their way. */
export function DiscussionSkeleton() {
  return (
    <Loading label={words.loading}>
      {['one', 'two', 'three'].map((key) => (
        <div key={key} className="mt-5 flex flex-col gap-2">
          <Skeleton className="h-5 w-44" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-2/3" />
        </div>
      ))}
    </Loading>
  );
}
