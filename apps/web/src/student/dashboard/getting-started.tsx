import { Compass, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { GuideStep } from './guide-step.tsx';
import { GUIDE_STEPS, useGuideStore } from './guide-store.ts';
import { text } from './text.ts';

/** The guide for beginners: four steps, put away and brought back at will. */
export function GettingStarted() {
  const hidden = useGuideStore((state) => state.hidden);
  const root = useRef<HTMLDivElement>(null);
  const was = useRef(hidden);

  // What was pressed is gone now: the focus stays at the place instead of falling to the page's top.
  useEffect(() => {
    if (was.current !== hidden) root.current?.focus({ preventScroll: true });
    was.current = hidden;
  }, [hidden]);

  return (
    <div ref={root} tabIndex={-1} className="outline-none">
      {hidden ? <Reopen /> : <Guide />}
    </div>
  );
}

function Reopen() {
  const show = useGuideStore((state) => state.show);
  return (
    <Button variant="ghost" onClick={show} icon={<Compass size={18} />}>
      {text.guide.reopen}
    </Button>
  );
}

function Guide() {
  const { step, goTo, hide } = useGuideStore();
  const isLast = step === GUIDE_STEPS - 1;
  const finish = () => {
    hide();
    goTo(0);
  };
  return (
    <Card aria-labelledby="guide">
      <div className="flex items-center justify-between gap-3">
        <h2 id="guide" className="text-xl">
          {text.guide.title}
        </h2>
        <IconButton label={text.guide.hide} onClick={hide} className="-me-2">
          <X size={20} />
        </IconButton>
      </div>
      <ol className="mt-1 mb-4 grid grid-cols-4 gap-1 sm:gap-2">
        {text.guide.steps.map(({ title }, index) => (
          <li key={title}>
            <button
              type="button"
              aria-current={index === step ? 'step' : undefined}
              onClick={() => goTo(index)}
              className={cx(
                'tap flex w-full flex-col gap-1 border-t-4 pt-2 text-start text-sm leading-tight',
                index <= step ? 'border-primary' : 'border-line',
                index === step ? 'font-semibold text-primary-strong' : 'text-muted hover:text-ink',
              )}
            >
              <span className="sr-only">
                {text.guide.step} {index + 1}:{' '}
              </span>
              {title}
            </button>
          </li>
        ))}
      </ol>
      <div aria-live="polite">
        <GuideStep step={step} />
      </div>
      <div className="mt-5 flex justify-between gap-3">
        <Button variant="secondary" onClick={() => goTo(step - 1)} disabled={step === 0}>
          {text.guide.back}
        </Button>
        <Button variant="secondary" onClick={isLast ? finish : () => goTo(step + 1)}>
          {isLast ? text.guide.finish : text.guide.next}
        </Button>
      </div>
    </Card>
  );
}
