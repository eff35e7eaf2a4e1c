import { useLoginAs } from '../../domains/people/students-api.ts';
import { useConfirm } from '../../forms/use-confirm.ts';
import { type AboutStudent, StudentDialog } from './student-dialog.tsx';
import { text } from './text.ts';

/** Asks before the administrator becomes the student on this device. */
export function LoginAsDialog({ student, onClose }: AboutStudent) {
  const login = useLoginAs();
  const form = useConfirm({
    words: { refused: text.loginAs.refused, broken: text.broken },
    onConfirm: async () => {
      await login.mutateAsync({ studentEmail: student.email });
    },
  });
  return (
    <StudentDialog student={student} onClose={onClose} words={text.loginAs} form={form}>
      <p className="text-muted">{text.loginAs.detail}</p>
    </StudentDialog>
  );
}
