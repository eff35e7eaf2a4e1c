import { classFields } from '@institute/contract/classes/class-form';
import { duplicateClass } from '@institute/contract/duplicates/duplicates';
import { useState } from 'react';
import * as z from 'zod/mini';
import { classLists } from '../../domains/classes/changes-api.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { keyOfForm } from '../../forms/request-key.ts';
import { useForm } from '../../forms/use-form.ts';
import { useAct } from '../../platform/answers.ts';
import { TextField } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { copyText as text } from './copy-words.ts';

const schema = z.object({ name: classFields.name });

interface DuplicateClassDialogProps {
  classId: number;
  name: string;
  onClose: () => void;
  /** The class is there; its rand is given. */
  onMade: (rand: string) => void;
}

/** Makes a class like this one for another term, under a name of its own. */
export function DuplicateClassDialog({
  classId,
  name,
  onClose,
  onMade,
}: DuplicateClassDialogProps) {
  const duplicate = useAct(duplicateClass, { refreshes: classLists });
  // However often it is pressed, this dialog makes one class.
  const [{ key }] = useState(keyOfForm);
  const form = useForm({
    schema,
    defaultValues: { name: text.copyOf(name) },
    words: { refused: text.duplicateFailed },
    onSubmit: async (values) => {
      const { rand } = await duplicate.mutateAsync({ classId, name: values.name, requestKey: key });
      toast.success(text.duplicated);
      onMade(rand);
    },
  });
  return (
    <FormDialog
      form={form}
      title={text.duplicateTitle}
      onClose={onClose}
      submit={text.duplicate}
      busyLabel={text.duplicating}
    >
      <TextField
        data-autofocus
        label={text.newName}
        required
        maxLength={160}
        dir="auto"
        {...form.field('name')}
      />
      <ul className="flex list-disc flex-col gap-1 ps-5">
        <li>{text.carries}</li>
        <li>{text.leavesPeople}</li>
        <li>{text.opensLater}</li>
      </ul>
    </FormDialog>
  );
}
