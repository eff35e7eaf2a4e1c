import { closeLetterReport, getLetterReports } from '@institute/contract/letters/reports';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { useAct } from '../../platform/answers.ts';
import { reportText as text } from './text.ts';

interface CloseDialogProps {
  reportId: number;
  onClose: () => void;
}

/** Closes a report, saying what came of it. */
export function CloseDialog({ reportId, onClose }: CloseDialogProps) {
  const close = useAct(closeLetterReport, { refreshes: [getLetterReports] });
  return (
    <ReasonDialog
      title={text.close}
      label={text.note}
      hint={text.noteHint}
      missing={text.noteMissing}
      maxLength={1000}
      confirmLabel={text.close}
      busyLabel={text.closing}
      done={text.done}
      words={{ refused: text.refused, isOurs: true }}
      onConfirm={(note) => close.mutateAsync({ reportId, note })}
      onClose={onClose}
    />
  );
}
