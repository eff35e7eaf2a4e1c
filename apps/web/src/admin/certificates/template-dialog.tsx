import type { CertificateTemplate } from '@institute/contract/certificates/certificate-templates';
import { useId } from 'react';
import { LeaveQuestion } from '../../forms/leave-question.tsx';
import { useCloseGuard } from '../../forms/use-close-guard.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { Preview } from './preview.tsx';
import { TemplateFields } from './template-fields.tsx';
import { text } from './text.ts';
import { useTemplateForm } from './use-template-form.ts';

interface TemplateDialogProps {
  /** The template to change; null for a new one. */
  template: CertificateTemplate | null;
  onClose: () => void;
}

/** Adds or changes a template; what it makes is seen while it is written. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const formId = useId();
  const form = useTemplateForm(template, onClose);
  const guard = useCloseGuard(form.isChanged, onClose);
  return (
    <>
      <Dialog
        open
        onClose={guard.close}
        title={template ? text.editTemplate : text.newTemplate}
        size="full"
        busy={form.isRunning}
        closeOnOutside={false}
        notice={<FormAlert message={form.failure} isAboveFoot />}
        footer={
          <DialogActions
            onCancel={guard.close}
            type="submit"
            form={formId}
            busy={form.isRunning}
            busyLabel={text.saving}
          >
            {text.save}
          </DialogActions>
        }
      >
        <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
          <form {...form.props} id={formId} className="flex flex-col gap-4">
            <TemplateFields form={form} />
          </form>
          <section aria-label={text.preview}>
            <h3 className="mb-1.5 font-medium text-sm">{text.preview}</h3>
            <div className="overflow-hidden rounded-field border border-line">
              <Preview template={form.values} />
            </div>
          </section>
        </div>
      </Dialog>
      <LeaveQuestion guard={guard} />
    </>
  );
}
