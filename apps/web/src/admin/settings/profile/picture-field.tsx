import { MAX_PORTRAIT_BYTES } from '@institute/contract/settings/institute-profile';
import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { useUploadTeacherPicture } from '../../../domains/settings/managed-profile-api.ts';
import { pictureFault } from '../../../forms/picture-fault.ts';
import { errorMessage } from '../../../platform/api-error.ts';
import { fileUrl } from '../../../platform/hosts.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { text } from './text.ts';

interface PictureFieldProps {
  /** Path of the picture; empty for none. */
  picture: string;
  onChange: (picture: string) => void;
}

/** The picture of a teacher: stored when it is chosen, shown to visitors once the form is saved. */
export function PictureField({ picture, onChange }: PictureFieldProps) {
  const id = useId();
  const upload = useUploadTeacherPicture();
  const [failure, setFailure] = useState<string | null>(null);

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again after it was changed.
    event.target.value = '';
    if (!file) return;
    const fault = pictureFault(file, MAX_PORTRAIT_BYTES, text);
    setFailure(fault);
    if (fault) return;
    try {
      onChange(await upload.mutateAsync(file));
    } catch (error) {
      setFailure(errorMessage(error) || text.pictureFailed);
    }
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        {picture && (
          <img src={fileUrl(picture)} alt="" className="size-14 rounded-full object-cover" />
        )}
        <span>
          <input
            id={id}
            type="file"
            accept="image/*"
            disabled={upload.isPending}
            onChange={(event) => void choose(event)}
            className="peer sr-only"
          />
          <label
            htmlFor={id}
            className={`${buttonClass('secondary', 'sm')} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-primary`}
          >
            <ImageUp size={18} />
            {upload.isPending ? text.uploading : picture ? text.changePicture : text.choosePicture}
          </label>
        </span>
        {picture && (
          <Button variant="ghost" size="sm" onClick={() => onChange('')}>
            {text.removePicture}
          </Button>
        )}
      </div>
      <FormAlert message={failure} />
    </div>
  );
}
