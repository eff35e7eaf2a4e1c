import { type ComponentProps, Suspense, useEffect } from 'react';
import { useParams } from 'react-router';
import { useLesson } from '../../domains/exams/lesson-api.ts';
import { idInAddress } from '../../platform/id-in-address.ts';
import { LazyRoute, lazyCode } from '../../platform/lazy-route.tsx';
import type { LessonRefusal } from './lesson-refusal.tsx';
import { LessonSkeleton } from './lesson-skeleton.tsx';
import { LessonView } from './lesson-view.tsx';

// Most lessons are not refused. It comes after the page all the same: there may be no connection later.
const refusal = lazyCode(() => import('./lesson-refusal.tsx').then((code) => code.LessonRefusal));

/** /classes/{classId}/lessons/{lessonId} */
export function LessonPage() {
  const params = useParams();
  const [classId, lessonId] = [idInAddress(params.classId), idInAddress(params.lessonId)];
  const { data, error, isPending, isFetching, refetch } = useLesson(classId, lessonId);
  useEffect(() => void refusal.preload(), []);
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
  return <Refusal classId={classId} error={error} onRetry={() => void refetch()} />;
}

function Refusal(props: ComponentProps<typeof LessonRefusal>) {
  return (
    <Suspense fallback={<LessonSkeleton classId={props.classId} />}>
      <LazyRoute route={refusal} {...props} />
    </Suspense>
  );
}
