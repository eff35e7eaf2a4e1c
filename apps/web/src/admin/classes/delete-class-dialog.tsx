import type { DataOf } from '@institute/contract/call';
import { getClassList } from '@institute/contract/classes/class-list';
import { getClasses } from '@institute/contract/classes/classes';
import { deleteClass, getClassDeletion } from '@institute/contract/classes/managed-classes';
import { useUndo } from '../../domains/trash/api.ts';
import { refusalWords } from '../../forms/submit-error.ts';
import { useAct, useAnswer } from '../../platform/answers.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

interface DeleteClassDialogProps {
  /** As it stands in the address. */
  id: string;
  classId: number;
  name: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Says what deleting a class hides and ends, and deletes it once that has been read. */
export function DeleteClassDialog({
  id,
  classId,
  name,
  onClose,
  onDeleted,
}: DeleteClassDialogProps) {
  // Asked anew each time, for it is about to be decided upon.
  const deletion = useAnswer(getClassDeletion, { classId: id }, { staleTime: 0, gcTime: 0 });
  const remove = useAct(deleteClass, { refreshes: [getClasses, getClassList] });
  const undo = useUndo('class');
  const { data } = deletion;
  const onConfirm = () => {
    if (!data) return;
    remove.mutate(
      { classId: id, paying: data.paying },
      {
        onSuccess: () => {
          toast.success(text.deleted, undefined, undo(classId));
          onDeleted();
        },
        // A student may have paid meanwhile: the numbers are read again before the next press.
        onError: () => void deletion.refetch(),
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.deleteTitle}
      busy={remove.isPending}
      notice={
        <FormAlert
          message={remove.error && refusalWords(remove.error, text.deleteFailed)}
          isAboveFoot
        />
      }
      footer={
        <DialogActions
          onCancel={onClose}
          variant="danger"
          onClick={onConfirm}
          disabled={!data || deletion.isFetching}
          busy={remove.isPending}
          busyLabel={text.deleting}
        >
          {text.delete}
        </DialogActions>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="font-medium">
          <PersonText>{name}</PersonText>
        </p>
        {data ? (
          <Consequences {...data} />
        ) : deletion.error ? (
          <ErrorState title={text.deletionFailed} query={deletion} />
        ) : (
          <Loading>
            <Skeleton className="h-32" />
          </Loading>
        )}
      </div>
    </Dialog>
  );
}

function Consequences({
  students,
  paying,
  lessons,
  results,
  requiredBy,
}: DataOf<typeof getClassDeletion>) {
  return (
    <>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        <li>{text.hides(students, lessons)}</li>
        <li>{results > 0 ? text.keepsResults(results) : text.keepsPayments}</li>
        {requiredBy.map((name) => (
          <li key={name}>
            <Sentence words={text.asksNoMore} fill={{ class: <PersonText>{name}</PersonText> }} />
          </li>
        ))}
      </ul>
      {paying > 0 && (
        <p className="rounded-field bg-bad-soft px-3 py-2 text-bad">
          <Sentence
            words={text.payersTold(paying)}
            fill={{ students: <strong>{text.payers(paying)}</strong> }}
          />
        </p>
      )}
    </>
  );
}
