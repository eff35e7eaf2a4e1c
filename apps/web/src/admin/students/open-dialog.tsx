import type { ComponentType } from 'react';
import { SendRefundDialog } from '../../domains/payments/widgets/send-refund-dialog.tsx';
import { TakePaymentDialog } from '../../domains/payments/widgets/take-payment-dialog.tsx';
import { useLoginAs } from '../../domains/people/students-api.ts';
import { PowersDialog } from '../../domains/people/widgets/powers-dialog.tsx';
import { useConfirm } from '../../forms/use-confirm.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { FundDialog } from './fund-dialog.tsx';
import { JoinDialog } from './join-dialog.tsx';
import { LinksDialog } from './links-dialog.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import type { AboutStudent } from './student-dialog.tsx';
import { StudentDialog } from './student-dialog.tsx';
import { text } from './text.ts';

const dialogs = {
  edit: EditDialog,
  fund: FundDialog,
  pay: TakePaymentDialog,
  refund: SendRefundDialog,
  links: LinkDialog,
  powers: StudentPowersDialog,
  reset: ResetDialog,
  join: JoinDialog,
  loginAs: LoginAsDialog,
  delete: DeleteDialog,
} satisfies Record<string, ComponentType<AboutStudent>>;

export type DialogName = keyof typeof dialogs;

/** The dialog about a student that is open; its forms come after the list. */
export function OpenDialog({ name, ...about }: AboutStudent & { name: DialogName }) {
  const Shown = dialogs[name];
  return <Shown {...about} />;
}

/** What one student may do in the office. */
function StudentPowersDialog({ student, onClose }: AboutStudent) {
  return <PowersDialog person={student} onClose={onClose} />;
}

/** A link for one student. */
function LinkDialog({ student, onClose }: AboutStudent) {
  return <LinksDialog people={[student]} onClose={onClose} />;
}

/** Asks before the administrator becomes the student on this device. */
function LoginAsDialog({ student, onClose }: AboutStudent) {
  const login = useLoginAs();
  const form = useConfirm({
    words: { refused: text.loginAs.refused, broken: text.broken },
    onConfirm: async () => {
      await login.mutateAsync({ studentEmail: student.email, studentId: student.id });
    },
  });
  return (
    <StudentDialog student={student} onClose={onClose} words={text.loginAs} form={form}>
      <p className="text-muted">{text.loginAs.detail}</p>
    </StudentDialog>
  );
}
