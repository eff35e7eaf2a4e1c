import type { ReactNode } from 'react';
import { useConfirm } from '../../forms/use-confirm.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { text } from './text.ts';

interface RemoveDialogProps {
  title: string;
  /** What follows. */
  children: ReactNode;
  /** What the button says, where it does not remove. */
  label?: string;
  onRemove: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a part of the second factor is taken away, and says why it could not be. */
export function RemoveDialog({ title, children, label, onRemove, onClose }: RemoveDialogProps) {
  const form = useConfirm({
    words: { refused: text.broken, isOurs: true },
    onConfirm: async () => {
      await onRemove();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={title} busy={form.isRunning} size="sm">
      <form {...form.props} className="flex flex-col gap-4">
        <p className="text-muted">{children}</p>
        <FormAlert message={form.failure} />
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose} disabled={form.isRunning}>
            {text.cancel}
          </Button>
          <Button type="submit" variant="danger" busy={form.isRunning}>
            {label ?? text.remove}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
