import type { SatExercise } from '@institute/contract/exams/exam-exercises';
import { judgeExercise, placesOf } from '@institute/contract/exercises/kinds';
import { MixedText } from '../../../ui/mixed-text.tsx';
import type { BlockFiles } from '../../lessons/widgets/blocks/block-sound.ts';
import { AskedField } from '../../lessons/widgets/exercise/asked-field.tsx';
import { ExerciseSound } from '../../lessons/widgets/exercise/exercise-sound.tsx';
import { Outcome } from '../../lessons/widgets/exercise/outcome.tsx';
import { practised } from '../../lessons/widgets/exercise/practised.ts';

interface HandedExercisesProps {
  exercises: readonly SatExercise[];
  /** The number of the first of them in the exam. */
  firstNumber: number;
  /** What is heard in them. */
  files: BlockFiles;
  words: HandedWords;
}

/** How it is said to whom looks at them. */
interface HandedWords {
  points: (points: number) => string;
  noAnswer: string;
  /** What an answer is called; by itself it is the reader's own. */
  answerOfExercise?: string;
}

/** The exercises of an exam after submitting: what was answered and, where its key is known, how it was. */
export function HandedExercises({ exercises, firstNumber, files, words }: HandedExercisesProps) {
  return (
    <ol className="flex flex-col gap-6">
      {exercises.map((sat, at) => (
        <li key={sat.id} className="flex min-w-0 flex-col gap-3">
          <p className="flex items-baseline gap-2 font-semibold">
            <span className="figures shrink-0 text-muted">{firstNumber + at}.</span>
            <MixedText
              text={(sat.exercise ?? sat.asked)?.prompt ?? ''}
              className="whitespace-pre-line"
            />
            {sat.points > 1 && (
              <span className="ms-auto shrink-0 font-normal text-muted text-sm">
                {words.points(sat.points)}
              </span>
            )}
          </p>
          <Answered sat={sat} files={files} words={words} />
        </li>
      ))}
    </ol>
  );
}

interface AnsweredProps {
  sat: SatExercise;
  files: BlockFiles;
  words: HandedWords;
}

/** What was answered, with its slips named where the key is known. */
function Answered({ sat: { exercise, asked, given }, files, words }: AnsweredProps) {
  const judged = exercise && {
    exercise,
    judgement: judgeExercise(exercise, placesOf(exercise, given)),
  };
  const shown = exercise ? practised(exercise, 0) : asked;
  return (
    <>
      {shown && 'sound' in shown && <ExerciseSound sound={shown.sound} files={files} />}
      {shown && (
        <AskedField
          asked={shown}
          given={given}
          onChange={() => undefined}
          judged={judged ?? null}
          isDone
          {...(words.answerOfExercise && { answerLabel: words.answerOfExercise })}
        />
      )}
      {!given && <p className="text-muted">{words.noAnswer}</p>}
      {judged && <Outcome {...judged} />}
    </>
  );
}
