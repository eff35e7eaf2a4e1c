import { restoreTemplate } from '@institute/contract/certificates/certificate-templates';
import { restoreClass } from '@institute/contract/classes/managed-classes';
import { restoreComment } from '@institute/contract/comments/comments';
import { restoreLesson } from '@institute/contract/lessons/class-lessons';
import { restoreMessageTemplate } from '@institute/contract/messages/message-templates';
import type { TrashKind } from '@institute/contract/trash/kinds';
import type { TrashItem } from '@institute/contract/trash/trash';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalWords } from '../../forms/submit-error.ts';
import { callApi } from '../../platform/api.ts';
import { type ToastAction, toast } from '../../ui/toast.ts';
import { text } from './text.ts';

/** What is brought back. */
type Deleted = Pick<TrashItem, 'kind' | 'id'>;

const restore = {
  class: (id: number) => callApi(restoreClass, { classId: id }),
  lesson: (id: number) => callApi(restoreLesson, { lessonId: id }),
  template: (id: number) => callApi(restoreTemplate, { templateId: id }),
  messageTemplate: (id: number) => callApi(restoreMessageTemplate, { templateId: id }),
  comment: (id: number) => callApi(restoreComment, { commentId: id }),
} satisfies Record<TrashKind, (id: number) => Promise<unknown>>;

/** Brings back what was deleted, and says what came of it; gives whether it is there again. */
export function useRestore() {
  const client = useQueryClient();
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ kind, id }: Deleted) => restore[kind](id),
    // It may stand in any list, as it did before.
    onSettled: () => void client.invalidateQueries(),
  });
  const bringBack = async (item: Deleted): Promise<boolean> => {
    try {
      await mutateAsync(item);
      toast.success(text.restored[item.kind]);
      return true;
    } catch (error) {
      toast.error(refusalWords(error, text.failed));
      return false;
    }
  };
  return { bringBack, running: isPending ? (variables ?? null) : null };
}

/** The Undo of the toast that says that something was deleted; it works on the next page too. */
export function useUndo(kind: TrashKind): (id: number) => ToastAction {
  const { bringBack } = useRestore();
  return (id) => ({ label: text.undo, run: () => void bringBack({ kind, id }) });
}
