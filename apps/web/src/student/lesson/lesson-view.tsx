import { titleParts } from '@institute/contract/arabic/two-scripts';
import type { Lesson } from '@institute/contract/exams/exams';
import { pathTo } from '@institute/contract/routes';
import { Suspense, useState } from 'react';
import { useCanIn } from '../../domains/auth/use-actor.ts';
import { ownMaterialOf } from '../../domains/exams/model.ts';
import { materialText } from '../../domains/lessons/text.ts';
import { KindBadge } from '../../domains/lessons/widgets/kind-badge.tsx';
import { LessonBody } from '../../domains/lessons/widgets/lesson-body.tsx';
import { MaterialViewer } from '../../domains/lessons/widgets/material/material-viewer.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { toast } from '../../ui/toast.ts';
import { useOpenLesson } from '../use-open-lesson.ts';
import { LessonInBlocks as Blocks } from './blocks/lesson-in-blocks.tsx';
import { CoursePlace } from './course-place.tsx';
import { LessonEnd } from './end/lesson-end.tsx';
import { EntryNote, EntryOutcome } from './entry/entry-note.tsx';
import { ExamSection } from './exam/exam-section.tsx';
import { SideOutline } from './outline/side-outline.tsx';
import type { Step } from './step-keys.ts';
import { Steps } from './steps.tsx';
import { lessonText } from './text.ts';
import { useCourse } from './use-course.ts';

// It stands below the lesson, and where it fails it is asked for again without the lesson.
const Discussion = lazy(
  () => import('./discussion/discussion.tsx').then((code) => code.Discussion),
  { isForSavedClasses: true },
);

interface LessonViewProps {
  lesson: Lesson;
  /** The ids as they stand in the address. */
  classId: string;
  lessonId: string;
  reloading: boolean;
  refetch: () => Promise<{ isError: boolean }>;
}

/**
 * A lesson that may be read: title, material, content or exam, the way on, and what is said about it,
 * all in one column; the class's other lessons stand beside it where there is room.
 */
export function LessonView({ lesson, classId, ...rest }: LessonViewProps) {
  const { entry } = lesson;
  // All else of a class that somebody sits an exam of to enter another one is closed to them.
  const own = useCourse(classId, lesson);
  const course = entry ? null : own;
  const opener = useOpenLesson(classId);
  // Where they came from, and where the exam leads.
  const backTo = entry?.opens[0]?.rand ?? classId;
  const isExamOpen = lesson.kind === 'exam' && lesson.result === null;
  const opensAny = useCanIn('lessons.openAny', lesson.classId);
  const { next } = lesson;
  const previous = course?.details.lessons[course.place - 1] ?? null;
  const step = (way: Step) => {
    // Whether it may be opened the server says: the next one may have opened a moment ago.
    const wanted = way === 'next' ? next && { ...next, isViewed: false } : previous;
    if (wanted) opener.open({ lesson: wanted, gate: null });
  };
  const steps = (
    <Steps
      {...{ previous, next, isExamOpen }}
      isShut={isExamOpen && !opensAny}
      onStep={step}
      opening={opener.opening}
    />
  );
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,45rem)_minmax(13rem,1fr)] lg:gap-8">
      <article className="max-w-[45rem]">
        <PageHeader
          title={lesson.subject}
          back={<BackLink to={pathTo('class', { id: backTo })}>{lessonText.backToClass}</BackLink>}
          className="mb-4 sm:mb-4"
        >
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <ClassName name={lesson.className} />
            <KindBadge kind={lesson.kind} />
          </span>
        </PageHeader>
        {course && <CoursePlace classId={classId} course={course} opener={opener} />}
        {isExamOpen && steps}
        {entry && <EntryNote lesson={lesson} entry={entry} />}
        {entry && <EntryOutcome lesson={lesson} entry={entry} />}
        <Body lesson={lesson} classId={classId} {...rest} />
        {!isExamOpen && lesson.kind !== 'timetable' && !entry && (
          // Room is kept for it, so that nothing moves when it comes.
          <div className="flow-root min-h-28">
            <LessonEnd classId={classId} lesson={lesson} course={course} />
          </div>
        )}
        {!isExamOpen && steps}
        {lesson.kind !== 'exam' && <Discussed rand={lesson.rand} />}
      </article>
      {course && (
        // It stands beside what is read, so nothing moves when it comes.
        <div className="hidden lg:block">
          <SideOutline
            classId={classId}
            course={course}
            opener={opener}
            onStep={isExamOpen ? null : step}
          />
        </div>
      )}
    </div>
  );
}

/** What is said about the lesson; nothing else suffers where it fails. */
function Discussed({ rand }: Pick<Lesson, 'rand'>) {
  return (
    <ErrorBoundary resetKey={rand} what={lessonText.discussion}>
      <Suspense fallback={null}>
        <Discussion />
      </Suspense>
    </ErrorBoundary>
  );
}

/** A name in two scripts is two elements, not one with a dot. */
function ClassName({ name }: { name: string }) {
  const { latin, arabic } = titleParts(name);
  return [latin, arabic].map((part) => part && <PersonText key={part}>{part}</PersonText>);
}

/** The material and the content or the exam, which may be asked for again. */
function Body({ lesson, classId, lessonId, reloading, refetch }: LessonViewProps) {
  const [reloads, setReloads] = useState(0);
  const onReload = async () => {
    const { isError } = await refetch();
    if (isError) toast.error(materialText.reloadFailed);
    else setReloads((count) => count + 1);
  };
  const reload = { onReload: () => void onReload(), reloading };
  const again = { ...reload, take: reloads };
  const own = ownMaterialOf(lesson);
  const material = own !== null && (
    <MaterialViewer
      key={reloads}
      path={own.path}
      extension={own.extension}
      subject={lesson.subject}
      {...reload}
    />
  );
  return (
    <LessonBody
      kind={lesson.kind}
      about={lesson.about}
      material={material}
      inBlocks={
        lesson.blocks.length > 0 && <Blocks {...{ lesson, classId, material }} reload={again} />
      }
      exam={<ExamSection {...{ lesson, classId, lessonId }} reload={again} />}
    />
  );
}
