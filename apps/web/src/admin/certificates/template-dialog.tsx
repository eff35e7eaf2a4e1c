import type { CertificateTemplate } from '@institute/contract/managed-certificates';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
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
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => (form.isChanged ? setLeaving(true) : onClose());
  return (
    <>
      <Dialog
        open
        onClose={leave}
        title={template ? text.editTemplate : text.newTemplate}
        size="full"
        busy={form.isRunning}
        closeOnOutside={false}
        footer={
          <DialogActions
            onCancel={leave}
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
            <FormAlert message={form.failure} />
          </form>
          <section aria-label={text.preview}>
            <h3 className="mb-1.5 font-medium text-sm">{text.preview}</h3>
            <div className="overflow-hidden rounded-field border border-line">
              <Preview template={form.values} />
            </div>
          </section>
        </div>
      </Dialog>
      <ConfirmDialog
        open={isLeaving}
        title={text.leaveTitle}
        confirmLabel={text.leave}
        tone="danger"
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      >
        {text.leaveDetail}
      </ConfirmDialog>
    </>
  );
}
