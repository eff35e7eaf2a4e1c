import { pathTo } from '@institute/contract/routes';
import { Circle, CircleCheck, CircleDot, Lock } from 'lucide-react';
import { Link } from 'react-router';
import { ExamRunning } from '../../../domains/exams/widgets/exam-running.tsx';
import { cx } from '../../../ui/class-names.ts';
import { PersonText } from '../../../ui/person-text.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { isDone, type LessonState, useLessonStates } from '../../lesson-states.ts';
import type { Opener } from '../../use-open-lesson.ts';
import type { Course } from '../use-course.ts';
import { outlineText as words } from './text.ts';

export interface OutlineProps {
  classId: string;
  course: Course;
  opener: Opener;
}

/** The lessons of the class in their order: what is done, where one is, and what is not open yet. */
export function Outline({ classId, course: { details, place }, opener }: OutlineProps) {
  const states = useLessonStates(details);
  return (
    <ol>
      {states.map((state, index) => (
        <li key={state.lesson.id}>
          <Entry
            state={state}
            isHere={index === place}
            classId={classId}
            isOpening={opener.opening === state.lesson.rand}
            onOpen={() => opener.open(state)}
          />
        </li>
      ))}
    </ol>
  );
}

interface EntryProps {
  state: LessonState;
  isHere: boolean;
  classId: string;
  isOpening: boolean;
  onOpen: () => void;
}

const entryClass =
  'flex min-h-11 w-full items-start gap-2.5 rounded-field px-2.5 py-2.5 text-start leading-snug';

function Entry({ state, isHere, classId, isOpening, onOpen }: EntryProps) {
  const { lesson, gate } = state;
  const content = (
    <>
      {isOpening ? <Spinner className="size-5 shrink-0" /> : <Mark state={state} isHere={isHere} />}
      <span className="min-w-0">
        <PersonText className={cx(gate && 'text-muted')}>{lesson.subject}</PersonText>
        {lesson.runsUntil && !isHere && (
          <span className="block text-sm">
            <ExamRunning endsAt={lesson.runsUntil} />
          </span>
        )}
      </span>
    </>
  );
  if (isHere) {
    return (
      <span aria-current="page" className={cx(entryClass, 'bg-primary-soft font-semibold')}>
        {content}
      </span>
    );
  }
  const className = cx(entryClass, 'hover:bg-sunken focus-visible:outline-primary');
  return lesson.isViewed && !gate ? (
    <Link to={pathTo('lesson', { classId, lessonId: lesson.rand })} className={className}>
      {content}
    </Link>
  ) : (
    <button type="button" onClick={onOpen} className={className}>
      {content}
    </button>
  );
}

/** The state of a lesson, as a sign and for those who do not see it in a word. */
function Mark({ state, isHere }: { state: LessonState; isHere: boolean }) {
  const done = isDone(state);
  const [Sign, word, colour] = isHere
    ? [CircleDot, done ? words.done : '', 'text-primary']
    : state.gate
      ? [Lock, words.locked, 'text-muted']
      : done
        ? [CircleCheck, words.done, 'text-good']
        : [Circle, '', 'text-line-strong'];
  return (
    <span className={cx('shrink-0 py-px', colour)}>
      <Sign size={18} aria-hidden />
      {word !== '' && <span className="sr-only">{word}</span>}
    </span>
  );
}
