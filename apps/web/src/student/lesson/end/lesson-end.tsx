import type { Lesson } from '@institute/contract/exams/exams';
import { isLessonDone } from '../../../domains/lessons/progress.ts';
import { DrawnStar } from '../../../ui/drawn-star.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import type { Course } from '../use-course.ts';
import { LessonWords } from '../words/lesson-words.tsx';
import { ClassEnd } from './class-end.tsx';
import { endText as words } from './text.ts';

interface LessonEndProps {
  classId: string;
  lesson: Lesson;
  /** Null while it is not known. */
  course: Course | null;
}

/** The words of the lesson where they have no place in it, what has been done at its end, and what comes now. */
export function LessonEnd(props: LessonEndProps) {
  return (
    <>
      {!props.lesson.blocks.some(({ kind }) => kind === 'words') && (
        <LessonWords classId={props.classId} lessonId={props.lesson.rand} />
      )}
      <Done {...props} />
    </>
  );
}

/** A lesson that was read and not done: its exercises wait, and may wait. */
function Opened({ next }: Pick<Lesson, 'next'>) {
  return (
    <div className="mt-8">
      <p className="font-semibold text-lg">{words.opened}</p>
      {next && (
        <p className="text-muted">
          <Sentence words={words.next} fill={{ lesson: <PersonText>{next.subject}</PersonText> }} />
        </p>
      )}
    </div>
  );
}

/** What has been done, and what comes now; at the end of a class, all of that. */
function Done({ classId, lesson, course }: LessonEndProps) {
  const open = course?.steps.find((one) => !isLessonDone(one));
  if (!lesson.next && course && !open) {
    return <ClassEnd classId={classId} className={lesson.className} />;
  }
  const ahead = lesson.next ?? open;
  const isOpen = course?.step && course.steps[course.step - 1]?.hasExercisesLeft;
  if (isOpen) return <Opened next={lesson.next} />;
  return (
    <div className="mt-8 flex items-center gap-4">
      <DrawnStar />
      <div className="min-w-0">
        <p className="font-semibold text-lg">
          {course?.step ? words.doneOf(course.step, course.steps.length) : words.done}
        </p>
        {ahead && (
          <p className="text-muted">
            <Sentence
              words={lesson.next ? words.next : words.stillOpen}
              fill={{ lesson: <PersonText>{ahead.subject}</PersonText> }}
            />
          </p>
        )}
      </div>
    </div>
  );
}
