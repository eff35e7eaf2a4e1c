import { pathTo } from '@institute/contract/routes';
import { MessageCircle } from 'lucide-react';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { useSettings } from '../../domains/settings/api.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useCardDialog } from '../use-card-dialog.tsx';
import { Amount, Amounts } from './amounts.tsx';
import type { Payment } from './payment.ts';
import { text } from './text.ts';

interface PaymentRequiredProps {
  /** The class as its page's address names it. */
  classId: string;
  payment: Payment;
  confirmLabel: string;
  onEnrol: () => void;
  onClose: () => void;
}

/** Too little money in the wallet: pay the class by card, or fund the wallet, or ask. */
export function PaymentRequired(props: PaymentRequiredProps) {
  const { classId, payment, confirmLabel, onEnrol, onClose } = props;
  const settings = useSettings().data;
  const { failure, forgetFailure, isBusy, isInWindow, pay, confirmation } = useCardDialog({
    classId,
    onClose,
  });
  const isEnough = payment.missing === 0;
  // Until the settings have come, nothing speaks against a card.
  const takesCards = settings?.takesCards ?? true;
  const digits = (settings?.whatsappNumber ?? '').replace(/\D/g, '');

  if (confirmation) return confirmation;
  return (
    <Dialog
      open={!isInWindow}
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
                <MessageCircle size={18} />
                {text.paymentChat}
              </a>
            )}
            <LinkButton to={pathTo('wallet')} variant={takesCards ? 'secondary' : 'primary'}>
              {text.openWallet}
            </LinkButton>
            {takesCards && (
              <Button
                onClick={() => {
                  forgetFailure();
                  pay({ purpose: 'class', classId });
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
          <Money kobo={payment.price} />
        </Amount>
        <Amount name={text.balance}>
          <Money kobo={payment.balance} />
        </Amount>
        {!isEnough && (
          <Amount name={text.missing} isTotal>
            <Money kobo={payment.missing} className="text-bad" />
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
