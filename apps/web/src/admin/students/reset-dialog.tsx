import { password as passwordRule } from '@institute/contract/auth/sign-in';
import { resetStudentPassword } from '@institute/contract/people/students';
import * as z from 'zod/mini';
import { useForm } from '../../forms/use-form.ts';
import { useAct } from '../../platform/answers.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { type AboutStudent, StudentDialog } from './student-dialog.tsx';
import { text } from './text.ts';

const given = z.string().check(z.minLength(1, text.reset.needed));
const schema = z.object({ password: z.pipe(given, passwordRule) });

/** Sets a student's password, shown or hidden while it is typed. */
export function ResetDialog({ student, onClose }: AboutStudent) {
  const reset = useAct(resetStudentPassword);
  const form = useForm({
    schema,
    defaultValues: { password: '' },
    fieldOfCode: { password_common: 'password', password_personal: 'password' },
    words: { refused: text.reset.refused, broken: text.broken },
    onSubmit: async ({ password }) => {
      await reset.mutateAsync({ studentId: student.id, newPassword: password });
      toast.success(text.reset.done);
      onClose();
    },
  });
  return (
    <StudentDialog student={student} onClose={onClose} words={text.reset} form={form}>
      <PasswordField
        data-autofocus=""
        label={text.reset.password}
        hint={text.reset.hint}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <p className="text-muted">
        <bdi dir="auto">{student.name}</bdi> {text.reset.detail}
      </p>
    </StudentDialog>
  );
}
