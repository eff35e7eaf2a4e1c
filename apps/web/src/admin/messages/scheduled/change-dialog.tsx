import { unixOf } from '@institute/contract/fields';
import { messageFields } from '@institute/contract/messages/managed-messages';
import {
  getScheduledMessages,
  type ScheduledMessage,
  updateScheduledMessage,
} from '@institute/contract/messages/scheduled-messages';
import { clockText, instantOf } from '@institute/contract/time/clock-text';
import * as z from 'zod/mini';
import { useTimeZone } from '../../../domains/settings/time-zone.ts';
import { GuardedFormDialog } from '../../../forms/guarded-form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useAct } from '../../../platform/answers.ts';
import { TextareaField, TextField } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.ts';
import { text } from './text.ts';
import { laterMoment, WhenField } from './when-field.tsx';

/** Changes what a message says and when it goes out; what is left as it is is not sent. */
export function ChangeDialog(props: { message: ScheduledMessage; onClose: () => void }) {
  const { message: before, onClose } = props;
  const timeZone = useTimeZone();
  const change = useAct(updateScheduledMessage, { refreshes: [getScheduledMessages] });
  const { subject, message } = messageFields;
  const was = clockText(before.sendAt, timeZone);
  const form = useForm({
    schema: z.object({ subject, message, when: laterMoment(timeZone) }),
    defaultValues: { subject: before.subject, message: before.message, when: was },
    words: { refused: text.failed },
    onSubmit: async (values) => {
      const sendAt = values.when === was ? null : instantOf(values.when, timeZone);
      await change.mutateAsync({
        scheduledId: before.id,
        ...(values.subject !== before.subject && { subject: values.subject }),
        ...(values.message !== before.message && { message: values.message }),
        ...(sendAt && { sendAt: unixOf(sendAt) }),
      });
      toast.success(text.saved);
      onClose();
    },
  });
  return (
    <GuardedFormDialog
      form={form}
      title={text.changeTitle}
      size="lg"
      onClose={onClose}
      submit={text.save}
      busyLabel={text.saving}
    >
      <TextField label={text.subject} maxLength={200} dir="auto" {...form.field('subject')} />
      <TextareaField
        label={text.message}
        rows={8}
        maxLength={20_000}
        dir="auto"
        {...form.field('message')}
      />
      <WhenField form={form} />
      <p className="text-muted text-sm">{text.recipientsStay}</p>
    </GuardedFormDialog>
  );
}
