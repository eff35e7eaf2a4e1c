import type { SatExercise } from '@institute/contract/exams/exam-exercises';
import { judgeExercise, placesOf } from '@institute/contract/exercises/kinds';
import { pathTo } from '@institute/contract/routes';
import { Link } from 'react-router';
import { HandedExercises } from '../../../domains/exams/widgets/handed-exercises.tsx';
import type { BlockFiles } from '../../../domains/lessons/widgets/blocks/block-sound.ts';
import { examText as words } from './text.ts';

interface ResultExercisesProps {
  exercises: readonly SatExercise[];
  /** The number of the first of them in the exam. */
  firstNumber: number;
  /** What is heard in them. */
  files: BlockFiles;
}

/** The exercises after submitting: what was answered and, once answers may be seen, how it was. */
export function ResultExercises(props: ResultExercisesProps) {
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
