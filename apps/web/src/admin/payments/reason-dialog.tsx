import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { errorMessage } from '../../platform/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextareaField } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { text } from './books-text.ts';

interface ReasonDialogProps {
  title: string;
  /** What it is about and what will happen. */
  children: ReactNode;
  label: string;
  hint?: string;
  /** Said when nothing was written. */
  missing: string;
  maxLength: number;
  /** A further choice, with its words. */
  choice?: { label: string; hint: string };
  confirmLabel: string;
  busyLabel: string;
  done: string;
  onConfirm: (reason: string, isChosen: boolean) => Promise<unknown>;
  onClose: () => void;
}

/** Something done to money, for a reason that has to be written down. Nothing typed is lost on failure. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, choice, confirmLabel, busyLabel, onClose } = props;
  const form = useId();
  const [reason, setReason] = useState('');
  const [isChosen, setChosen] = useState(false);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const written = reason.trim();
    setError(written === '' ? props.missing : undefined);
    if (written === '') return event.currentTarget.querySelector('textarea')?.focus();
    setBusy(true);
    setFailure(null);
    try {
      await props.onConfirm(written, isChosen);
      toast.success(props.done);
      onClose();
    } catch (thrown) {
      setFailure(errorMessage(thrown));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      busy={busy}
      closeOnOutside={false}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {text.cancel}
          </Button>
          <Button type="submit" form={form} busy={busy} busyLabel={busyLabel}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4"
      >
        {children}
        <TextareaField
          label={props.label}
          hint={props.hint}
          error={error}
          rows={3}
          maxLength={props.maxLength}
          data-autofocus=""
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setError(undefined);
          }}
        />
        {choice && (
          <CheckboxField
            label={choice.label}
            hint={choice.hint}
            checked={isChosen}
            onChange={(event) => setChosen(event.target.checked)}
          />
        )}
        <FormAlert message={failure} />
      </form>
    </Dialog>
  );
}
