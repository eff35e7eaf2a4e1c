import {
  getIssuedCertificates,
  type IssuedCertificate,
  revocationReason,
  revokeCertificate,
} from '@institute/contract/certificates/managed-certificates';
import * as z from 'zod/mini';
import { GuardedFormDialog } from '../../forms/guarded-form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useAct } from '../../platform/answers.ts';
import { TextareaField } from '../../ui/input.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { toast } from '../../ui/toast.ts';
import { issuedText as text } from './text.ts';

const schema = z.object({ reason: revocationReason });

export interface AboutCertificate {
  certificate: IssuedCertificate;
  onClose: () => void;
}

/** Takes a certificate back, with a reason. */
export function RevokeDialog({ certificate, onClose }: AboutCertificate) {
  const revoke = useAct(revokeCertificate, { refreshes: [getIssuedCertificates] });
  const form = useForm({
    schema,
    defaultValues: { reason: '' },
    words: { refused: text.revokeFailed },
    onSubmit: async ({ reason }) => {
      await revoke.mutateAsync({ certificateId: certificate.id, reason });
      toast.success(text.revokeDone);
      onClose();
    },
  });
  return (
    <GuardedFormDialog
      form={form}
      title={text.revokeTitle}
      onClose={onClose}
      submit={text.revokeConfirm}
      busyLabel={text.revoking}
      variant="danger"
    >
      <Named certificate={certificate} />
      <p>{text.revokeDetail}</p>
      <TextareaField
        data-autofocus
        label={text.reason}
        hint={text.reasonHint}
        required
        rows={2}
        maxLength={500}
        {...form.field('reason')}
      />
    </GuardedFormDialog>
  );
}

/** Whose certificate it is, and which. */
export function Named({ certificate }: { certificate: IssuedCertificate }) {
  return (
    <p>
      <span className="block font-semibold">
        <PersonText>{certificate.studentName}</PersonText>
      </span>
      <span className="block text-muted">
        <PersonText>{certificate.title}</PersonText>
      </span>
      <bdi className="figures block text-muted text-sm">{certificate.code}</bdi>
    </p>
  );
}
