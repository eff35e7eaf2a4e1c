import { Check, CircleDot } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { text } from './text.ts';
import type { SettingsEditor } from './use-settings-form.ts';

interface SaveBarProps {
  editor: SettingsEditor;
  onDiscard: () => void;
}

/** The foot of the form, always in sight: whether anything is unsaved, Discard and Save. */
export function SaveBar({ editor, onDiscard }: SaveBarProps) {
  const { changed, form } = editor;
  const isChanged = changed.length > 0;
  return (
    <div className="sticky bottom-(--bottom-bar-size) z-10 -mx-4 border-line border-t bg-surface px-4 py-3 sm:-mx-6 sm:px-6">
      <FormAlert message={form.failure} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="flex items-center gap-1.5 text-muted text-sm">
          {form.isWrong ? (
            <span className="font-medium text-bad">{text.checkForm}</span>
          ) : isChanged ? (
            <>
              <CircleDot size={16} className="text-gold-strong" />
              {text.unsaved}: <span className="figures">{changed.length}</span>
            </>
          ) : (
            <>
              <Check size={16} />
              {text.nothingChanged}
            </>
          )}
        </p>
        <div className="flex grow justify-end gap-2 max-sm:[&>*]:grow">
          {isChanged && (
            <Button variant="secondary" onClick={onDiscard} disabled={form.isRunning}>
              {text.discard}
            </Button>
          )}
          <Button type="submit" busy={form.isRunning} busyLabel={text.saving} disabled={!isChanged}>
            {text.save}
          </Button>
        </div>
      </div>
    </div>
  );
}
