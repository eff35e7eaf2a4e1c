import { MAX_LOGO_BYTES } from '@institute/contract/settings/managed-settings';
import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { pictureFault } from '../../forms/picture-fault.ts';
import { useConfirm } from '../../forms/use-confirm.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { toast } from '../../ui/toast.ts';
import { useObjectUrl } from '../../ui/use-object-url.ts';
import { type PictureWords, pictureText } from './text.ts';

interface PictureDialogProps {
  words: PictureWords;
  onSave: (picture: File) => Promise<unknown>;
  onClose: () => void;
}

/** Chooses, shows and uploads a picture of the settings. */
export function PictureDialog({ words, onSave, onClose }: PictureDialogProps) {
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const address = useObjectUrl(file);
  const form = useConfirm({
    words: { refused: words.failed, broken: words.broken },
    onConfirm: async () => {
      if (!file) return;
      await onSave(file);
      toast.success(words.done);
      onClose();
    },
  });

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    // The same file may be chosen again after it was changed.
    event.target.value = '';
    if (!chosen) return;
    const fault = pictureFault(chosen, MAX_LOGO_BYTES, { ...pictureText, ...words });
    form.setFailure(fault);
    setFile(fault ? null : chosen);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      busy={form.isRunning}
      notice={<FormAlert message={form.failure} isAboveFoot />}
      footer={
        <DialogActions
          onCancel={onClose}
          onClick={() => void form.submit()}
          disabled={!file}
          busy={form.isRunning}
          busyLabel={pictureText.uploading}
        >
          {pictureText.upload}
        </DialogActions>
      }
    >
      <div className="flex flex-col gap-4">
        <div>
          <input
            ref={input}
            id={inputId}
            type="file"
            accept="image/*"
            onChange={choose}
            className="peer sr-only"
          />
          <label
            htmlFor={inputId}
            className={`${buttonClass('secondary')} w-full cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-primary`}
          >
            <ImageUp size={20} />
            {file ? pictureText.chooseAnother : pictureText.choose}
          </label>
          <p className="mt-1.5 text-muted text-sm">{words.hint}</p>
        </div>
        {address && (
          <div className="grid grid-cols-2 gap-3">
            <Ground
              label={pictureText.onLight}
              address={address}
              className="bg-[var(--certificate-paper)]"
            />
            <Ground label={pictureText.onDark} address={address} className="bg-hero-from" />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Ground({
  label,
  address,
  className,
}: {
  label: string;
  address: string;
  className: string;
}) {
  return (
    <figure>
      <div className={`flex h-28 items-center justify-center rounded-field p-3 ${className}`}>
        <img src={address} alt="" className="max-h-full max-w-full object-contain" />
      </div>
      <figcaption className="mt-1 text-center text-muted text-sm">{label}</figcaption>
    </figure>
  );
}
