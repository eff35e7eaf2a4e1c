import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { errorCode, errorMessage } from '../../platform/api-error.ts';

/** Text fields by name: what all the authentication forms hold. */
type Texts = FieldValues & Record<string, string>;

interface AuthFormOptions<Values extends Texts> {
  schema: z.ZodMiniType<Values, Values>;
  defaults: Values;
  /** The field to start in. */
  first: Path<Values>;
  /** Server codes that are about one field; all others are shown above the button. */
  fieldOfCode?: Partial<Record<string, Path<Values>>>;
  onBusy: (busy: boolean) => void;
  onSubmit: (values: Values) => Promise<void>;
}

interface AuthFormState<Values extends Texts> {
  form: UseFormReturn<Values>;
  submit: () => void;
  running: boolean;
  /** Why the server did not accept the form. */
  failure: string | null;
  errorOf: (field: Path<Values>) => string | undefined;
}

/** A form that checks itself, sends once, keeps what was typed when it fails, and says why. */
export function useAuthForm<Values extends Texts>({
  schema,
  defaults,
  first,
  fieldOfCode = {},
  onBusy,
  onSubmit,
}: AuthFormOptions<Values>): AuthFormState<Values> {
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: defaults as DefaultValues<Values>,
  });
  const [failure, setFailure] = useState<string | null>(null);
  const running = form.formState.isSubmitting;
  const { setFocus } = form;

  useEffect(() => setFocus(first), [setFocus, first]);
  useEffect(() => {
    onBusy(running);
    return () => onBusy(false);
  }, [running, onBusy]);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await onSubmit(values);
    } catch (error) {
      const field = fieldOfCode[errorCode(error) ?? ''];
      if (field) form.setError(field, { message: errorMessage(error) }, { shouldFocus: true });
      else setFailure(errorMessage(error));
    }
  });

  return {
    form,
    submit: () => void submit(),
    running,
    failure,
    errorOf: (field) => {
      const message = form.getFieldState(field, form.formState).error?.message;
      return message || undefined;
    },
  };
}
