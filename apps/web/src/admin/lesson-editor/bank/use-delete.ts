import { deleteBankExercises, getBank, restoreBankExercises } from '@institute/contract/bank/bank';
import { useAct } from '../../../platform/answers.ts';
import { toast } from '../../../ui/toast.ts';
import { text } from './text.ts';

/** Takes exercises out of the bank, says how many, and offers the way back. */
export function useDelete() {
  const remove = useAct(deleteBankExercises, { refreshes: [getBank] });
  const restore = useAct(restoreBankExercises, { refreshes: [getBank] });
  // Rows are gone by the time these end: what comes of them is said all the same.
  const bringBack = (ids: readonly number[]) =>
    restore.mutateAsync({ bankExerciseIds: [...ids] }).then(
      () => toast.success(text.restored(ids.length)),
      () => toast.error(text.restoreFailed(ids.length)),
    );
  const deleteAll = async (ids: readonly number[]): Promise<boolean> => {
    try {
      await remove.mutateAsync({ bankExerciseIds: [...ids] });
    } catch {
      toast.error(text.actFailed);
      return false;
    }
    toast.success(text.deleted(ids.length), undefined, {
      label: text.undo,
      run: () => void bringBack(ids),
    });
    return true;
  };
  return { deleteAll, isDeleting: remove.isPending };
}
