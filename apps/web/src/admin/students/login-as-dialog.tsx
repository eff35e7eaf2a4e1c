import { useLoginAs } from '../../domains/people/students-api.ts';
import { refusalWords } from '../../forms/submit-error.ts';
import { type AboutStudent, StudentDialog } from './student-dialog.tsx';
import { text } from './text.ts';

/** Asks before the administrator becomes the student on this device. */
export function LoginAsDialog({ student, onClose }: AboutStudent) {
  const login = useLoginAs();
  return (
    <StudentDialog
      student={student}
      onClose={onClose}
      words={text.loginAs}
      busy={login.isPending}
      failure={login.error && refusalWords(login.error, text.loginAs.refused, text.broken)}
      onSubmit={() => login.mutate(student.email)}
    >
      <p className="text-muted">{text.loginAs.detail}</p>
    </StudentDialog>
  );
}
