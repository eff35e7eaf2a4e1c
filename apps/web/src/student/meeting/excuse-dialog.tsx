import { MAX_MEETING_REASON } from '@institute/contract/meetings/meetings';
import { askExcuse, getMyMeeting, getMyMeetings } from '@institute/contract/meetings/my-meetings';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { useAct } from '../../platform/answers.ts';
import { text } from './text.ts';

interface ExcuseDialogProps {
  meetingId: number;
  onClose: () => void;
}

/** Tells the teacher why one cannot come. */
export function ExcuseDialog({ meetingId, onClose }: ExcuseDialogProps) {
  const ask = useAct(askExcuse, { refreshes: [getMyMeeting, getMyMeetings] });
  return (
    <ReasonDialog
      title={text.cannotCome}
      label={text.reason}
      hint={text.reasonHint}
      missing={text.reasonMissing}
      maxLength={MAX_MEETING_REASON}
      confirmLabel={text.send}
      busyLabel={text.sending}
      done={text.excused}
      words={{ refused: text.refused, isOurs: true }}
      onConfirm={(reason) => ask.mutateAsync({ meetingId, reason })}
      onClose={onClose}
    />
  );
}
