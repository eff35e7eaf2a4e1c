import type { Teaching } from '@institute/contract/reports/teaching';
import { MAX_PORTRAIT_BYTES } from '@institute/contract/settings/institute-profile';
import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { type ProfileChange, useSaveTeacherProfile } from '../../domains/reports/teaching-api.ts';
import { pictureFault } from '../../forms/picture-fault.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { fileUrl } from '../../platform/hosts.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { SavedCheckbox } from '../../ui/saved-checkbox.tsx';
import { faceText as text } from './text.ts';

/** How students see a teacher: each change is kept at once. */
export function TeacherFace({ profile }: { profile: Teaching['profile'] }) {
  const { picture, isPublic } = profile;
  const id = useId();
  const save = useSaveTeacherProfile();
  const [failure, setFailure] = useState<string | null>(null);
  const change = async (changed: ProfileChange) => {
    setFailure(null);
    try {
      await save.mutateAsync(changed);
    } catch (error) {
      setFailure(errorMessage(error) || text.failed);
    }
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again after it was changed.
    event.target.value = '';
    if (!file) return;
    const fault = pictureFault(file, MAX_PORTRAIT_BYTES, text);
    if (fault) setFailure(fault);
    else void change({ picture: file });
  };
  return (
    <Card aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-1 text-lg">
        {text.title}
      </h2>
      <p className="mb-3 text-muted text-sm">{text.detail}</p>
      <div className="flex flex-wrap items-center gap-3">
        {picture && (
          <img
            src={fileUrl(picture)}
            alt={text.yours}
            className="size-14 rounded-full object-cover"
          />
        )}
        <span>
          <input
            id={id}
            type="file"
            accept="image/*"
            disabled={save.isPending}
            onChange={choose}
            className="peer sr-only"
          />
          <label
            htmlFor={id}
            className={`${buttonClass('secondary', 'sm')} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-primary`}
          >
            <ImageUp size={18} />
            {picture ? text.another : text.choose}
          </label>
        </span>
        {picture && (
          <Button
            variant="ghost"
            size="sm"
            disabled={save.isPending}
            onClick={() => void change({ removesPicture: true })}
          >
            {text.remove}
          </Button>
        )}
      </div>
      <SavedCheckbox
        label={text.everybody}
        hint={text.everybodyHint}
        checked={isPublic}
        disabled={save.isPending}
        onSave={(isOn) => change({ isPublic: isOn })}
      />
      <FormAlert message={failure} />
    </Card>
  );
}
