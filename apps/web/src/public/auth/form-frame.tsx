import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';

interface FormFrameProps {
  onSubmit: () => void;
  submitLabel: string;
  running: boolean;
  failure: string | null;
  children: ReactNode;
  /** The links to the other forms. */
  foot?: ReactNode;
}

/** What the authentication forms share: fields, why it failed, the button, the ways elsewhere. */
export function FormFrame({
  onSubmit,
  submitLabel,
  running,
  failure,
  children,
  foot,
}: FormFrameProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!running) onSubmit();
  };
  return (
    // The fields say what is wrong themselves, in words of ours, hence noValidate.
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 pt-1">
      {children}
      <FormAlert message={failure} />
      <Button type="submit" size="lg" busy={running}>
        {submitLabel}
      </Button>
      {foot}
    </form>
  );
}

/** A line under a form that leads to another: "New here? Create an account". */
export function SwitchLine({
  question,
  label,
  onSwitch,
}: {
  question?: string;
  label: string;
  onSwitch: () => void;
}) {
  return (
    <p className="text-center text-muted">
      {question}{' '}
      <button
        type="button"
        onClick={onSwitch}
        className="tap rounded-field px-1 font-medium text-primary underline-offset-4 hover:underline"
      >
        {label}
      </button>
    </p>
  );
}
