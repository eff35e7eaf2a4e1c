import { pathTo } from '@institute/contract/routes';
import { CalendarDays, FileQuestion } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Lesson } from '../../domains/exams/model.ts';
import { materialText } from '../../domains/lessons/text.ts';
import { MaterialViewer } from '../../domains/lessons/widgets/material/material-viewer.tsx';
import { inBrowser } from '../../platform/in-browser.ts';
import { LazyRoute, lazyRoute } from '../../platform/lazy-route.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Content } from '../../ui/content/content.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { NextLesson } from './next-lesson.tsx';
import { lessonText } from './text.ts';

// Most lessons are no exams: they do not pay for its code.
const ExamSection = lazy(() =>
  inBrowser(() => import('./exam/exam-section.tsx')).then((module) => ({
    default: module.ExamSection,
  })),
);

// A lazy route, so that its code can be asked for again without the lesson.
const discussion = lazyRoute(() =>
  import('./discussion/discussion.tsx').then((module) => module.Discussion),
);

interface LessonViewProps {
  lesson: Lesson;
  /** The ids as they stand in the address. */
  classId: string;
  lessonId: string;
  reloading: boolean;
  refetch: () => Promise<{ isError: boolean }>;
}

/** A lesson that may be read: title, material, content or exam, and the way on. */
export function LessonView({ lesson, classId, lessonId, reloading, refetch }: LessonViewProps) {
  const [reloads, setReloads] = useState(0);
  const onReload = async () => {
    const { isError } = await refetch();
    if (isError) toast.error(materialText.reloadFailed);
    else setReloads((count) => count + 1);
  };
  const isExam = lesson.kind === 'exam';

  return (
    <article>
      <PageHeader
        title={lesson.subject}
        back={<BackLink to={pathTo('class', { id: classId })}>{lessonText.backToClass}</BackLink>}
      >
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <PersonText>{lesson.className}</PersonText>
          <KindBadge kind={lesson.kind} />
        </span>
      </PageHeader>
      {lesson.materialPath !== '' && (
        <div className="mb-6 max-w-4xl">
          <MaterialViewer
            key={reloads}
            path={lesson.materialPath}
            extension={lesson.materialExtension}
            subject={lesson.subject}
            onReload={() => void onReload()}
            reloading={reloading}
          />
        </div>
      )}
      {isExam ? (
        <Suspense fallback={<ExamSkeleton />}>
          <ExamSection lesson={lesson} classId={classId} lessonId={lessonId} />
        </Suspense>
      ) : (
        <LessonText lesson={lesson} />
      )}
      {lesson.next && (
        <NextLesson
          classId={classId}
          next={lesson.next}
          isLater={isExam && lesson.result === null}
        />
      )}
      {!isExam && (
        <ErrorBoundary resetKey={lesson.rand} what={lessonText.discussion}>
          <Suspense fallback={null}>
            <LazyRoute route={discussion} />
          </Suspense>
        </ErrorBoundary>
      )}
    </article>
  );
}

function KindBadge({ kind }: { kind: Lesson['kind'] }) {
  if (kind === 'lesson') return null;
  return kind === 'exam' ? (
    <Badge tone="gold" icon={<FileQuestion size={16} />}>
      {lessonText.kinds.exam}
    </Badge>
  ) : (
    <Badge tone="info" icon={<CalendarDays size={16} />}>
      {lessonText.kinds.timetable}
    </Badge>
  );
}

function LessonText({ lesson }: { lesson: Lesson }) {
  if (lesson.about.trim() !== '') return <Content text={lesson.about} />;
  // With a material, an empty text needs no words.
  return lesson.materialPath === '' ? <p className="text-muted">{lessonText.empty}</p> : null;
}

function ExamSkeleton() {
  return (
    <Loading label={lessonText.loadingExam}>
      <Skeleton className="h-6 w-80 max-w-full" />
      <Skeleton className="mt-3 h-11 max-w-prose" />
      <Skeleton className="mt-2 h-11 max-w-prose" />
      <Skeleton className="mt-2 h-11 max-w-prose" />
    </Loading>
  );
}
