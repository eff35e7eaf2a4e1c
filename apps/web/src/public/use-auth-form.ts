import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type Form, type FormOptions, useForm } from '../forms/use-form.ts';

interface AuthFormOptions<Values extends FieldValues> extends FormOptions<Values, Values> {
  /** The name of the field to start in; none where the focus stays where it is. */
  first: string | undefined;
  /** Told while the form runs, so that its dialog is not closed under it. */
  onBusy: (busy: boolean) => void;
}

/** A form of the public pages: begins in a field of its choice and says when it runs. */
export function useAuthForm<Values extends FieldValues>({
  first,
  onBusy,
  ...options
}: AuthFormOptions<Values>): Form<Values> {
  const form = useForm<Values, Values>(options);
  const { isRunning } = form;
  const { ref } = form.props;
  useEffect(() => {
    const field = (name: string | null | undefined) =>
      ref.current?.querySelector<HTMLElement>(`[name="${name}"]`);
    // Whoever writes in the painting of this form goes on where they were.
    const early = window.keptEarly?.focused?.getAttribute('name');
    (field(early) ?? field(first))?.focus();
  }, [ref, first]);
  useEffect(() => {
    onBusy(isRunning);
    return () => onBusy(false);
  }, [isRunning, onBusy]);
  return form;
}
