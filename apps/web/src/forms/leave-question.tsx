import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { text } from './text.ts';
import type { CloseGuard } from './use-close-guard.ts';

/** Asks whether what was typed may be lost. */
export function LeaveQuestion({ guard }: { guard: CloseGuard }) {
  return (
    <ConfirmDialog
      open={guard.isAsking}
      title={text.leave.title}
      confirmLabel={text.leave.confirm}
      tone="danger"
      onConfirm={guard.leave}
      onClose={guard.stay}
    >
      {text.leave.detail}
    </ConfirmDialog>
  );
}
