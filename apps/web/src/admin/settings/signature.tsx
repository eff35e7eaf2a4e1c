import { useState } from 'react';
import { useSaveSignature } from '../../domains/settings/managed-api.ts';
import { useConfirm } from '../../forms/use-confirm.ts';
import { fileUrl } from '../../platform/hosts.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { toast } from '../../ui/toast.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { signatureText as text } from './text.ts';

/** The hand that signs certificates, if there is one, and the ways to another or to none. */
export function Signature({ signature }: { signature: string }) {
  const [open, setOpen] = useState(false);
  const { mutateAsync: save } = useSaveSignature();
  const removal = useConfirm({
    words: { refused: text.removeFailed, broken: text.broken },
    onConfirm: async () => {
      await save(null);
      toast.success(text.removed);
    },
  });
  return (
    <div className="flex flex-col gap-1">
      <p className="font-medium text-sm">{text.label}</p>
      <div className="flex flex-wrap items-center gap-3">
        {signature ? (
          <img
            src={fileUrl(signature)}
            alt={text.present}
            className="h-16 max-w-48 rounded-field border border-line bg-[var(--certificate-paper)] object-contain p-1"
          />
        ) : (
          <p className="text-muted text-sm">{text.none}</p>
        )}
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {signature ? text.change : text.add}
        </Button>
        {signature && (
          <Button variant="ghost" busy={removal.isRunning} onClick={() => void removal.submit()}>
            {text.remove}
          </Button>
        )}
      </div>
      <FormAlert message={removal.failure} />
      {open && <PictureDialog words={text} onSave={save} onClose={() => setOpen(false)} />}
    </div>
  );
}
