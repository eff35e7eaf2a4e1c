import { Button, type ButtonProps } from './button.tsx';
import { text } from './text.ts';

interface DialogActionsProps extends ButtonProps {
  onCancel: () => void;
  /** What leaving says, where “Cancel” would be what the dialog is about. */
  keep?: string | undefined;
  /** True while the action runs: then nothing can be cancelled. */
  busy: boolean;
}

/** The foot of a dialog: Cancel, and the one thing it is for, which takes what a `Button` takes. */
export function DialogActions({ onCancel, busy, keep, ...action }: DialogActionsProps) {
  return (
    <>
      <Button variant="secondary" onClick={onCancel} disabled={busy}>
        {keep ?? text.cancel}
      </Button>
      <Button busy={busy} {...action} />
    </>
  );
}
