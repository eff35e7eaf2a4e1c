import { Check, CircleDot, UploadCloud } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { sizeText } from './material-kinds.ts';
import { text, saveWords as words } from './text.ts';
import type { Editor } from './use-editor.ts';
import type { Saving } from './use-saving.ts';

interface SaveBarProps {
  isEditing: boolean;
  editor: Editor;
  saving: Saving;
  /** Whether fields above are marked as missing. */
  isIncomplete: boolean;
  onCancel: () => void;
  onRetry: () => void;
}

/** The foot of the editor, always in sight: how things stand, Cancel and Save Lesson. */
export function SaveBar(props: SaveBarProps) {
  const { isEditing, editor, saving, isIncomplete, onCancel, onRetry } = props;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-6 border-line border-t bg-surface px-4 py-3 sm:-mx-6 sm:px-6">
      {saving.failure && <Failure message={saving.failure} onRetry={onRetry} />}
      {saving.progress && <Upload {...saving.progress} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Standing isEditing={isEditing} editor={editor} isIncomplete={isIncomplete} />
        <div className="flex grow justify-end gap-2 max-sm:[&>*]:grow">
          {saving.isRunning && editor.file ? (
            <Button variant="secondary" onClick={saving.cancel}>
              {words.cancelUpload}
            </Button>
          ) : (
            <Button variant="secondary" onClick={onCancel} disabled={saving.isRunning}>
              {text.cancel}
            </Button>
          )}
          <Button type="submit" busy={saving.isRunning} busyLabel={text.saving}>
            {text.save}
          </Button>
        </div>
      </div>
    </div>
  );
}

function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="mb-2 flex flex-wrap items-center justify-between gap-x-3 rounded-field bg-bad-soft ps-3 text-bad"
    >
      <p className="py-2">
        <span dir="auto" className="font-medium">
          {message}
        </span>{' '}
        {words.nothingLost}
      </p>
      <Button variant="ghost" size="sm" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}

/** How far the file is. Once it has gone, the server still looks at it and stores it. */
function Upload({ sent, total }: { sent: number; total: number }) {
  const isGone = sent >= total;
  return (
    <div className="mb-3 flex flex-col gap-1.5">
      <p className="flex items-center justify-between gap-3 text-sm">
        <span className="flex items-center gap-2">
          <UploadCloud size={18} aria-hidden="true" className="text-primary" />
          {isGone ? words.finishing : words.uploading}
        </span>
        <span className="figures text-muted">
          {sizeText(sent)} / {sizeText(total)}
        </span>
      </p>
      <ProgressBar value={sent} max={total} label={words.uploading} />
    </div>
  );
}

function Standing({
  isEditing,
  editor,
  isIncomplete,
}: Pick<SaveBarProps, 'isEditing' | 'editor' | 'isIncomplete'>) {
  if (isIncomplete) {
    return <p className="font-medium text-bad text-sm">{text.checkForm}</p>;
  }
  if (!editor.isDirty && !isEditing) {
    return <p className="text-muted text-sm">{words.nothingYet}</p>;
  }
  if (!editor.isDirty) {
    return (
      <p className="flex items-center gap-1.5 text-muted text-sm">
        <Check size={16} aria-hidden="true" />
        {words.saved}
      </p>
    );
  }
  return (
    <p className="flex items-center gap-1.5 text-muted text-sm">
      <CircleDot size={16} aria-hidden="true" className="text-gold-strong" />
      {words.unsaved}
      {editor.isKept && <span className="max-sm:hidden"> · {words.keptHere}</span>}
    </p>
  );
}
