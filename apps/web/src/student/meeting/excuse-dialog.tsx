import { MAX_MEETING_REASON } from '@institute/contract/meetings/meetings';
import { askExcuse, getMyMeeting, getMyMeetings } from '@institute/contract/meetings/my-meetings';
import * as z from 'zod/mini';
import { GuardedFormDialog } from '../../forms/guarded-form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useAct } from '../../platform/answers.ts';
import { TextareaField } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(1, text.reasonMissing)),
});

interface ExcuseDialogProps {
  meetingId: number;
  onClose: () => void;
}

/** Tells the teacher why one cannot come. */
export function ExcuseDialog({ meetingId, onClose }: ExcuseDialogProps) {
  const ask = useAct(askExcuse, { refreshes: [getMyMeeting, getMyMeetings] });
  const form = useForm({
    schema,
    defaultValues: { reason: '' },
    words: { refused: text.refused, isOurs: true },
    onSubmit: async ({ reason }) => {
      await ask.mutateAsync({ meetingId, reason });
      toast.success(text.excused);
      onClose();
    },
  });
  return (
    <GuardedFormDialog
      form={form}
      title={text.cannotCome}
      onClose={onClose}
      submit={text.send}
      busyLabel={text.sending}
    >
      <TextareaField
        label={text.reason}
        hint={text.reasonHint}
        rows={3}
        maxLength={MAX_MEETING_REASON}
        dir="auto"
        data-autofocus=""
        {...form.field('reason')}
      />
    </GuardedFormDialog>
  );
}
