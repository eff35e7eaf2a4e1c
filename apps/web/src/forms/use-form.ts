import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { errorAt, messageAt, useErrorFocus } from './form-errors.ts';
import { type FailureWords, submitErrorOf } from './submit-error.ts';

export interface FormOptions<Values extends FieldValues, Output> {
  /** What may be sent, and the words for what may not: all that is wrong is said at once. */
  schema: z.ZodMiniType<Output, Values>;
  defaultValues: Values;
  /** Codes of the server that are about one field; words for all others stand above the button. */
  fieldOfCode?: Partial<Record<string, Path<Values>>> | undefined;
  words?: FailureWords;
  /** Why nothing may be sent now, whatever was typed; null when something may. */
  refuse?: () => string | null;
  /** Whether what is right is asked about once more, see `isAsking`. */
  asksFirst?: boolean;
  /** Sends what was checked, as the schema gives it. What it throws is put into words. */
  onSubmit: (output: Output) => Promise<void>;
}

/** Everything a control of ours needs to know of its field. */
interface FieldProps<Name> {
  name: Name;
  error: string | undefined;
}

export interface Form<Values extends FieldValues> {
  /** For the `<form>` element; the fields say what is wrong in words of ours, hence `noValidate`. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: FormEvent) => void;
  };
  /** For a native control, which keeps its own value: `<TextField label="Name" {...field('name')} />`. */
  field: <Name extends Path<Values>>(
    name: Name,
  ) => FieldProps<Name> & ReturnType<UseFormReturn<Values>['register']>;
  /** For a control that is told its value, beside `values` and `change`. */
  errorOf: (name: Path<Values>) => string | undefined;
  /** Whether anything is marked as wrong in a field that holds others, such as a list. */
  hasErrorIn: (name: Path<Values>) => boolean;
  /** What is typed, as of this render. */
  values: Values;
  /** What is typed, as of this moment. */
  now: () => Values;
  change: <Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>) => void;
  /** Begins anew with other values; what was marked as wrong is forgotten. */
  reset: (values: Values) => void;
  /** Marks a field and leads to it, as for a fault that only its own screen can know. */
  fail: (name: Path<Values>, message: string) => void;
  /** Forgets what was marked as wrong with a field. */
  clear: (name: Path<Values>) => void;
  /** Whether anything is marked as wrong. */
  isWrong: boolean;
  /** Whether anything differs from what the fields held at first. */
  isDirty: boolean;
  isRunning: boolean;
  /** Why the last request did not succeed, in words; null when there is nothing to say. */
  failure: string | null;
  setFailure: (failure: string | null) => void;
  /** Checks, sends and says what came of it; nothing happens while it runs. */
  submit: () => Promise<void>;
  /** Whether all is right and waits to be confirmed, in a form that `asksFirst`. */
  isAsking: boolean;
  /** Sends what was asked about, and ends the question. */
  confirm: () => Promise<void>;
  /** The same for a question that is a form itself: it ends once sent, and is told what failed. */
  confirmOrThrow: () => Promise<void>;
  stopAsking: () => void;
}

/**
 * The one way a form lives here: one schema, words beside the fields, the focus on the first that is
 * wrong, one request at a time, and nothing typed is lost when it fails. From schema to field error:
 *
 * ```tsx
 * // The schema is made of the contract's fields, so that both ends ask for the same.
 * const schema = z.object({ name: studentFields.name, email: studentFields.email });
 *
 * export function EditDialog({ student, onClose }: AboutStudent) {
 *   const edit = useEditStudent();
 *   const form = useForm({
 *     schema,
 *     // What the fields hold at first: texts as they are typed, booleans, arrays.
 *     defaultValues: { name: student.name, email: student.email },
 *     // A refusal with this code is said beside its field, which takes the focus.
 *     fieldOfCode: { email_in_use: 'email' },
 *     // Any other is an alert: the server's words, or these where it has none.
 *     words: { refused: text.editFailed, broken: text.broken },
 *     onSubmit: async (values) => {
 *       await edit.mutateAsync({ student_id: student.id, ...values });
 *       onClose();
 *     },
 *   });
 *   return (
 *     <form {...form.props}>
 *       <TextField label={text.name} {...form.field('name')} />
 *       <TextField label={text.email} type="email" {...form.field('email')} />
 *       <FormAlert message={form.failure} />
 *       <Button type="submit" busy={form.isRunning} busyLabel={text.saving}>{text.save}</Button>
 *     </form>
 *   );
 * }
 * ```
 *
 * A control that is told its value (a choice, a picker, a list) takes `form.values.x`,
 * `form.errorOf('x')` and `form.change('x', value)` instead. What more a form may need: a draft on
 * the device and saving where two people may write (`use-kept-form.ts`), an idempotency key
 * (`request-key.ts`), a question before it is left (`use-leave-guard.ts`).
 */
