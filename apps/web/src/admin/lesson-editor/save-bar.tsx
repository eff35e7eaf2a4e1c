import { Check, CircleDot } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { text, saveWords as words } from './text.ts';
import type { LessonEditor } from './use-lesson-form.ts';

/** Behind the press that sends a file; what is on its way goes on without it. */
const UploadRow = lazy(
  () => import('../../ui/upload/upload-row.tsx').then((code) => code.UploadRow),
  {
    whenLost: 'hide',
  },
);

interface SaveBarProps {
  editor: LessonEditor;
  onCancel: () => void;
}

/** The foot of the editor, always in sight: how things stand, Cancel and Save Lesson. */
export function SaveBar({ editor, onCancel }: SaveBarProps) {
  const { form, file, upload } = editor;
  return (
    <div className="sticky bottom-(--bottom-bar-size) z-10 -mx-4 mt-6 border-line border-t bg-surface px-4 py-3 sm:-mx-6 sm:px-6">
      {form.failure && <Failure message={form.failure} onRetry={() => void form.submit()} />}
      {upload.progress && (
        <UploadRow progress={upload.progress} isFile onHold={upload.hold} className="mb-3" />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Status {...editor} />
        <div className="flex grow justify-end gap-2 max-sm:[&>*]:grow">
          {form.isRunning && file ? (
            <Button variant="secondary" onClick={upload.cancel}>
              {words.cancelUpload}
            </Button>
          ) : (
            <Button variant="secondary" onClick={onCancel} disabled={form.isRunning}>
              {text.cancel}
            </Button>
          )}
          <Button type="submit" busy={form.isRunning} busyLabel={text.saving}>
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

/** Whether something is missing, typed, kept or saved. */
function Status({ lesson, form }: Pick<LessonEditor, 'lesson' | 'form'>) {
  if (form.isWrong) {
    return <p className="font-medium text-bad text-sm">{text.checkForm}</p>;
  }
  if (form.isChanged) {
    return (
      <p className="flex items-center gap-1.5 text-muted text-sm">
        <CircleDot size={16} className="text-gold-strong" />
        {words.unsaved}
        {form.isKept && <span className="max-sm:hidden"> · {words.keptHere}</span>}
      </p>
    );
  }
  if (!lesson) return <p className="text-muted text-sm">{words.nothingYet}</p>;
  return (
    <p className="flex items-center gap-1.5 text-muted text-sm">
      <Check size={16} />
      {words.saved}
    </p>
  );
}
