import { cardClass } from '../../ui/card.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** What stands where a tab of a class will be; `label` says what is loading. */
export function TabSkeleton({ label }: { label: string }) {
  return (
    <div className={cardClass}>
      <Loading label={label}>
        <div className="h-18 border-line border-b" />
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <div
            key={key}
            className="flex h-24 items-center gap-6 border-line border-b px-4 last:border-b-0 xl:h-14"
          >
            <Skeleton className="h-5 w-16" />
            <Skeleton className="h-5 grow" />
            <Skeleton className="h-5 w-16 max-md:hidden" />
            <Skeleton className="h-5 w-32 max-md:hidden" />
          </div>
        ))}
      </Loading>
    </div>
  );
}
