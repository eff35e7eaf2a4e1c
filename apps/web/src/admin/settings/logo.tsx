import { useState } from 'react';
import { useUploadLogo } from '../../domains/settings/managed-api.ts';
import { fileUrl } from '../../platform/hosts.ts';
import { Button } from '../../ui/button.tsx';
import { StarMark } from '../../ui/star-pattern.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { logoText as text } from './text.ts';

/** The present logo, and the way to another. */
export function Logo({ logo }: { logo: string }) {
  const [open, setOpen] = useState(false);
  const { mutateAsync: upload } = useUploadLogo();
  return (
    <div className="flex flex-col gap-1">
      <p className="font-medium text-sm">{text.label}</p>
      <div className="flex flex-wrap items-center gap-4">
        {logo ? (
          <img
            src={fileUrl(logo)}
            alt={text.present}
            className="size-16 rounded-field border border-line bg-surface object-contain p-1"
          />
        ) : (
          <>
            <StarMark className="size-14 text-primary" />
            <p className="text-muted text-sm">{text.none}</p>
          </>
        )}
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {text.change}
        </Button>
      </div>
      {open && <PictureDialog words={text} onSave={upload} onClose={() => setOpen(false)} />}
    </div>
  );
}
