import type { ExamStanding } from '@institute/contract/exams/exam-standing';
import type { ExamResult, Lesson } from '@institute/contract/exams/exams';
import type { Ref } from 'react';
import type { BlockFiles } from '../../../domains/lessons/widgets/blocks/block-sound.ts';
import { useTimeZone } from '../../../domains/settings/time-zone.ts';
import { whenText } from '../../../ui/when.tsx';
import { AttemptList } from './attempt-list.tsx';
import { ResultExercises } from './result-exercises.tsx';
import { ResultQuestions } from './result-questions.tsx';
import { Score } from './score-tile.tsx';
import { examText as words } from './text.ts';
import { TheoryResult } from './theory-result.tsx';

interface ResultViewProps {
  lesson: Lesson;
  /** None for an exam without rules of its own. */
  standing?: ExamStanding | null;
  result: ExamResult;
  /** What is heard in its exercises. */
  files: BlockFiles;
  /** The heading, to be given the focus. */
  heading: Ref<HTMLHeadingElement>;
}

/** A submitted exam: the scores, what was missed and what was known, the theory answer. */
export function ResultView(props: ResultViewProps) {
  const { lesson, standing = null, result, files, heading } = props;
  // As it was handed in: a theory question that came later waits for nobody's mark.
  const hadTheory = result.isPending || result.theoryScore !== null;
  const { exercises } = lesson;
  const { submittedAt, markedAt } = result;
  const timeZone = useTimeZone();
  return (
    <section aria-label={words.result} className="flex flex-col gap-8">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {words.result}
        </h2>
        <p className="text-muted text-sm">
          {submittedAt && words.submittedAt(whenText(submittedAt, timeZone, true))}
          {markedAt && ` · ${words.markedAt(whenText(markedAt, timeZone, true))}`}
        </p>
        <dl className="mt-4 flex flex-wrap gap-3">
          {result.objectiveScore !== null && (
            <Score
              label={words.objectiveScore}
              score={result.objectiveScore}
              pending={words.pending}
            />
          )}
          {hadTheory && (
            <Score label={words.theoryScore} score={result.theoryScore} pending={words.pending} />
          )}
          <Score
            label={words.totalScore}
            score={result.totalScore}
            pending={result.isPending ? words.pendingTotal : words.pending}
          />
        </dl>
        {standing && <AttemptList standing={standing} />}
      </div>
      {standing?.attempt && <p className="text-muted">{words.answersLater}</p>}
      {lesson.questions.length > 0 && (
        <ResultQuestions questions={lesson.questions} answers={result.answers} />
      )}
      {exercises.length > 0 && (
        <ResultExercises
          exercises={exercises}
          firstNumber={lesson.questions.length + 1}
          files={files}
        />
      )}
      {hadTheory && lesson.about.trim() !== '' && (
        <TheoryResult question={lesson.about} result={result} />
      )}
    </section>
  );
}
