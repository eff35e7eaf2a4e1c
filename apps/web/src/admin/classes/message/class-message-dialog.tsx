import type { InputOf } from '@institute/contract/call';
import { deliveryOf } from '@institute/contract/messages/channels';
import { messageFields, sendClassMessage } from '@institute/contract/messages/managed-messages';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useClassLessons } from '../../../domains/lessons/order-api.ts';
import { GuardedFormDialog } from '../../../forms/guarded-form-dialog.tsx';
import { keyFor, type RequestKey } from '../../../forms/request-key.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useAct } from '../../../platform/answers.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { TextareaField, TextField } from '../../../ui/input.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { text } from './text.ts';

const schema = z.object({
  subject: messageFields.subject,
  message: messageFields.message,
  /** `all`, `silent`, or the id of the lesson that they have not opened. */
  who: z.string(),
  isMailed: z.boolean(),
});

type Members = Pick<InputOf<typeof sendClassMessage>, 'classWho' | 'lessonId'>;

const membersOf = (who: string): Members =>
  who === 'all' || who === 'silent'
    ? { classWho: who }
    : { classWho: 'unopened', lessonId: Number(who) };

interface ClassMessageDialogProps {
  classId: number;
  /** Who is chosen when it opens. */
  who: 'all' | 'silent';
  onClose: () => void;
}

/** A teacher writes to the class, to those who are silent, or to who has not opened a lesson. */
export function ClassMessageDialog({ classId, who: first, onClose }: ClassMessageDialogProps) {
  const send = useAct(sendClassMessage);
  const lessons = useClassLessons(String(classId)).data ?? [];
  const [request, setRequest] = useState<RequestKey | null>(null);
  const form = useForm({
    schema,
    defaultValues: { subject: '', message: '', who: first as string, isMailed: false },
    words: { refused: text.failed },
    onSubmit: async ({ who, isMailed, ...words }) => {
      const message = {
        ...{ classId, ...words, ...membersOf(who) },
        deliveryMethod: deliveryOf(isMailed ? ['inApp', 'email'] : ['inApp']),
      };
      // What was pressed twice is one message; what was changed in between is another.
      const next = keyFor(message, request);
      setRequest(next);
      const { recipients } = await send.mutateAsync({ ...message, requestKey: next.key });
      toast.success(text.sent(recipients));
      onClose();
    },
  });
  const options = lessons.map(({ id, subject }) => ({
    ...{ value: String(id), label: text.unopened(subject) },
  }));
  return (
    <GuardedFormDialog
      form={form}
      title={text.title}
      size="lg"
      onClose={onClose}
      submit={text.send}
      busyLabel={text.sending}
    >
      <SelectField
        label={text.who}
        options={[
          { value: 'all', label: text.everybody },
          { value: 'silent', label: text.silent },
          ...options,
        ]}
        {...form.field('who')}
      />
      <TextField
        data-autofocus
        label={text.subject}
        required
        maxLength={200}
        dir="auto"
        {...form.field('subject')}
      />
      <TextareaField
        label={text.message}
        required
        rows={6}
        maxLength={20_000}
        dir="auto"
        {...form.field('message')}
      />
      <CheckboxField
        label={text.mailed}
        hint={text.mailedHint}
        checked={form.values.isMailed}
        onChange={({ target }) => form.change('isMailed', target.checked)}
      />
    </GuardedFormDialog>
  );
}
