import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { removeSaved } from '../save-class.ts';
import type { SavedClass } from '../saved-classes.ts';
import { text as words } from '../text.ts';

const text = words.saving;

/** Asks before a class is taken off this device. */
export function RemoveDialog({ saved, onClose }: { saved: SavedClass; onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    await removeSaved(saved).catch(() => undefined);
    setBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={text.removeTitle}
      confirmLabel={text.remove}
      tone="danger"
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p className="font-medium text-ink">
        <PersonText>{saved.name}</PersonText>
      </p>
      <p>{text.removeDetail}</p>
    </ConfirmDialog>
  );
}
