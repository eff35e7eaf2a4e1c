import { useState } from 'react';
import { useCardPayment } from '../domains/payments/use-card-payment.ts';
import { ConfirmingDialog } from '../domains/payments/widgets/confirming-dialog.tsx';
import { sayOutcome } from '../domains/payments/widgets/outcome-toast.ts';
import { toast } from '../ui/toast.ts';

interface CardDialogOptions {
  /** The class as its page's address names it; null for wallet funding. */
  classId: string | null;
  /** The payment arrived, or was left to the page and to the server. */
  onClose: () => void;
}

/** What a dialog that takes a payment by card needs, from the press of its button to the end. */
export function useCardDialog({ classId, onClose }: CardDialogOptions) {
  const [failure, setFailure] = useState<string | null>(null);
  const { step, confirming, pay, leave } = useCardPayment({
    classId,
    onSettled: (payment) => {
      sayOutcome(payment);
      if (payment.state === 'failed') return setFailure(payment.reason);
      setFailure(null);
      onClose();
    },
    onFailure: (message) => {
      setFailure(message);
      toast.error(message);
    },
  });
  return {
    /** Why the last attempt came to nothing. */
    failure,
    forgetFailure: () => setFailure(null),
    isBusy: step !== 'idle',
    /** The provider's window lies on the page, which a modal dialog would make unusable. */
    isInWindow: step === 'window',
    pay,
    /** What stands in place of the dialog while the payment is confirmed. */
    confirmation: confirming && (
      <ConfirmingDialog
        payment={confirming}
        onLeave={() => {
          leave();
          onClose();
        }}
      />
    ),
  };
}
