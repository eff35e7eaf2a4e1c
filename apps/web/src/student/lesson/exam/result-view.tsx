import type { SatExercise } from '@institute/contract/exams/exam-exercises';
import type { ExamStanding } from '@institute/contract/exams/exam-standing';
import type { ExamResult, Lesson } from '@institute/contract/exams/exams';
import { judgeExercise, placesOf } from '@institute/contract/exercises/kinds';
import { pathTo } from '@institute/contract/routes';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { type ScoreTone, scoreText, scoreTone } from '../../../domains/exams/score.ts';
import { HandedExercises } from '../../../domains/exams/widgets/handed-exercises.tsx';
import type { BlockFiles } from '../../../domains/lessons/widgets/blocks/block-sound.ts';
import { useTimeZone } from '../../../domains/settings/time-zone.ts';
import { cx } from '../../../ui/class-names.ts';
import { whenText } from '../../../ui/when.tsx';
import { AttemptList } from './attempt-list.tsx';
import { ResultQuestions } from './result-questions.tsx';
import { examText as words } from './text.ts';
import { TheoryResult } from './theory-result.tsx';

const tones: Record<ScoreTone, string> = {
  good: 'bg-good-soft text-good',
  info: 'bg-info-soft text-info',
  gold: 'bg-gold-soft text-gold-strong',
  bad: 'bg-bad-soft text-bad',
};

interface ScoreProps {
  label: string;
  score: number | null;
  /** Words while there is no score. */
  pending: string;
}

/** One score with its name: coloured by its height, or grey with words while it is not known. */
function Score({ label, score, pending }: ScoreProps) {
  return (
    <div
      className={cx(
        'flex grow basis-36 flex-col gap-0.5 rounded-field px-4 py-3',
        score === null ? 'bg-sunken' : tones[scoreTone(score)],
      )}
    >
      <dt className="text-ink text-sm">{label}</dt>
      <dd className={cx('font-semibold', score === null ? 'text-lg' : 'text-2xl')}>
        {score === null ? pending : <span className="figures">{scoreText(score)}</span>}
      </dd>
    </div>
  );
}

interface ResultExercisesProps {
  exercises: readonly SatExercise[];
  /** The number of the first of them in the exam. */
  firstNumber: number;
  /** What is heard in them. */
  files: BlockFiles;
}

/** The exercises after submitting: what was answered and, once answers may be seen, how it was. */
function ResultExercises(props: ResultExercisesProps) {
  return (
    <section aria-label={words.exercises}>
      <h2 className="mb-3 text-xl">{words.exercises}</h2>
      <HandedExercises {...props} words={words} />
      {props.exercises.some(isMissed) && (
        <p className="mt-4 text-muted">
          <Link to={pathTo('practice')}>{words.missedComeBack}</Link>
        </p>
      )}
    </section>
  );
}

/** Whether it was answered wrong, as far as its student may know. */
const isMissed = ({ exercise, given }: SatExercise) =>
  exercise !== undefined &&
  given !== undefined &&
  judgeExercise(exercise, placesOf(exercise, given)).verdict === 'wrong';

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
