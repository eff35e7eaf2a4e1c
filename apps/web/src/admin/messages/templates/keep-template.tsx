import {
  addMessageTemplate,
  getMessageTemplates,
  messageTemplateFields,
} from '@institute/contract/messages/message-templates';
import { useState } from 'react';
import * as z from 'zod/mini';
import { keyFor } from '../../../forms/request-key.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useAct } from '../../../platform/answers.ts';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { TextField } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.ts';
import { text } from './text.ts';

const schema = z.object({ name: messageTemplateFields.name });

/** Keeps what is written as a template, under a name. */
export function KeepTemplate({ written }: { written: { subject: string; message: string } }) {
  const add = useAct(addMessageTemplate, { refreshes: [getMessageTemplates] });
  const [request, setRequest] = useState(() => keyFor('', null));
  const form = useForm({
    schema,
    defaultValues: { name: '' },
    words: { refused: text.keepFailed },
    onSubmit: async ({ name }) => {
      const template = { name, ...written };
      const next = keyFor(template, request);
      setRequest(next);
      await add.mutateAsync({ ...template, requestKey: next.key });
      toast.success(text.kept);
      form.reset({ name: '' });
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-3">
      <h3 className="font-semibold">{text.keepTitle}</h3>
      <TextField
        label={text.name}
        hint={text.keepHint}
        maxLength={100}
        dir="auto"
        {...form.field('name')}
      />
      <FormAlert message={form.failure} />
      <Button
        type="submit"
        variant="secondary"
        busy={form.isRunning}
        busyLabel={text.keeping}
        className="self-start"
      >
        {text.keep}
      </Button>
    </form>
  );
}
