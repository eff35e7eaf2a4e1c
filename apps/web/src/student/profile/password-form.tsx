import { password } from '@institute/contract/auth/sign-in';
import * as z from 'zod/mini';
import { useChangePassword } from '../../domains/auth/password-api.ts';
import { type Form, useForm } from '../../forms/use-form.ts';
import { errorCode } from '../../platform/api-error.ts';
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
type Values = z.output<typeof schema>;
const blank: Values = { current: '', next: '', confirm: '' };

/** Changes the password of the person signed in; what was typed stays when it is refused. */
export function PasswordForm({ email }: { email: string }) {
  const change = useChangePassword();
  const form: Form<Values> = useForm({
    schema,
    defaultValues: blank,
    fieldOfCode: {
      current_password_wrong: 'current',
      current_password_needed: 'current',
      password_common: 'next',
      password_personal: 'next',
    },
    onSubmit: async ({ current, next }) => {
      try {
        await change.mutateAsync({ current, next });
      } catch (error) {
        if (errorCode(error) !== 'code_needed') throw error;
        return form.setFailure(text.ended);
      }
      form.reset(blank);
      toast.success(text.done);
    },
  });

  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p className="text-muted">{text.elsewhere}</p>
      {/* Tells the browser's password manager whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={text.current}
        autoComplete="current-password"
        {...form.field('current')}
      />
      <PasswordField
        label={text.next}
        hint={text.nextHint}
        autoComplete="new-password"
        {...form.field('next')}
      />
      <PasswordField label={text.confirm} autoComplete="new-password" {...form.field('confirm')} />
      <FormAlert message={form.failure} />
      <Button type="submit" busy={form.isRunning} busyLabel={text.busy} className="self-start">
        {text.submit}
      </Button>
    </form>
  );
}
