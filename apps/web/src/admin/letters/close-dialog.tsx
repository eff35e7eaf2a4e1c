import { closeLetterReport, getLetterReports } from '@institute/contract/letters/reports';
import * as z from 'zod/mini';
import { GuardedFormDialog } from '../../forms/guarded-form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useAct } from '../../platform/answers.ts';
import { TextareaField } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { reportText as text } from './text.ts';

const schema = z.object({
  note: z.string().check(z.trim(), z.minLength(1, text.noteMissing), z.maxLength(1000)),
});

interface CloseDialogProps {
  reportId: number;
  onClose: () => void;
}

/** Closes a report, saying what came of it. */
export function CloseDialog({ reportId, onClose }: CloseDialogProps) {
  const close = useAct(closeLetterReport, { refreshes: [getLetterReports] });
  const form = useForm({
    schema,
    defaultValues: { note: '' },
    words: { refused: text.refused, isOurs: true },
    onSubmit: async ({ note }) => {
      await close.mutateAsync({ reportId, note });
      toast.success(text.done);
      onClose();
    },
  });
  return (
    <GuardedFormDialog
      form={form}
      title={text.close}
      onClose={onClose}
      submit={text.close}
      busyLabel={text.closing}
    >
      <TextareaField
        label={text.note}
        hint={text.noteHint}
        rows={4}
        maxLength={1000}
        dir="auto"
        data-autofocus=""
        {...form.field('note')}
      />
    </GuardedFormDialog>
  );
}
