import { useParams } from 'react-router';
import { useLesson } from '../../domains/exams/lesson-api.ts';
import { LessonRefusal } from './lesson-refusal.tsx';
import { LessonSkeleton } from './lesson-skeleton.tsx';
import { LessonView } from './lesson-view.tsx';

/** /classes/{classId}/lessons/{lessonId} */
export function LessonPage() {
  const { classId = '', lessonId: written = '' } = useParams();
  // Without what a link picks up behind it in a message, such as a full stop.
  const lessonId = written.replace(/[^\w-]+$/, '');
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
