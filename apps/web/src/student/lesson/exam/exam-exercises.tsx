import type { SatExercise } from '@institute/contract/exams/exam-exercises';
import type { GivenAnswer } from '@institute/contract/exercises/kinds';
import type { BlockFiles } from '../../../domains/lessons/widgets/blocks/block-sound.ts';
import { AskedField } from '../../../domains/lessons/widgets/exercise/asked-field.tsx';
import { ExerciseSound } from '../../../domains/lessons/widgets/exercise/exercise-sound.tsx';
import { MixedText } from '../../../ui/mixed-text.tsx';
import type { ExamDraft } from './draft.ts';
import { examText as words } from './text.ts';
import { isExerciseAnswered } from './validate.ts';

interface ExamExercisesProps {
  exercises: readonly SatExercise[];
  /** The number of the first of them in the exam. */
  firstNumber: number;
  /** What is heard in them. */
  files: BlockFiles;
  draft: ExamDraft;
  /** Whether what is open is said to be. */
  showsOpen: boolean;
  isDone: boolean;
  onAnswer: (id: string, given: GivenAnswer) => void;
}

/** The exercises of an exam being taken: answered as in practice, and judged once it is submitted. */
export function ExamExercises(props: ExamExercisesProps) {
  const { exercises, firstNumber, files, draft, showsOpen, isDone, onAnswer } = props;
  return exercises.map((exercise, at) => {
    const { id, asked, points } = exercise;
    if (!asked) return null;
    const isOpen = showsOpen && !isExerciseAnswered(exercise, draft);
    const name = `exam-exercise-${id}`;
    return (
      <section
        key={id}
        data-question={`exercise:${id}`}
        aria-labelledby={name}
        tabIndex={-1}
        className="flex min-w-0 flex-col gap-3 outline-none"
        // Enter in a field of an exam does not hand it in.
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
            event.preventDefault();
          }
        }}
      >
        <p id={name} className="flex items-baseline gap-2 font-semibold text-base">
          <span className="figures shrink-0 text-muted">{firstNumber + at}.</span>
          <MixedText text={asked.prompt} className="whitespace-pre-line" />
          {points > 1 && (
            <span className="ms-auto shrink-0 font-normal text-muted text-sm">
              {words.points(points)}
            </span>
          )}
        </p>
        {'sound' in asked && <ExerciseSound sound={asked.sound} files={files} />}
        <AskedField
          asked={asked}
          given={draft.exercises[id]}
          onChange={(given) => onAnswer(id, given)}
          judged={null}
          isDone={isDone}
        />
        {isOpen && (
          <p role="alert" className="font-medium text-bad text-sm">
            {words.answerThis}
          </p>
        )}
      </section>
    );
  });
}
