import type { useLeaveGuard } from '../../forms/use-leave-guard.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { DeleteLessonDialog } from './delete-lesson-dialog.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { leaveWords } from './text.ts';
import type { LessonEditor } from './use-lesson-form.ts';

const LessonConflict = lazy(
  () => import('./lesson-conflict.tsx').then((code) => code.LessonConflict),
  { whenLost: 'close' },
);

interface EditorDialogsProps {
  /** Which dialog the header has opened. */
  shows: 'preview' | 'delete' | null;
  editor: LessonEditor;
  timeZone: string;
  onDeleted: () => void;
  onClose: () => void;
}

/**
 * What opens above the editor: the lesson as students see it, the question before it goes, and the one
 * between what is typed and what a colleague has saved meanwhile.
 */
export function EditorDialogs(props: EditorDialogsProps) {
  const { shows, editor, timeZone, onDeleted, onClose } = props;
  const { lesson, conflict } = editor;
  return (
    <>
      {shows === 'preview' && (
        <PreviewDialog editor={editor} timeZone={timeZone} onClose={onClose} />
      )}
      {shows === 'delete' && lesson && (
        <DeleteLessonDialog lesson={lesson} onDeleted={onDeleted} onClose={onClose} />
      )}
      {conflict && (
        <LessonConflict conflict={conflict} timeZone={timeZone} onClose={conflict.close} />
      )}
    </>
  );
}

interface LeaveQuestionProps {
  editor: LessonEditor;
  guard: ReturnType<typeof useLeaveGuard>;
}

/** Asks before unsaved changes, recordings, or an upload that runs, are left behind. */
export function LeaveQuestion({ editor, guard }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      open={guard.isAsking}
      title={leaveWords.title}
      confirmLabel={leaveWords.leave}
      tone="danger"
      onConfirm={() => {
        editor.upload.cancel();
        const left = [editor.form.now(), ...editor.form.aside].flatMap(({ blocks }) => blocks);
        editor.form.forget();
        void import('./media/lesson-takes.ts').then((code) =>
          code.forgetTakesOf(editor.lesson?.id ?? null, left),
        );
        guard.leave();
      }}
      onClose={guard.stay}
    >
      {leaveWords.detail} {editor.upload.progress && leaveWords.uploading}
    </ConfirmDialog>
  );
}
