import { useParams } from 'react-router';
import { useLesson } from '../../domains/exams/lesson-api.ts';
import { idInAddress } from '../../platform/id-in-address.ts';
import { LessonRefusal } from './lesson-refusal.tsx';
import { LessonSkeleton } from './lesson-skeleton.tsx';
import { LessonView } from './lesson-view.tsx';

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
