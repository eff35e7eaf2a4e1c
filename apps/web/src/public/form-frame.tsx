import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Form } from '../forms/use-form.ts';
import { Button } from '../ui/button.tsx';
import { FormAlert } from '../ui/form-alert.tsx';

interface FormFrameProps<Values extends FieldValues> {
  form: Form<Values>;
  submitLabel: string;
  children: ReactNode;
  /** The links to the other forms. */
  foot?: ReactNode;
}

/** What the authentication forms share: fields, why it failed, the button, the ways elsewhere. */
export function FormFrame<Values extends FieldValues>({
  form,
  submitLabel,
  children,
  foot,
}: FormFrameProps<Values>) {
  return (
    <form {...form.props} className="flex flex-col gap-4 pt-1">
      {children}
      <FormAlert message={form.failure} />
      <Button type="submit" size="lg" busy={form.isRunning}>
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
