import type { SatExercise } from '@institute/contract/exam-exercises';
import { placesOf } from '@institute/contract/rules/ask-exercise';
import { judgeExercise } from '@institute/contract/rules/judge-exercise';
import { AskedField } from '../../../domains/lessons/widgets/exercise/asked-field.tsx';
import { Outcome } from '../../../domains/lessons/widgets/exercise/outcome.tsx';
import { practised } from '../../../domains/lessons/widgets/exercise/practised.ts';
import { MixedText } from '../../../ui/mixed-text.tsx';
import { examText as words } from './text.ts';

interface ResultExercisesProps {
  exercises: readonly SatExercise[];
  /** The number of the first of them in the exam. */
  firstNumber: number;
}

/** The exercises after submitting: what was answered and, once answers may be seen, how it was. */
export function ResultExercises({ exercises, firstNumber }: ResultExercisesProps) {
  return (
    <section aria-label={words.exercises}>
      <h2 className="text-xl">{words.exercises}</h2>
      <ol className="mt-3 flex flex-col gap-6">
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
            <Answered sat={sat} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What was answered, with its slips named where the key is known. */
function Answered({ sat: { exercise, asked, given } }: { sat: SatExercise }) {
  const judged = exercise && {
    exercise,
    judgement: judgeExercise(exercise, placesOf(exercise, given)),
  };
  const shown = exercise ? practised(exercise, 0) : asked;
  return (
    <>
      {shown && (
        <AskedField
          asked={shown}
          given={given}
          onChange={() => undefined}
          judged={judged ?? null}
          isDone
        />
      )}
      {!given && <p className="text-muted">{words.noAnswer}</p>}
      {judged && <Outcome {...judged} />}
    </>
  );
}