export function useForm<Values extends FieldValues, Output>(
  options: FormOptions<Values, Output>,
): Form<Values> {
  const { schema, defaultValues } = options;
  const form = useHookForm<Values, unknown, Output>({
    resolver: zodResolver(schema) as never,
    defaultValues: defaultValues as DefaultValues<Values>,
    // Ours looks at the page, where the first field that is wrong is the first.
    shouldFocusError: false,
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  const { errors, isDirty, isSubmitted } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  const leadToError = useErrorFocus(element, isRunning);
  const fail = (name: Path<Values>, message: string) => {
    form.setError(name, { message });
    leadToError();
  };
  const sending = useSending(form, options, { setRunning, setFailure, fail, leadToError });
  return {
    ...sending,
    props: {
      ref: element,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        // React hears a form in a dialog above this one as well.
        if (event.target === element.current) void sending.submit();
      },
    },
    field: (name) => ({
      ...form.register(name),
      name,
      error: messageAt(errors, name),
    }),
    errorOf: (name) => messageAt(errors, name),
    hasErrorIn: (name) => errorAt(errors, name) !== undefined,
    values: form.watch() as Values,
    now: form.getValues,
    change: (name, value) =>
      form.setValue(name, value, { shouldValidate: isSubmitted, shouldDirty: true }),
    fail,
    clear: form.clearErrors,
    isWrong: Object.keys(errors).length > 0,
    isDirty,
    isRunning,
    failure,
    setFailure,
  };
}

/** How sending a form tells of itself. */
interface Telling<Values extends FieldValues> {
  setRunning: (isRunning: boolean) => void;
  setFailure: (failure: string | null) => void;
  fail: (name: Path<Values>, message: string) => void;
  leadToError: () => void;
}

/** Sends a form, one request at a time, asking first where it shall; and begins it anew. */
function useSending<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { fieldOfCode, words, refuse, asksFirst, onSubmit }: FormOptions<Values, Output>,
  { setRunning, setFailure, fail, leadToError }: Telling<Values>,
): Pick<
  Form<Values>,
  'submit' | 'reset' | 'isAsking' | 'confirm' | 'confirmOrThrow' | 'stopAsking'
> {
  const [isAsking, setAsking] = useState(false);
  const run = useRef({ isRunning: false, isConfirmed: false, after: () => {} });
  /** Where a failure is told in place of this form. */
  const teller = useRef<((error: unknown) => void) | null>(null);
  const send = form.handleSubmit(async (output) => {
    const refusal = refuse?.() ?? null;
    if (refusal !== null) return setFailure(refusal);
    if (asksFirst && !run.current.isConfirmed) return setAsking(true);
    setRunning(true);
    try {
      await onSubmit(output);
    } catch (error) {
      if (teller.current) return teller.current(error);
      const { field, message } = submitErrorOf(error, fieldOfCode, words);
      if (field) fail(field, message);
      else setFailure(message);
    } finally {
      setRunning(false);
    }
  }, leadToError);
  const submit = async () => {
    if (run.current.isRunning) return;
    run.current = { ...run.current, isRunning: true, after: () => {} };
    setFailure(refuse?.() ?? null);
    await send().finally(() => {
      run.current.isRunning = false;
      run.current.after();
    });
  };
  const confirm = async () => {
    run.current.isConfirmed = true;
    await submit();
    run.current.isConfirmed = false;
  };
  return {
    submit,
    reset: (values) => {
      setFailure(null);
      form.reset(values);
      // The request under way marks the form as submitted when it ends; the new values are not.
      if (run.current.isRunning) {
        run.current.after = () => form.reset(values, { keepValues: true });
      }
    },
    isAsking,
    confirm: async () => {
      await confirm();
      setAsking(false);
    },
    confirmOrThrow: async () => {
      const failures: unknown[] = [];
      teller.current = (error) => void failures.push(error);
      await confirm();
      teller.current = null;
      if (failures.length > 0) throw failures[0];
      setAsking(false);
    },
    stopAsking: () => setAsking(false),
  };
}
