import type { RunningExam as Running } from '@institute/contract/lessons/study';
import { pathTo } from '@institute/contract/routes';
import { runningText } from '../../domains/exams/text.ts';
import { ExamRunning } from '../../domains/exams/widgets/exam-running.tsx';
import { cardClass } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PersonText } from '../../ui/person-text.tsx';

/** The exam whose time runs, before anything else: how much is left, and the way back into it. */
export function RunningExam({ running }: { running: Running }) {
  const { classRand, className, lessonRand, subject, endsAt } = running;
  return (
    <section
      aria-labelledby="running"
      className={cx(
        cardClass,
        'flex flex-wrap items-center gap-4 border-gold bg-gold-soft p-4 sm:flex-nowrap sm:p-6',
      )}
    >
      <div className="min-w-[min(10rem,100%)] flex-1">
        <h2 id="running" className="text-xl sm:text-2xl">
          <ExamRunning endsAt={endsAt} />
        </h2>
        <p className="mt-1">
          <PersonText>{subject}</PersonText> · <PersonText>{className}</PersonText>
        </p>
      </div>
      <LinkButton
        to={pathTo('lesson', { classId: classRand, lessonId: lessonRand })}
        size="lg"
        className="max-sm:w-full"
      >
        {runningText.backTo}
      </LinkButton>
    </section>
  );
}
