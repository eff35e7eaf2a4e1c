import {
  type CertificateTemplate,
  deleteCertificateTemplate,
  getCertificateTemplates,
} from '@institute/contract/certificates/certificate-templates';
import { useUndo } from '../../domains/trash/api.ts';
import { ConfirmedAct } from '../../forms/confirmed-act.tsx';
import { useAct } from '../../platform/answers.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

interface DeleteDialogProps {
  template: CertificateTemplate;
  onClose: () => void;
}

/** Asks before a template is deleted. */
export function DeleteDialog({ template, onClose }: DeleteDialogProps) {
  const remove = useAct(deleteCertificateTemplate, { refreshes: [getCertificateTemplates] });
  const undo = useUndo('template');
  return (
    <ConfirmedAct
      title={text.deleteTitle}
      confirmLabel={text.deleteConfirm}
      busyLabel={text.deleting}
      words={{ refused: text.deleteFailed, broken: text.broken }}
      onConfirm={async () => {
        await remove.mutateAsync({ templateId: template.id });
        toast.success(text.deleted, undefined, undo(template.id));
        onClose();
      }}
      onClose={onClose}
    >
      <p className="mb-2 font-semibold text-ink">
        <PersonText>{template.title}</PersonText>
      </p>
      <p>{text.deleteAsk}</p>
      <p className="mt-2">{text.deleteKeeps}</p>
    </ConfirmedAct>
  );
}
