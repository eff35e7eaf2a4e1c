import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { isLessonDone } from '../../domains/lessons/progress.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { Opener } from '../use-open-lesson.ts';
import { OutlineDialog } from './outline/outline-dialog.tsx';
import { lessonText as words } from './text.ts';
import type { Course } from './use-course.ts';

interface CoursePlaceProps {
  classId: string;
  course: Course;
  opener: Opener;
}

/** Where in the class the lesson stands, and how much is done. On phones it opens the outline. */
export function CoursePlace({ classId, course, opener }: CoursePlaceProps) {
  const [isOpen, setOpen] = useState(false);
  const { step, steps } = course;
  const here = step === null ? words.lessons : words.place(step, steps.length);
  return (
    <div className="mb-5 flex flex-col gap-1.5">
      <p className="hidden text-muted text-sm lg:block">{here}</p>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        icon={<ListChecks size={18} />}
        className="self-start lg:hidden"
      >
        {here}
      </Button>
      <ProgressBar
        value={steps.filter(isLessonDone).length}
        max={steps.length}
        label={words.lessonsDone}
        className="max-h-1"
      />
      {isOpen && (
        <OutlineDialog
          classId={classId}
          course={course}
          opener={opener}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
