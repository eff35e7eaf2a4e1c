import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  confirmLabel: ReactNode;
  /** Words on the button while the action runs, e.g. "Deleting...". */
  busyLabel?: string;
  busy?: boolean;
  /** `danger` for what cannot be undone. */
  tone?: 'primary' | 'danger';
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something happens. It stays open, and cannot be left, while the action runs. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  busyLabel,
  busy = false,
  tone = 'primary',
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      busy={busy}
      size="sm"
      footer={
        <DialogActions
          onCancel={onClose}
          variant={tone}
          onClick={onConfirm}
          busy={busy}
          busyLabel={busyLabel}
        >
          {confirmLabel}
        </DialogActions>
      }
    >
      <div className="text-muted">{children}</div>
    </Dialog>
  );
}
