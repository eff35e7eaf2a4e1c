import { PreviewDialog } from './preview-dialog.tsx';
import { ScheduleDialog } from './scheduled/schedule-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';
import { TemplatesDialog } from './templates/templates-dialog.tsx';
import type { MessageForm } from './use-message-form.ts';
import { useTakeTemplate, type Written } from './use-take-template.ts';

/** The dialogs that a button opens; the form itself opens the questions before it is sent. */
export type MessageDialog = 'preview' | 'templates';

interface MessageDialogsProps {
  form: MessageForm;
  shows: MessageDialog | null;
  /** Whether what is asked about is sent later. */
  isLater: boolean;
  onClose: () => void;
}

/** What opens above the form of a message: how it looks, what was written before, and the last question. */
export function MessageDialogs({ form, shows, isLater, onClose }: MessageDialogsProps) {
  const { values, isAsking } = form;
  const takeTemplate = useTakeTemplate(form);
  const templates = {
    written: { subject: values.subject, message: values.message },
    onUse: (template: Written) => {
      takeTemplate(template);
      onClose();
    },
    onClose,
  };
  const sending = {
    values,
    busy: form.isRunning,
    onConfirm: () => void form.confirm(),
    onClose: form.stopAsking,
  };
  const scheduling = {
    subject: values.subject,
    onSchedule: form.schedule,
    onClose: form.stopAsking,
  };
  return (
    <>
      {shows === 'preview' && <PreviewDialog values={values} onClose={onClose} />}
      {isAsking && !isLater && <SendDialog {...sending} />}
      {isAsking && isLater && <ScheduleDialog {...scheduling} />}
      {shows === 'templates' && <TemplatesDialog {...templates} />}
    </>
  );
}
