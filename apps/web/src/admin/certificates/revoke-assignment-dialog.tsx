import {
  previewRevocation,
  type RevocationPreview,
  revokeAssignment,
} from '@institute/contract/certificates/assignment-revocation';
import {
  type CertificateAssignment,
  getCertificateAssignments,
  getIssuedCertificates,
  revocationReason,
} from '@institute/contract/certificates/managed-certificates';
import * as z from 'zod/mini';
import { IssueDate } from '../../domains/certificates/widgets/issue-date.tsx';
import { GuardedFormDialog } from '../../forms/guarded-form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useAct, useAnswer } from '../../platform/answers.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { TextareaField } from '../../ui/input.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { toast } from '../../ui/toast.ts';
import { issuedText as one, revocationText as text } from './text.ts';

const schema = z.object({ reason: revocationReason });

interface AboutAssignment {
  assignment: CertificateAssignment;
  onClose: () => void;
}

/** Takes a whole assignment back, with a reason, after it has said how many that are and whose. */
export function RevokeAssignmentDialog({ assignment, onClose }: AboutAssignment) {
  const { id: assignmentId, title, issuedOn } = assignment;
  // By now: it is about to be decided upon.
  const preview = useAnswer(previewRevocation, { assignmentId }, { staleTime: 0 });
  const revoke = useAct(revokeAssignment, {
    refreshes: [getIssuedCertificates, getCertificateAssignments, previewRevocation],
  });
  const form = useForm({
    schema,
    defaultValues: { reason: '' },
    words: { refused: text.failed },
    onSubmit: async ({ reason }) => {
      const { revocation } = await revoke.mutateAsync({ assignmentId, reason });
      if (revocation?.isDone === false) toast.success(text.running, text.runningDetail);
      else toast.success(text.done(revocation?.revoked ?? 0));
      onClose();
    },
  });
  const unrevoked = preview.data?.standing ?? 0;
  return (
    <GuardedFormDialog
      form={form}
      title={text.title}
      onClose={onClose}
      submit={preview.data ? text.confirm(unrevoked) : text.title}
      busyLabel={one.revoking}
      variant="danger"
      disabled={unrevoked === 0}
    >
      <p>
        <span className="block font-semibold">
          <PersonText>{title}</PersonText>
        </span>
        <IssueDate date={issuedOn} />
      </p>
      {preview.isError ? (
        <ErrorState title={text.countFailed} query={preview} />
      ) : (
        <div role="status" className="rounded-field bg-sunken px-4 py-3">
          {preview.data ? <Counted {...preview.data} /> : text.counting}
        </div>
      )}
      <p>{text.detail}</p>
      <TextareaField
        data-autofocus
        label={one.reason}
        hint={one.reasonHint}
        required
        rows={2}
        maxLength={500}
        {...form.field('reason')}
      />
    </GuardedFormDialog>
  );
}

/** How many would be taken back, and whose the first are. */
function Counted({ total, standing: unrevoked, names }: RevocationPreview) {
  return (
    <>
      <p>
        <strong className="font-semibold">{text.unrevoked(unrevoked)}</strong>{' '}
        {total > unrevoked && text.revokedAlready(total - unrevoked)}
      </p>
      {names.length > 0 && (
        <p className="text-muted text-sm">
          <PersonText>{names.join(', ')}</PersonText>{' '}
          {unrevoked > names.length && text.more(unrevoked - names.length)}
        </p>
      )}
    </>
  );
}
