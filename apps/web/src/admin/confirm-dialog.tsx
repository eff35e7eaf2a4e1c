import { dictionary } from '@institute/contract/language';
import { useState } from 'react';
import { askConfirmation, confirm } from '../domains/auth/prove-api.ts';
import type { Proof } from '../domains/auth/second-factor-model.ts';
import { ProveIdentity } from '../domains/auth/widgets/prove-identity.tsx';
import { Dialog } from '../ui/dialog.tsx';

const text = dictionary('admin/confirm', {
  title: 'Is it you?',
  intro:
    'What you are about to do is guarded. Prove that it is you; for ten minutes you are not asked again. Nothing you have typed is lost.',
});

/** Asks who it is before something that is guarded goes on: either it is proved, or the person gives up. */
export function ConfirmDialog({
  onProved,
  onClose,
}: {
  onProved: () => void;
  onClose: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const prove = async (proof: Proof) => {
    await confirm(proof);
    onProved();
  };
  return (
    <Dialog open title={text.title} busy={busy} size="sm" closeOnOutside={false} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-muted">{text.intro}</p>
        <ProveIdentity begin={askConfirmation} onProve={prove} onBusy={setBusy} />
      </div>
    </Dialog>
  );
}
