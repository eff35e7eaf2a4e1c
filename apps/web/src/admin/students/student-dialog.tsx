import type { FormEvent, ReactNode } from 'react';
import type { Student } from '../../domains/people/students-model.ts';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { text } from './text.ts';

/** What every dialog about a student is given. */
export interface AboutStudent {
  student: Student;
  onClose: () => void;
}

interface StudentDialogProps extends AboutStudent {
  words: { title: string; submit: string; busy: string };
  busy: boolean;
  /** Whether there is nothing to submit yet. */
  disabled?: boolean;
  variant?: ButtonVariant;
  failure: string | null;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form about one student: who it is, the fields, and one thing to do. A slip outside loses nothing. */
export function StudentDialog(props: StudentDialogProps) {
  const { student, words, busy, disabled, variant, failure, onSubmit, onClose, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !disabled) onSubmit();
  };
  return (
    <Dialog open onClose={onClose} title={words.title} busy={busy} closeOnOutside={false}>
      {/* The fields say what is wrong themselves, hence noValidate. */}
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="flex flex-col rounded-field bg-sunken px-3 py-2">
          <bdi dir="auto" className="font-medium">
            {student.name}
          </bdi>
          <span dir="ltr" className="text-muted text-sm [overflow-wrap:anywhere]">
            {student.email}
          </span>
        </p>
        {children}
        <FormAlert message={failure} />
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {text.cancel}
          </Button>
          <Button
            type="submit"
            variant={variant ?? 'primary'}
            disabled={disabled ?? false}
            busy={busy}
            busyLabel={words.busy}
          >
            {words.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
