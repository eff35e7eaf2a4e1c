import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import type { FailureWords } from './submit-error.ts';
import { useConfirm } from './use-confirm.ts';

interface ConfirmedActProps {
  title: string;
  confirmLabel: string;
  busyLabel: string;
  /** Said where the server gives no words of its own. */
  words: FailureWords;
  /** What will happen. */
  children: ReactNode;
  /** Does it. What it throws is put into words. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something is taken away, takes it away, and says in place why that failed. */
export function ConfirmedAct({
  words,
  children,
  onConfirm,
  onClose,
  ...labels
}: ConfirmedActProps) {
  const form = useConfirm({ words, onConfirm });
  return (
    <ConfirmDialog
      open
      tone="danger"
      busy={form.isRunning}
      onConfirm={() => void form.submit()}
      onClose={onClose}
      {...labels}
    >
      {children}
      <div className={form.failure ? 'mt-3' : ''}>
        <FormAlert message={form.failure} />
      </div>
    </ConfirmDialog>
  );
}
