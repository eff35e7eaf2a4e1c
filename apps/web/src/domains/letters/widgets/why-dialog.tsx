import { reportLetter } from '@institute/contract/letters/reports';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import { useAct } from '../../../platform/answers.ts';
import { text } from '../text.ts';

interface WhyDialogProps {
  letterId: number;
  onClose: () => void;
}

/** Says why a letter was reported. */
export function WhyDialog({ letterId, onClose }: WhyDialogProps) {
  const report = useAct(reportLetter);
  return (
    <ReasonDialog
      title={text.why}
      label={text.reason}
      hint={text.reasonHint}
      maxLength={500}
      confirmLabel={text.sendReason}
      busyLabel={text.sending}
      done={text.reportTold}
      words={{ refused: text.reportFailed, isOurs: true }}
      onConfirm={(reason) => report.mutateAsync({ letterId, reason })}
      onClose={onClose}
    />
  );
}
