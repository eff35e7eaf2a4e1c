import { reportLetter } from '@institute/contract/letters/reports';
import * as z from 'zod/mini';
import { GuardedFormDialog } from '../../../forms/guarded-form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useAct } from '../../../platform/answers.ts';
import { TextareaField } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.ts';
import { text } from '../text.ts';

const schema = z.object({ reason: z.string().check(z.trim(), z.maxLength(500)) });

interface ReasonDialogProps {
  letterId: number;
  onClose: () => void;
}

/** Says why a letter was reported. */
export function ReasonDialog({ letterId, onClose }: ReasonDialogProps) {
  const report = useAct(reportLetter);
  const form = useForm({
    schema,
    defaultValues: { reason: '' },
    words: { refused: text.reportFailed, isOurs: true },
    onSubmit: async ({ reason }) => {
      await report.mutateAsync({ letterId, reason });
      toast.success(text.reportTold);
      onClose();
    },
  });
  return (
    <GuardedFormDialog
      form={form}
      title={text.why}
      onClose={onClose}
      submit={text.sendReason}
      busyLabel={text.sending}
    >
      <TextareaField
        label={text.reason}
        hint={text.reasonHint}
        rows={4}
        maxLength={500}
        dir="auto"
        data-autofocus=""
        {...form.field('reason')}
      />
    </GuardedFormDialog>
  );
}
