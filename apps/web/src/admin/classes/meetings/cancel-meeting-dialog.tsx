import { getTimetable } from '@institute/contract/meetings/groups';
import { cancelMeeting, type OfficeMeeting } from '@institute/contract/meetings/meetings';
import * as z from 'zod/mini';
import { GuardedFormDialog } from '../../../forms/guarded-form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useAct } from '../../../platform/answers.ts';
import { TextareaField } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.ts';
import { meetingTime } from './meeting-time.ts';
import { text } from './text.ts';

const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(1, text.reasonMissing)),
});

interface CancelMeetingDialogProps {
  meeting: OfficeMeeting;
  onClose: () => void;
}

/** Has a meeting not held, for a reason that its students read. */
export function CancelMeetingDialog({ meeting, onClose }: CancelMeetingDialogProps) {
  const cancel = useAct(cancelMeeting, { refreshes: [getTimetable] });
  const form = useForm({
    schema,
    defaultValues: { reason: '' },
    words: { refused: text.refused, isOurs: true },
    onSubmit: async ({ reason }) => {
      await cancel.mutateAsync({ meetingId: meeting.id, version: meeting.version, reason });
      toast.success(text.cancelDone);
      onClose();
    },
  });
  return (
    <GuardedFormDialog
      form={form}
      title={text.cancelTitle}
      onClose={onClose}
      submit={text.cancelSubmit}
      busyLabel={text.cancelling}
      variant="danger"
      keep={text.keep}
    >
      <p className="font-medium">{meetingTime(meeting)}</p>
      <p className="text-muted">{text.cancelDetail}</p>
      <TextareaField
        label={text.reason}
        rows={2}
        maxLength={300}
        dir="auto"
        data-autofocus=""
        {...form.field('reason')}
      />
    </GuardedFormDialog>
  );
}
