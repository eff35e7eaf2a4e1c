import type { CertificateTemplate } from '@institute/contract/managed-certificates';
import { useDeleteTemplate } from '../../domains/certificates/managed-api.ts';
import { useConfirm } from '../../forms/use-confirm.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

interface DeleteDialogProps {
  template: CertificateTemplate;
  onClose: () => void;
}

/** Asks before a template is deleted. */
export function DeleteDialog({ template, onClose }: DeleteDialogProps) {
  const remove = useDeleteTemplate();
  const form = useConfirm({
    words: { refused: text.deleteFailed, broken: text.broken },
    onConfirm: async () => {
      await remove.mutateAsync(template.id);
      toast.success(text.deleted);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={text.deleteTitle}
      confirmLabel={text.deleteConfirm}
      busyLabel={text.deleting}
      busy={form.isRunning}
      onConfirm={() => void form.submit()}
      onClose={onClose}
    >
      <p className="mb-2 font-semibold text-ink">
        <PersonText>{template.title}</PersonText>
      </p>
      <p>{text.deleteAsk}</p>
      <p className="mt-2">{text.deleteKeeps}</p>
      <div className="mt-3">
        <FormAlert message={form.failure} />
      </div>
    </ConfirmDialog>
  );
}
