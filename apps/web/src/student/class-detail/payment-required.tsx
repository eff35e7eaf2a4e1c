import { formatKobo } from '@institute/contract/money';
import { pathTo } from '@institute/contract/routes';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { AccountNumber } from '../../domains/payments/widgets/account-number.tsx';
import { TransferAccount } from '../../domains/payments/widgets/transfer-account.tsx';
import { useSettings } from '../../domains/settings/api.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useCardDialog } from '../use-card-dialog.tsx';
import { Amount, Amounts } from './amounts.tsx';
import type { Payment } from './payment.ts';
import { paymentText } from './text.ts';

const ClaimDialog = lazy(
  () => import('../../domains/payments/widgets/claim-dialog.tsx').then((code) => code.ClaimDialog),
  { whenLost: 'close' },
);

interface PaymentRequiredProps {
  /** The class as its page's address names it. */
  classId: string;
  /** Its id. */
  numericId: number;
  payment: Payment;
  asked: keyof typeof paymentText.asked;
  onEnrol: () => void;
  onClose: () => void;
}

/** Too little money in the wallet: pay the class by card, or fund the wallet, or ask. */
export function PaymentRequired(props: PaymentRequiredProps) {
  const { classId, numericId, payment, asked, onEnrol, onClose } = props;
  const settings = useSettings().data;
  const { failure, forgetFailure, isBusy, isInWindow, pay, confirmation } = useCardDialog({
    classId,
    onClose,
  });
  const isEnough = payment.missing === 0;
  // Until the settings have come, nothing speaks against a card.
  const takesCards = settings?.takesCards ?? true;
  const digits = (settings?.whatsappNumber ?? '').replace(/\D/g, '');

  const [isClaiming, setClaiming] = useState(false);
  const transfer = isEnough ? null : (settings?.transfer ?? null);
  if (confirmation) return confirmation;
  if (isClaiming) {
    const about = { classId: numericId, amountKobo: payment.missing };
    return <ClaimDialog about={about} onClose={onClose} />;
  }
  return (
    <Dialog
      open={!isInWindow}
      onClose={onClose}
      title={paymentText.paymentTitle}
      size="sm"
      busy={isBusy}
      notice={<FormAlert message={failure} isAboveFoot />}
      footer={
        isEnough ? (
          <Button onClick={onEnrol}>{paymentText.asked[asked].confirm}</Button>
        ) : (
          <>
            {digits !== '' && !takesCards && (
              <a
                href={`https://wa.me/${digits}`}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonClass('secondary')}
              >
                <MessageCircle size={18} />
                {paymentText.paymentChat}
              </a>
            )}
            <LinkButton to={pathTo('wallet')} variant={takesCards ? 'secondary' : 'primary'}>
              {paymentText.openWallet}
            </LinkButton>
            {takesCards && (
              <Button
                onClick={() => {
                  forgetFailure();
                  pay({ purpose: 'class', classId });
                }}
                busy={isBusy}
                busyLabel={paymentText.processing}
              >
                {paymentText.payByCard(formatKobo(payment.price))}
              </Button>
            )}
          </>
        )
      }
    >
      <p className="mb-3">{isEnough ? paymentText.paymentEnough : paymentText.paymentDetail}</p>
      <Amounts>
        <Amount name={paymentText.price}>
          <Money kobo={payment.price} />
        </Amount>
        <Amount name={paymentText.balance}>
          <Money kobo={payment.balance} />
        </Amount>
        {!isEnough && (
          <Amount name={paymentText.missing} isTotal={!takesCards}>
            <Money kobo={payment.missing} className={takesCards ? '' : 'text-bad'} />
          </Amount>
        )}
      </Amounts>
      {!isEnough && (takesCards || !transfer) && (
        <p className="mb-3 text-muted">
          {takesCards ? paymentText.paymentByCard : paymentText.paymentWay}
        </p>
      )}
      {transfer && (
        <TransferAccount
          account={transfer}
          amountKobo={payment.missing}
          onPaid={() => setClaiming(true)}
        />
      )}
      {!isEnough && <AccountNumber className="border-line border-t pt-4" />}
    </Dialog>
  );
}
