import { pathTo } from '@institute/contract/routes';
import { BackLink } from '../../ui/back-link.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { lessonText } from './text.ts';

/** Stands while a lesson is on its way; the way back works already. */
export function LessonSkeleton({ classId }: { classId: string }) {
  return (
    <>
      <BackLink to={pathTo('class', { id: classId })}>{lessonText.backToClass}</BackLink>
      <Loading label={lessonText.loading}>
        <div className="max-w-[45rem]">
          <Skeleton className="mt-2 h-9 w-72 max-w-full" />
          <Skeleton className="mt-6 h-[min(60dvh,28rem)]" />
          <Skeleton className="mt-6 h-5" />
          <Skeleton className="mt-3 h-5" />
          <Skeleton className="mt-3 h-5 w-2/3" />
        </div>
      </Loading>
    </>
  );
}
