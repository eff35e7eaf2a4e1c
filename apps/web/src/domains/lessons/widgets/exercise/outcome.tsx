import type { Judgement } from '@institute/contract/exercises/judgement';
import type { Exercise } from '@institute/contract/exercises/kinds';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ContentLine } from '../../../../ui/content/content-line.tsx';
import { slipWords } from './slip-text.ts';
import { exerciseText as words } from './text.ts';
import { Verdict } from './verdict.tsx';
import { viewOf } from './views.ts';

interface OutcomeProps {
  exercise: Exercise;
  judgement: Judgement;
  /** Absent where it is answered once. */
  onAgain?: () => void;
}

/** How an exercise was answered, what the answer was where it was otherwise, and why. */
export function Outcome({ exercise, judgement, onAgain }: OutcomeProps) {
  const again = useRef<HTMLButtonElement>(null);
  // The button that asked for it is gone.
  useEffect(() => again.current?.focus({ preventScroll: true }), []);
  const Solution = viewOf(exercise)?.Solution;
  const isNearly = judgement.verdict === 'nearly';
  // Of what is another word there is nothing to name.
  const nearly = judgement.parts.filter(({ verdict }) => verdict === 'nearly');
  const slips = nearly.flatMap(({ grade }) => grade?.slips ?? []);
  return (
    <div className="flex flex-col gap-3">
      <Verdict
        verdict={judgement.verdict}
        title={
          <>
            {titleOf(judgement)}
            {isNearly && (
              <span className="figures font-normal">{words.credit(judgement.credit)}</span>
            )}
          </>
        }
        slips={slipWords(slips)}
      />
      {judgement.verdict !== 'right' && Solution && (
        <Solution exercise={exercise} parts={judgement.parts} />
      )}
      {exercise.explanation !== '' && <ContentLine text={exercise.explanation} isApart={false} />}
      {onAgain && (
        <Button ref={again} variant="secondary" className="self-start" onClick={onAgain}>
          {words.again}
        </Button>
      )}
    </div>
  );
}

/** What is wrong in one of several parts leaves the others right. */
function titleOf({ verdict, parts }: Judgement): string {
  const isPartly = verdict === 'nearly' && parts.some((part) => part.verdict === 'wrong');
  return isPartly ? words.partly : words[verdict];
}
