import { pathTo } from '@institute/contract/routes';
import { useParams } from 'react-router';
import { useLesson } from '../../domains/exams/lesson-api.ts';
import { idInAddress } from '../../platform/id-in-address.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { LessonRefusal } from './lesson-refusal.tsx';
import { LessonView } from './lesson-view.tsx';
import { lessonText } from './text.ts';

/** /classes/{classId}/lessons/{lessonId} */
export function LessonPage() {
  const params = useParams();
  const [classId, lessonId] = [idInAddress(params.classId), idInAddress(params.lessonId)];
  const { data, error, isPending, isFetching, refetch } = useLesson(classId, lessonId);
  if (data) {
    return (
      <LessonView
        key={data.rand}
        lesson={data}
        classId={classId}
        lessonId={lessonId}
        reloading={isFetching}
        refetch={refetch}
      />
    );
  }
  if (isPending) return <LessonSkeleton classId={classId} />;
  return <LessonRefusal classId={classId} error={error} onRetry={() => void refetch()} />;
}

/** Stands while a lesson is on its way; the way back works already. */
function LessonSkeleton({ classId }: { classId: string }) {
  return (
    <>
      <BackLink to={pathTo('class', { id: classId })}>{lessonText.backToClass}</BackLink>
      <Loading label={lessonText.loading}>
        <div className="max-w-[45rem]">
          <Skeleton className="mt-2 h-9 w-72" />
          <Skeleton className="mt-6 h-[min(60dvh,28rem)]" />
          <Skeleton className="mt-6 h-5" />
          <Skeleton className="mt-3 h-5" />
          <Skeleton className="mt-3 h-5 w-2/3" />
        </div>
      </Loading>
    </>
  );
}
