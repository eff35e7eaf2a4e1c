import { getMyClasses } from '@institute/contract/classes/classes';
import { CircleCheck, X } from 'lucide-react';
import { useMyStudy } from '../../domains/lessons/study-api.ts';
import { useAnswer } from '../../platform/answers.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { GuideStep } from './guide-step.tsx';
import { GUIDE_STEPS, useGuideStore } from './guide-store.ts';
import { guideText as text } from './text.ts';

/** The four steps: a list that ticks itself, and what stands behind the one in view. */
export function Guide() {
  const { step: kept, isTurned, goTo, hide } = useGuideStore();
  const done = useStepsDone();
  const step = isTurned ? kept : Math.max(kept, done);
  const isLast = step === GUIDE_STEPS - 1;
  const finish = () => {
    hide();
    goTo(0);
  };
  return (
    <Card aria-labelledby="guide">
      <div className="flex items-center justify-between gap-3">
        <h2 id="guide" className="text-xl">
          {text.title}
        </h2>
        <IconButton label={text.hide} onClick={hide} className="-me-2">
          <X size={20} />
        </IconButton>
      </div>
      <ol className="mt-1 mb-4 grid grid-cols-1 sm:grid-cols-4 sm:gap-2">
        {text.steps.map(({ title }, index) => (
          <li key={title}>
            <button
              type="button"
              aria-current={index === step ? 'step' : undefined}
              onClick={() => goTo(index)}
              className={cx(
                'tap flex w-full items-center gap-2 border-line border-t text-start text-sm leading-tight sm:border-t-4',
                index === step
                  ? 'font-semibold text-primary-strong sm:border-primary'
                  : 'text-muted hover:text-ink',
              )}
            >
              {index < done ? (
                <CircleCheck size={20} className="shrink-0 text-good" />
              ) : (
                <span className="size-5 shrink-0 rounded-full border-2 border-line-strong" />
              )}
              <span className="sr-only">
                {text.step} {index + 1}:{' '}
              </span>
              {title}
              {index < done && <span className="sr-only"> {text.done}</span>}
            </button>
          </li>
        ))}
      </ol>
      <div aria-live="polite">
        <GuideStep step={step} />
      </div>
      <div className="mt-5 flex justify-between gap-3">
        <Button variant="secondary" onClick={() => goTo(step - 1)} disabled={step === 0}>
          {text.back}
        </Button>
        <Button variant="secondary" onClick={isLast ? finish : () => goTo(step + 1)}>
          {isLast ? text.finish : text.next}
        </Button>
      </div>
    </Card>
  );
}

/** How many of the steps are done: what was joined and studied says so, nobody has to tick them. */
function useStepsDone(): number {
  const hasJoined = (useAnswer(getMyClasses, {}).data?.length ?? 0) > 0;
  const hasBegun = useMyStudy().data?.hasBegun ?? false;
  if (!hasJoined) return 0;
  return hasBegun ? 3 : 2;
}
