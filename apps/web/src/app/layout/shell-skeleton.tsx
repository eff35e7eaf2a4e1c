import { Skeleton } from '../../ui/skeleton.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/** The outline of the signed-in layout, of the same measures, painted while its code arrives. */
export function ShellSkeleton() {
  return (
    <div className="min-h-dvh lg:ps-64">
      <div className="fixed inset-y-0 inset-s-0 hidden w-64 flex-col gap-3 border-line border-e bg-surface p-4 lg:flex">
        <span className="flex items-center gap-2.5 pb-3">
          <Skeleton className="size-9" />
          <span data-site-name="" className="truncate font-semibold text-lg" />
        </span>
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
      <div className="sticky top-0 h-14 border-line border-b bg-surface lg:border-none lg:bg-transparent" />
      <div className="mx-auto w-full max-w-6xl px-4 py-5 sm:px-6 lg:pt-2 lg:pb-8">
        <PageSkeleton />
      </div>
    </div>
  );
}
