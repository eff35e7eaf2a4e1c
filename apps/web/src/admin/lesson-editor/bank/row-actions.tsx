import {
  type BankExercise,
  deleteBankExercises,
  getBank,
  restoreBankExercises,
} from '@institute/contract/bank/bank';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useKeepExercises } from '../../../domains/bank/api.ts';
import { newRequestKey } from '../../../forms/request-key.ts';
import { useAct } from '../../../platform/answers.ts';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { toast } from '../../../ui/toast.ts';
import { text } from './text.ts';

interface RowActionsProps {
  classId: string;
  row: BankExercise;
  onEdit: () => void;
}

/** What can be done with an exercise of a bank; deleting it can be taken back. */
export function RowActions({ classId, row, onEdit }: RowActionsProps) {
  const keep = useKeepExercises(classId);
  const remove = useAct(deleteBankExercises, { refreshes: [getBank] });
  const restore = useAct(restoreBankExercises, { refreshes: [getBank] });
  const { id, topic, exercise } = row;
  const duplicate = () =>
    keep.mutate(
      { topic, exercises: [exercise], key: newRequestKey() },
      {
        onSuccess: () => toast.success(text.duplicated),
        onError: () => toast.error(text.actFailed),
      },
    );
  // The row is gone by the time these end: what comes of them is said all the same.
  const bringBack = () =>
    restore.mutateAsync({ bankExerciseIds: [id] }).then(
      () => toast.success(text.restored),
      () => toast.error(text.restoreFailed),
    );
  const onDelete = () =>
    remove.mutateAsync({ bankExerciseIds: [id] }).then(
      () =>
        toast.success(text.deleted, undefined, { label: text.undo, run: () => void bringBack() }),
      () => toast.error(text.actFailed),
    );
  const isBusy = keep.isPending || remove.isPending;
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
          onSelect: () => void onDelete(),
        },
      ]}
    />
  );
}
