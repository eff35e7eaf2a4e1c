import type { Lesson } from '@institute/contract/exams/exams';
import { ArrowLeft, ArrowRight, Lock } from 'lucide-react';
import type { LessonSummary } from '../../domains/lessons/model.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { READING } from '../../ui/reading.ts';
import type { Step } from './step-keys.ts';
import { lessonText } from './text.ts';

interface StepsProps {
  /** The lesson before; null for the first, and while it is not known. */
  previous: LessonSummary | null;
  next: Lesson['next'];
  onStep: (step: Step) => void;
  /** The rand of the lesson that is being opened. */
  opening: string | null;
  /** True while an exam comes first: the steps then stand at its head, not where one submits it. */
  isExamOpen: boolean;
  /** Whether the exam bars the way on. */
  isShut: boolean;
}

/** The key that leads on (1) or back (-1). */
const keyOf = (way: 1 | -1) => (way === READING ? 'ArrowRight' : 'ArrowLeft');

/**
 * The lesson before and the one after. On phones the bar stays at the bottom, above whatever else
 * stays there (`--bottom-bar-size`), until the place where it belongs has come into sight.
 */
export function Steps({ previous, next, onStep, opening, isExamOpen, isShut }: StepsProps) {
  if (!previous && !next) return null;
  const size = isExamOpen ? 'sm' : 'lg';
  return (
    <nav
      aria-label={lessonText.steps}
      data-bottom-bar={isExamOpen ? undefined : ''}
      className={cx(
        'flex gap-2',
        isExamOpen
          ? 'mb-5 flex-wrap'
          : 'sticky bottom-[calc(var(--bottom-bar-size,0px)+var(--loose))] z-10 -mx-4 border-line border-t bg-paper px-4 py-2.5 sm:static sm:mx-0 sm:mt-2 sm:border-0 sm:px-0',
      )}
    >
      {previous && (
        <Button
          size={size}
          variant="secondary"
          aria-label={lessonText.previous}
          onClick={() => onStep('previous')}
          busy={opening === previous.rand}
          aria-keyshortcuts={isExamOpen ? undefined : keyOf(-1)}
          title={isExamOpen ? undefined : lessonText.byKeys}
          icon={<ArrowLeft size={20} className="rtl:-scale-x-100" />}
        >
          <span className="max-sm:hidden">{lessonText.previous}</span>
        </Button>
      )}
      {next && (
        <Button
          size={size}
          variant={isExamOpen ? 'ghost' : 'primary'}
          onClick={() => onStep('next')}
          busy={opening === next.rand}
          aria-keyshortcuts={isExamOpen ? undefined : keyOf(1)}
          title={isExamOpen ? undefined : lessonText.byKeys}
          className={cx('ms-auto', !isExamOpen && 'max-sm:grow')}
        >
          {lessonText.next}
          {isShut ? <Lock size={18} /> : <ArrowRight size={20} className="rtl:-scale-x-100" />}
        </Button>
      )}
    </nav>
  );
}
