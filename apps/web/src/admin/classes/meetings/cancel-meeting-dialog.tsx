import { getTimetable } from '@institute/contract/meetings/groups';
import { cancelMeeting, type OfficeMeeting } from '@institute/contract/meetings/meetings';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import { useAct } from '../../../platform/answers.ts';
import { meetingTime } from './meeting-time.ts';
import { text } from './text.ts';

interface CancelMeetingDialogProps {
  meeting: OfficeMeeting;
  onClose: () => void;
}

/** Has a meeting not held, for a reason that its students read. */
export function CancelMeetingDialog({ meeting, onClose }: CancelMeetingDialogProps) {
  const cancel = useAct(cancelMeeting, { refreshes: [getTimetable] });
  return (
    <ReasonDialog
      title={text.cancelTitle}
      label={text.reason}
      missing={text.reasonMissing}
      maxLength={300}
      confirmLabel={text.cancelSubmit}
      busyLabel={text.cancelling}
      variant="danger"
      keep={text.keep}
      done={text.cancelDone}
      words={{ refused: text.refused, isOurs: true }}
      onConfirm={(reason) =>
        cancel.mutateAsync({ meetingId: meeting.id, version: meeting.version, reason })
      }
      onClose={onClose}
    >
      <p className="font-medium">{meetingTime(meeting)}</p>
      <p className="text-muted">{text.cancelDetail}</p>
    </ReasonDialog>
  );
}
