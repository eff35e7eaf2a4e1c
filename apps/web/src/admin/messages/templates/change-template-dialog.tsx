import {
  getMessageTemplates,
  type MessageTemplate,
  messageTemplateFields,
  updateMessageTemplate,
} from '@institute/contract/messages/message-templates';
import * as z from 'zod/mini';
import { GuardedFormDialog } from '../../../forms/guarded-form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useAct } from '../../../platform/answers.ts';
import { TextareaField, TextField } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.ts';
import { text } from './text.ts';

const schema = z.object(messageTemplateFields);

/** Changes a template: its name and what it says. */
export function ChangeTemplateDialog(props: { template: MessageTemplate; onClose: () => void }) {
  const { template, onClose } = props;
  const { id, name, subject, message } = template;
  const change = useAct(updateMessageTemplate, { refreshes: [getMessageTemplates] });
  const form = useForm({
    schema,
    defaultValues: { name, subject, message },
    words: { refused: text.keepFailed },
    onSubmit: async (values) => {
      await change.mutateAsync({ templateId: id, ...values });
      toast.success(text.changed);
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
      busyLabel={text.keeping}
    >
      <TextField label={text.name} maxLength={100} dir="auto" {...form.field('name')} />
      <TextField label={text.subject} maxLength={200} dir="auto" {...form.field('subject')} />
      <TextareaField
        label={text.message}
        rows={8}
        maxLength={20_000}
        dir="auto"
        {...form.field('message')}
      />
    </GuardedFormDialog>
  );
}
