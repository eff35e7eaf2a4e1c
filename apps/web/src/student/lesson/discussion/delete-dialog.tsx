import { useDeleteComment } from '../../../domains/comments/api.ts';
import { errorMessage } from '../../../platform/api-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { toast } from '../../../ui/toast.ts';
import { discussionText as words } from './text.ts';

interface DeleteDialogProps {
  classId: string;
  lessonId: string;
  /** The comment to delete; null while none is asked about. */
  commentId: number | null;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a comment is deleted, and says why when it could not be. */
export function DeleteDialog({
  classId,
  lessonId,
  commentId,
  onClose,
  onDeleted,
}: DeleteDialogProps) {
  const remove = useDeleteComment(classId, lessonId);
  const close = () => {
    remove.reset();
    onClose();
  };
  const onConfirm = () => {
    if (commentId === null) return;
    remove.mutate(commentId, {
      onSuccess: () => {
        toast.success(words.deletedNow);
        onDeleted();
        close();
      },
    });
  };
  return (
    <ConfirmDialog
      open={commentId !== null}
      title={words.deleteTitle}
      confirmLabel={words.delete}
      busyLabel={words.deleting}
      busy={remove.isPending}
      tone="danger"
      onConfirm={onConfirm}
      onClose={close}
    >
      <p className="mb-3">{words.deleteAsk}</p>
      <FormAlert message={remove.error && errorMessage(remove.error, words.deleteFailed)} />
    </ConfirmDialog>
  );
}
