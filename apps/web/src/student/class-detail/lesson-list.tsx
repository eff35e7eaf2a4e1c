import { pathTo } from '@institute/contract/routes';
import { ChevronRight, CircleCheck, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { factsText } from '../../domains/classes/text.ts';
import { ExamRunning } from '../../domains/exams/widgets/exam-running.tsx';
import { OfflineNote } from '../../domains/offline/widgets/offline-note.tsx';
import { useIsOffline } from '../../platform/connection.ts';
import { Badge } from '../../ui/badge.tsx';
import { cardClass } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TwoScripts } from '../../ui/two-scripts.tsx';
import { When } from '../../ui/when.tsx';
import { isDone, type LessonState } from '../lesson-states.ts';
import { lockedBecause, text, typeNames } from './text.ts';

const ToDoMark = lazy(
  () => import('../../domains/homework/widgets/to-do.tsx').then((code) => code.ToDoMark),
  { whenLost: 'hide' },
);

interface LessonListProps {
  classId: string;
  /** What stands behind /c/ in the address of the public page. */
  slug: string;
  states: readonly LessonState[];
  timeZone: string;
  onOpen: (state: LessonState) => void;
  /** The lesson whose first opening is being recorded, by its rand. */
  opening: string | null;
}

/** The lessons in order, each with its state; pressing a locked one says why it is locked. */
export function LessonList({ states, ...rest }: LessonListProps) {
  if (states.length === 0) {
    return <EmptyState title={text.noLessons}>{text.noLessonsDetail}</EmptyState>;
  }
  return (
    <ol className={cx(cardClass, 'overflow-hidden')}>
      {states.map((state, index) => (
        <li key={state.lesson.id} className="border-line border-b last:border-b-0">
          <LessonRow state={state} number={index + 1} {...rest} />
        </li>
      ))}
    </ol>
  );
}

interface LessonRowProps extends Omit<LessonListProps, 'states'> {
  state: LessonState;
  number: number;
}

const rowClass =
  'flex min-h-16 w-full items-center gap-3 px-4 py-3 text-start hover:bg-sunken focus-visible:-outline-offset-2 focus-visible:outline-primary';

function LessonRow({ state, number, ...props }: LessonRowProps) {
  const { classId, slug, timeZone, onOpen, opening } = props;
  const { lesson, gate } = state;
  const isOffline = useIsOffline();
  const isToLookInto = lesson.isPreview && gate?.code === 'not_enrolled';
  const content = (
    <>
      <span className="figures w-6 shrink-0 text-center text-muted">{number}</span>
      <span className="flex min-w-0 grow flex-col">
        <PersonSubject subject={lesson.subject} isLocked={gate !== null && !isToLookInto} />
        <LessonNote state={state} timeZone={timeZone} />
        {isOffline && !gate && <OfflineNote classId={classId} lessonId={lesson.rand} />}
      </span>
      {lesson.kind === 'lesson' && !gate && <ToDoMark lessonRand={lesson.rand} />}
      {typeNames[lesson.kind] && (
        <Badge tone={lesson.kind === 'exam' ? 'gold' : 'info'}>{typeNames[lesson.kind]}</Badge>
      )}
      {isToLookInto ? (
        <Badge tone="good">{factsText.look}</Badge>
      ) : (
        <LessonMark state={state} isOpening={opening === lesson.rand} />
      )}
    </>
  );
  if (isToLookInto) {
    // Its public page is none of the application's.
    return (
      <a href={pathTo('publicLesson', { slug, id: lesson.rand })} className={rowClass}>
        {content}
      </a>
    );
  }
  if (lesson.isViewed && !gate) {
    return (
      <Link to={pathTo('lesson', { classId, lessonId: lesson.rand })} className={rowClass}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={rowClass}
      onClick={() => onOpen(state)}
      disabled={opening !== null}
      aria-busy={opening === lesson.rand || undefined}
    >
      {content}
    </button>
  );
}

function PersonSubject({ subject, isLocked }: { subject: string; isLocked: boolean }) {
  return (
    <span className={cx('max-w-full self-start font-medium', isLocked && 'text-muted')}>
      <TwoScripts title={subject} />
    </span>
  );
}

/** The state of a lesson in words; nothing for one that is simply open. */
function LessonNote({ state, timeZone }: { state: LessonState; timeZone: string }) {
  const { lesson, gate } = state;
  const { isViewed, viewedAt, isSubmitted, opensAt, runsUntil } = lesson;
  if (runsUntil) {
    return (
      <Note>
        <ExamRunning endsAt={runsUntil} />
      </Note>
    );
  }
  if (gate?.code === 'lesson_scheduled' && opensAt) {
    return (
      <Note>
        {lockedBecause[gate.code]} <When at={opensAt} timeZone={timeZone} withTime />
      </Note>
    );
  }
  // Before joining every lesson is locked for the same reason; the lock alone says it to the eye.
  if (gate?.code === 'not_enrolled') {
    if (lesson.isPreview) return null;
    return <span className="sr-only">{lockedBecause[gate.code]}</span>;
  }
  if (gate) return <Note>{lockedBecause[gate.code]}</Note>;
  if (lesson.isPassMissing && isSubmitted) {
    return <Note className="text-gold-strong">{text.notPassed}</Note>;
  }
  if (isSubmitted) return <Note className="text-good">{text.submitted}</Note>;
  if (!isViewed) return null;
  if (lesson.kind === 'exam') return <Note className="text-gold-strong">{text.notSubmitted}</Note>;
  if (lesson.hasExercisesLeft) {
    return <Note className="text-gold-strong">{text.exercisesLeft}</Note>;
  }
  return (
    <Note className="text-good">
      {text.viewed} {viewedAt && <When at={viewedAt} timeZone={timeZone} />}
    </Note>
  );
}

function Note({ className = 'text-muted', children }: { className?: string; children: ReactNode }) {
  return <span className={cx('text-sm', className)}>{children}</span>;
}

function LessonMark({ state, isOpening }: { state: LessonState; isOpening: boolean }) {
  if (isOpening) return <Spinner className="size-5" />;
  if (state.gate) return <Lock size={18} className="shrink-0 text-muted" />;
  if (isDone(state)) {
    return <CircleCheck size={20} className="shrink-0 text-good" />;
  }
  return <ChevronRight size={20} className="shrink-0 text-primary rtl:-scale-x-100" />;
}
