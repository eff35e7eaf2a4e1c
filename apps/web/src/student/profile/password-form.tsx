import { zodResolver } from '@hookform/resolvers/zod';
import { password } from '@institute/contract/people';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useChangePassword } from '../../domains/people/password-api.ts';
import { errorCode, errorMessage } from '../../platform/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

const schema = z
  .object({
    current: z.string().check(z.minLength(1, text.currentNeeded)),
    next: password,
    confirm: z.string().check(z.minLength(1, text.confirmNeeded)),
  })
  .check(
    z.refine(({ next, confirm }) => confirm === '' || next === confirm, {
      path: ['confirm'],
      message: text.mismatch,
      // Also while another field is wrong: all that is wrong is said at once.
      when: () => true,
    }),
  );
type Values = z.infer<typeof schema>;
const blank: Values = { current: '', next: '', confirm: '' };

/** Server codes that are about one field; all others are shown above the button. */
const fieldOfCode: Partial<Record<string, keyof Values>> = {
  current_password_wrong: 'current',
  current_password_needed: 'current',
};

/** Changes the password of the person signed in; what was typed stays when it is refused. */
export function PasswordForm({ email }: { email: string }) {
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: blank });
  const change = useChangePassword();
  const [failure, setFailure] = useState<string | null>(null);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await change.mutateAsync({ current: values.current, next: values.next });
      form.reset(blank);
      toast.success(text.done);
    } catch (error) {
      const field = fieldOfCode[errorCode(error) ?? ''];
      if (field) form.setError(field, { message: errorMessage(error) }, { shouldFocus: true });
      else setFailure(errorCode(error) === 'code_needed' ? text.ended : errorMessage(error));
    }
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSubmitting) void submit(event);
  };

  return (
    // The fields say what is wrong themselves, in words of ours, hence noValidate.
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <p className="text-muted">{text.elsewhere}</p>
      {/* Tells the browser's password manager whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={text.current}
        autoComplete="current-password"
        error={errors.current?.message}
        {...form.register('current')}
      />
      <PasswordField
        label={text.next}
        hint={text.nextHint}
        autoComplete="new-password"
        error={errors.next?.message}
        {...form.register('next')}
      />
      <PasswordField
        label={text.confirm}
        autoComplete="new-password"
        error={errors.confirm?.message}
        {...form.register('confirm')}
      />
      <FormAlert message={failure} />
      <Button type="submit" busy={isSubmitting} busyLabel={text.busy} className="self-start">
        {text.submit}
      </Button>
    </form>
  );
}
