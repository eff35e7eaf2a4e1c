import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import type { MessageForm } from './use-message-form.ts';
import { useTakeTemplate, type Written } from './use-take-template.ts';

const PreviewDialog = lazyDialog(() =>
  import('./preview-dialog.tsx').then((code) => code.PreviewDialog),
);

const SendDialog = lazyDialog(() => import('./send-dialog.tsx').then((code) => code.SendDialog));

const ScheduleDialog = lazyDialog(
  () => import('./scheduled/schedule-dialog.tsx').then((code) => code.ScheduleDialog),
  'when-opened',
);

const TemplatesDialog = lazyDialog(
  () => import('./templates/templates-dialog.tsx').then((code) => code.TemplatesDialog),
  'when-opened',
);

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
      <PreviewDialog shown={shows === 'preview' ? { values, onClose } : null} />
      <SendDialog shown={isAsking && !isLater ? sending : null} />
      <ScheduleDialog shown={isAsking && isLater ? scheduling : null} />
      <TemplatesDialog shown={shows === 'templates' ? templates : null} />
    </>
  );
}
