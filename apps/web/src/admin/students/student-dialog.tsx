import { signInNameOf } from '@institute/contract/auth/user';
import type { Student } from '@institute/contract/people/students';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { LeaveQuestion } from '../../forms/leave-question.tsx';
import { useCloseGuard } from '../../forms/use-close-guard.ts';
import type { Form } from '../../forms/use-form.ts';
import type { ButtonVariant } from '../../ui/button.tsx';
import { Dialog, type DialogProps } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';

/** What every dialog about a student is given. */
export interface AboutStudent {
  student: Student;
  onClose: () => void;
  /** Once the student is deleted: there may be nothing left to look at. */
  onDeleted?: () => void;
}

interface StudentDialogProps<Values extends FieldValues> extends AboutStudent {
  words: { title: string; submit: string; busy: string };
  form: Pick<Form<Values>, 'props' | 'isDirty' | 'isRunning' | 'failure'>;
  /** Whether there is nothing to submit yet. */
  disabled?: boolean;
  variant?: ButtonVariant;
  size?: DialogProps['size'];
  children: ReactNode;
}

/** A form about one student: who it is, the fields, and one thing to do. Nothing typed is lost by a slip. */
export function StudentDialog<Values extends FieldValues>(props: StudentDialogProps<Values>) {
  const { student, words, form, disabled = false, variant, size, children } = props;
  const guard = useCloseGuard(form.isDirty, props.onClose);
  return (
    <Dialog
      open
      onClose={guard.close}
      title={words.title}
      busy={form.isRunning}
      closeOnOutside={false}
      {...(size && { size })}
    >
      <form {...form.props} className="flex flex-col gap-4">
        <p className="flex flex-col rounded-field bg-sunken px-3 py-2">
          <bdi dir="auto" className="font-medium">
            {student.name}
          </bdi>
          <span dir="ltr" className="text-muted text-sm [overflow-wrap:anywhere]">
            {signInNameOf(student)}
          </span>
        </p>
        {children}
        <FormAlert message={form.failure} />
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <DialogActions
            onCancel={guard.close}
            type="submit"
            variant={variant ?? 'primary'}
            disabled={disabled}
            busy={form.isRunning}
            busyLabel={words.busy}
          >
            {words.submit}
          </DialogActions>
        </div>
      </form>
      <LeaveQuestion guard={guard} />
    </Dialog>
  );
}
