import { getBalanceSheet } from '@institute/contract/payments/books';
import {
  type BookMonth,
  closeMonth,
  getBookMonths,
  reopenMonth,
} from '@institute/contract/payments/months';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { useAct } from '../../platform/answers.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { monthLabel } from '../../ui/month-label.ts';
import { toast } from '../../ui/toast.ts';
import { monthsText as text } from './books-text.ts';

interface MonthDialogProps {
  month: BookMonth;
  onClose: () => void;
}

const refreshes = [getBookMonths, getBalanceSheet] as const;

/** Asks before a month is closed, and says what it holds up. */
export function CloseMonthDialog({ month: { month, waiting }, onClose }: MonthDialogProps) {
  const close = useAct(closeMonth, { refreshes });
  const onConfirm = () =>
    close.mutate(
      { month },
      {
        onSuccess: () => {
          toast.success(text.closedDone);
          onClose();
        },
        onError: (error) => toast.error(errorMessage(error, text.closeFailed)),
      },
    );
  return (
    <ConfirmDialog
      open
      title={text.closeTitle(monthLabel(month))}
      confirmLabel={text.close}
      busyLabel={text.closing}
      busy={close.isPending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{text.closeIntro}</p>
      {waiting > 0 && <p className="mt-3 font-medium text-ink">{text.closeWaiting(waiting)}</p>}
    </ConfirmDialog>
  );
}

/** Opens the last closed month again, for a reason. */
export function ReopenMonthDialog({ month: { month }, onClose }: MonthDialogProps) {
  const reopen = useAct(reopenMonth, { refreshes });
  return (
    <ReasonDialog
      title={text.reopenOf(monthLabel(month))}
      label={text.reason}
      hint={text.reasonHint}
      missing={text.reasonMissing}
      maxLength={200}
      confirmLabel={text.reopen}
      busyLabel={text.reopening}
      done={text.reopenedDone}
      onConfirm={(reason) => reopen.mutateAsync({ month, reason })}
      onClose={onClose}
    >
      <p>{text.reopenIntro}</p>
    </ReasonDialog>
  );
}
