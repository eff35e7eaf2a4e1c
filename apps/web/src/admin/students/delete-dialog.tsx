import { nairaNumber } from '@institute/contract/money';
import {
  deleteStudent,
  getStudentDeletion,
  type StudentDeletion,
} from '@institute/contract/people/students';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { accountChanged } from '../../domains/people/account-answers.ts';
import { useConfirm } from '../../forms/use-confirm.ts';
import { useAct, useAnswer } from '../../platform/answers.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { type AboutStudent, StudentDialog } from './student-dialog.tsx';
import { text } from './text.ts';

/** Says what deleting a student hides, and deletes once that has been read. */
export function DeleteDialog({ student, onClose, onDeleted }: AboutStudent) {
  const deletion = useAnswer(
    getStudentDeletion,
    { studentId: student.id },
    { staleTime: 0, gcTime: 0 },
  );
  const remove = useAct(deleteStudent, { refreshes: accountChanged });
  const { data } = deletion;
  const form = useConfirm({
    words: { refused: text.delete.refused, broken: text.broken },
    onConfirm: async () => {
      if (!data) return;
      try {
        await remove.mutateAsync({ studentId: student.id, wallet: nairaNumber(data.walletKobo) });
      } catch (error) {
        // The wallet may have changed meanwhile: the numbers are read again before the next press.
        void deletion.refetch();
        throw error;
      }
      toast.success(text.delete.done);
      onClose();
      onDeleted?.();
    },
  });
  return (
    <StudentDialog
      student={student}
      onClose={onClose}
      words={text.delete}
      variant="danger"
      form={form}
      disabled={!data || deletion.isFetching}
    >
      {data ? (
        <Consequences {...data} />
      ) : deletion.error ? (
        <ErrorState title={text.delete.failed} query={deletion} />
      ) : (
        <Loading>
          <Skeleton className="h-36" />
        </Loading>
      )}
    </StudentDialog>
  );
}

function Consequences({ classes, results, certificates, comments, walletKobo }: StudentDeletion) {
  const hidden = [
    [classes, text.delete.classes],
    [results, text.delete.results],
    [certificates, text.delete.certificates],
    [comments, text.delete.comments],
  ] as const;
  const some = hidden.filter(([count]) => count > 0);
  return (
    <>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        <li>
          {some.length === 0
            ? text.delete.nothing
            : `${text.delete.hidden} ${some.map(([count, words]) => words(count)).join(', ')}.`}
        </li>
        <li>{text.delete.erased}</li>
        <li>{text.delete.kept}</li>
      </ul>
      {walletKobo > 0 && (
        <p className="rounded-field bg-bad-soft px-3 py-2 text-bad">
          <Money kobo={walletKobo} className="font-semibold" /> {text.delete.wallet}
        </p>
      )}
      <p className="font-medium">{text.delete.forever}</p>
    </>
  );
}
