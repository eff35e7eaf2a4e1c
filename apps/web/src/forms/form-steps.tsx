import * as RadixTabs from '@radix-ui/react-tabs';
import { type ReactNode, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { text } from './text.ts';

interface FormStep<Id extends string> {
  id: Id;
  label: string;
  /** Whether a field in it is marked as wrong. */
  isWrong: boolean;
  content: ReactNode;
}

interface FormStepsProps<Id extends string> {
  /** What the steps are, for assistive technology. */
  label: string;
  steps: readonly FormStep<Id>[];
  /** The step in view, a state of whoever has the form: a fault leads to its step (`useErrorFocus`). */
  value: Id;
  onChange: (id: Id) => void;
}

/**
 * The steps of a long form, of which one is in view. All of them stay in the page, so that nothing
 * typed is lost and the form is checked as a whole, from whichever step it is sent.
 */
export function FormSteps<Id extends string>({
  label,
  steps,
  value,
  onChange,
}: FormStepsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const place = steps.findIndex(({ id }) => id === value);
  const next = steps[place + 1];
  const choose = (id: string) => {
    const step = steps.find((one) => one.id === id);
    if (step) onChange(step.id);
  };
  // The step that takes the focus comes into view; its fields are the next stops of Tab.
  const goOn = () =>
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place + 1]?.focus();
  return (
    <RadixTabs.Root value={value} onValueChange={choose}>
      <RadixTabs.List
        ref={list}
        aria-label={label}
        className="mb-4 grid auto-cols-fr grid-flow-col border-line border-b"
      >
        {steps.map((step, index) => (
          <StepTab key={step.id} step={step} number={index + 1} isInView={step.id === value} />
        ))}
      </RadixTabs.List>
      {steps.map(({ id, content }) => (
        <RadixTabs.Content key={id} value={id} forceMount hidden={id !== value} tabIndex={-1}>
          {content}
        </RadixTabs.Content>
      ))}
      {next && (
        <Button variant="secondary" className="mt-4 max-sm:w-full" onClick={goOn}>
          {text.next(next.label)}
        </Button>
      )}
    </RadixTabs.Root>
  );
}

interface StepTabProps {
  step: Omit<FormStep<string>, 'content'>;
  number: number;
  isInView: boolean;
}

function StepTab({ step, number, isInView }: StepTabProps) {
  return (
    <RadixTabs.Trigger
      value={step.id}
      className={cx(
        'tap -mb-px inline-flex min-w-0 items-center justify-center gap-2 border-b-2 px-1 max-sm:flex-col max-sm:gap-0.5 max-sm:pb-1 font-medium text-sm -outline-offset-2 transition-colors duration-150',
        isInView
          ? 'border-primary text-primary-strong'
          : 'border-transparent text-muted hover:text-ink',
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'figures inline-flex size-6 shrink-0 items-center justify-center rounded-full text-sm',
          step.isWrong ? 'bg-bad-soft text-bad' : 'bg-sunken',
        )}
      >
        {step.isWrong ? '!' : number}
      </span>
      <span>{step.label}</span>
      {step.isWrong && <span className="sr-only">{text.stepIsWrong}</span>}
    </RadixTabs.Trigger>
  );
}
