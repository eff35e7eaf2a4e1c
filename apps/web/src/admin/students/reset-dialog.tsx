import { password as passwordRule } from '@institute/contract/people';
import { useRef, useState } from 'react';
import { useResetStudentPassword } from '../../domains/people/students-api.ts';
import { refusalWords } from '../../forms/submit-error.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { type AboutStudent, StudentDialog } from './student-dialog.tsx';
import { text } from './text.ts';

/** Sets a student's password, shown or hidden while it is typed. */
export function ResetDialog({ student, onClose }: AboutStudent) {
  const [password, setPassword] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const reset = useResetStudentPassword();

  const submit = async () => {
    setFailure(null);
    const checked = passwordRule.safeParse(password);
    if (!checked.success) {
      setError(password === '' ? text.reset.needed : checked.error.issues[0]?.message);
      box.current?.focus();
      return;
    }
    try {
      await reset.mutateAsync({ id: student.id, password });
      toast.success(text.reset.done);
      onClose();
    } catch (thrown) {
      setFailure(refusalWords(thrown, text.reset.refused, text.broken));
    }
  };

  return (
    <StudentDialog
      student={student}
      onClose={onClose}
      words={text.reset}
      busy={reset.isPending}
      failure={failure}
      onSubmit={() => void submit()}
    >
      <PasswordField
        ref={box}
        data-autofocus=""
        label={text.reset.password}
        hint={text.reset.hint}
        autoComplete="new-password"
        value={password}
        error={error}
        onChange={(event) => {
          setPassword(event.target.value);
          setError(undefined);
        }}
      />
      <p className="text-muted">
        <bdi dir="auto">{student.name}</bdi> {text.reset.detail}
      </p>
    </StudentDialog>
  );
}
