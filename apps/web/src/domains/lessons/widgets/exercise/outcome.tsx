import type { Judgement } from '@institute/contract/exercises/judgement';
import type { Exercise } from '@institute/contract/exercises/kinds';
import { useEffect, useId, useRef } from 'react';
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
  const outcome = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const mayAgain = onAgain !== undefined;
  // The button that asked for it is gone: reading goes on at the verdict, and comes to what is right and
  // why before it comes to another try. Where it is answered once, the way on takes the focus.
  useEffect(() => {
    if (mayAgain) outcome.current?.focus({ preventScroll: true });
  }, [mayAgain]);
  const Solution = viewOf(exercise)?.Solution;
  const isNearly = judgement.verdict === 'nearly';
  // Of what is another word there is nothing to name.
  const nearly = judgement.parts.filter(({ verdict }) => verdict === 'nearly');
  const slips = nearly.flatMap(({ grade }) => grade?.slips ?? []);
  return (
    <fieldset
      ref={outcome}
      tabIndex={-1}
      aria-labelledby={`${id}verdict`}
      aria-describedby={`${id}why`}
      onKeyDown={({ key, target, currentTarget }) => {
        if (key === 'Enter' && target === currentTarget) onAgain?.();
      }}
      className="flex min-w-0 flex-col gap-3 outline-none"
    >
      <Verdict
        id={`${id}verdict`}
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
      <div id={`${id}why`} className="flex flex-col gap-3 empty:hidden">
        {judgement.verdict !== 'right' && Solution && (
          <Solution exercise={exercise} parts={judgement.parts} />
        )}
        {exercise.explanation !== '' && <ContentLine text={exercise.explanation} isApart={false} />}
      </div>
      {onAgain && (
        <Button variant="secondary" className="self-start" onClick={onAgain}>
          {words.again}
        </Button>
      )}
    </fieldset>
  );
}

/** What is wrong in one of several parts leaves the others right. */
function titleOf({ verdict, parts }: Judgement): string {
  const isPartly = verdict === 'nearly' && parts.some((part) => part.verdict === 'wrong');
  return isPartly ? words.partly : words[verdict];
}
