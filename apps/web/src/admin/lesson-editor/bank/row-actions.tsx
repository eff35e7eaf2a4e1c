import type { BankExercise } from '@institute/contract/bank/bank';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useKeepExercises } from '../../../domains/bank/api.ts';
import { newRequestKey } from '../../../forms/request-key.ts';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { toast } from '../../../ui/toast.ts';
import { text } from './text.ts';
import { useDelete } from './use-delete.ts';

interface RowActionsProps {
  classId: string;
  row: BankExercise;
  onEdit: () => void;
  /** Told once it is out of the bank. */
  onDeleted: () => void;
}

/** What can be done with an exercise of a bank; deleting it can be taken back. */
export function RowActions({ classId, row, onEdit, onDeleted }: RowActionsProps) {
  const keep = useKeepExercises(classId);
  const { deleteAll, isDeleting } = useDelete();
  const { id, topic, exercise } = row;
  const duplicate = () =>
    keep.mutate(
      { topic, exercises: [exercise], key: newRequestKey() },
      {
        onSuccess: () => toast.success(text.duplicated),
        onError: () => toast.error(text.actFailed),
      },
    );
  const isBusy = keep.isPending || isDeleting;
  return (
    <ActionMenu
      label={text.actionsFor(exercise.prompt.slice(0, 60))}
      actions={[
        { label: text.edit, icon: Pencil, onSelect: onEdit },
        { label: text.duplicate, icon: Copy, disabled: isBusy, onSelect: duplicate },
        {
          label: text.delete,
          icon: Trash2,
          tone: 'danger',
          disabled: isBusy,
          onSelect: () => void deleteAll([id]).then((isDone) => isDone && onDeleted()),
        },
      ]}
    />
  );
}
