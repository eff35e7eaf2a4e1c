import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useSettings } from '../../data/settings.ts';
import { useCardPayment } from '../../data/use-card-payment.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ConfirmingDialog } from '../../ui/card-payment/confirming-dialog.tsx';
import { sayOutcome } from '../../ui/card-payment/outcome-toast.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Money } from '../../ui/money.tsx';
import { toast } from '../../ui/toast.ts';
import { Amount, Amounts } from './amounts.tsx';
import type { Payment } from './payment.ts';
import { text } from './text.ts';

interface PaymentRequiredProps {
  open: boolean;
  /** The class as its page's address names it. */
  classId: string;
  payment: Payment;
  confirmLabel: string;
  onEnrol: () => void;
  onClose: () => void;
}

/** Too little money in the wallet: pay the class by card, or fund the wallet, or ask. */
export function PaymentRequired(props: PaymentRequiredProps) {
  const { open, classId, payment, confirmLabel, onEnrol, onClose } = props;
  const settings = useSettings().data;
  const [failure, setFailure] = useState<string | null>(null);
  const { step, confirming, pay, leave } = useCardPayment({
    classId,
    onSettled: (settled) => {
      sayOutcome(settled);
      if (settled.state === 'failed') return setFailure(settled.reason);
      setFailure(null);
      onClose();
    },
    onFailure: (message) => {
      setFailure(message);
      toast.error(message);
    },
  });
  const isEnough = payment.missing === 0;
  // Until the settings have come, nothing speaks against a card.
  const takesCards = settings?.paystackKey !== '';
  const digits = (settings?.whatsappNumber ?? '').replace(/\D/g, '');
  const isBusy = step !== 'idle';

  if (confirming) {
    return (
      <ConfirmingDialog
        payment={confirming}
        onLeave={() => {
          leave();
          onClose();
        }}
      />
    );
  }
  return (
    <Dialog
      // The provider's window lies on the page, which a modal dialog would make unusable.
      open={open && step !== 'window'}
      onClose={onClose}
      title={text.paymentTitle}
      size="sm"
      busy={isBusy}
      footer={
        isEnough ? (
          <Button onClick={onEnrol}>{confirmLabel}</Button>
        ) : (
          <>
            {digits !== '' && !takesCards && (
              <a
                href={`https://wa.me/${digits}`}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonClass('secondary')}
              >
                <MessageCircle size={18} aria-hidden="true" />
                {text.paymentChat}
              </a>
            )}
            <LinkButton to="/wallet-history" variant={takesCards ? 'secondary' : 'primary'}>
              {text.openWallet}
            </LinkButton>
            {takesCards && (
              <Button
                onClick={() => {
                  setFailure(null);
                  pay({ purpose: 'class', class_id: classId });
                }}
                busy={isBusy}
                busyLabel={text.processing}
              >
                {text.payByCard}
              </Button>
            )}
          </>
        )
      }
    >
      <p className="mb-3">{isEnough ? text.paymentEnough : text.paymentDetail}</p>
      <Amounts>
        <Amount name={text.price}>
          <Money naira={payment.price} />
        </Amount>
        <Amount name={text.balance}>
          <Money naira={payment.balance} />
        </Amount>
        {!isEnough && (
          <Amount name={text.missing} isTotal>
            <Money naira={payment.missing} className="text-bad" />
          </Amount>
        )}
      </Amounts>
      {!isEnough && (
        <p className="mb-3 text-muted">{takesCards ? text.paymentByCard : text.paymentWay}</p>
      )}
      <FormAlert message={failure} />
    </Dialog>
  );
}
