import { DEFAULT_SITE_NAME } from '../../platform/boot.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StarMark } from '../../ui/star-pattern.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/** The outline of the signed-in layout, of the same measures, painted while its code arrives. */
export function ShellSkeleton() {
  return (
    <div className="flex min-h-dvh flex-col lg:ps-64">
      <div className="fixed inset-y-0 inset-s-0 hidden w-64 flex-col gap-3 border-line border-e bg-surface p-4 lg:flex">
        <span className="flex items-center gap-2.5 pb-3">
          <StarMark className="size-9 shrink-0 text-primary" />
          <span data-site-name="" className="line-clamp-2 font-semibold text-lg leading-tight">
            {DEFAULT_SITE_NAME}
          </span>
        </span>
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
      <div className="sticky top-0 flex h-14 items-center gap-2.5 border-line border-b bg-surface px-4 sm:px-6 lg:border-none lg:bg-paper">
        <StarMark className="size-9 text-primary lg:hidden" />
        <span
          data-site-name=""
          className="line-clamp-2 font-semibold text-lg leading-tight lg:hidden"
        >
          {DEFAULT_SITE_NAME}
        </span>
      </div>
      <div className="mx-auto w-full max-w-6xl grow px-4 py-5 sm:px-6 lg:pt-2 lg:pb-8">
        <PageSkeleton />
      </div>
      <div className="sticky bottom-0 min-h-14 border-line border-t bg-surface lg:hidden" />
    </div>
  );
}
