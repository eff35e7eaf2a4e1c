import type { Class } from '@institute/contract/classes';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSettings } from '../../data/settings.ts';
import { cx } from '../../lib/class-names.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { isFree } from '../../ui/class-list.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Money } from '../../ui/money.tsx';
import { PersonBlock } from '../../ui/person-text.tsx';
import type { Payment } from './payment.ts';
import { text } from './text.ts';
import type { useEnrolment } from './use-enrolment.ts';

interface EnrolmentDialogsProps {
  item: Class;
  payment: Payment;
  enrolment: ReturnType<typeof useEnrolment>;
  title: string;
  confirmLabel: string;
  busyLabel: string;
}

/** The question before money moves, and Payment Required when there is too little of it. */
export function EnrolmentDialogs({
  item,
  payment,
  enrolment,
  title,
  confirmLabel,
  busyLabel,
}: EnrolmentDialogsProps) {
  const { step, busy, failure, confirm, close } = enrolment;
  return (
    <>
      <ConfirmDialog
        open={step === 'confirm'}
        title={title}
        confirmLabel={confirmLabel}
        busyLabel={busyLabel}
        busy={busy}
        onConfirm={confirm}
        onClose={close}
      >
        <PersonBlock className="mb-3 font-medium text-ink">{item.name}</PersonBlock>
        <Amounts>
          <Amount name={text.price}>
            {isFree(item) ? text.free : <Money naira={payment.price} />}
          </Amount>
          <Amount name={text.balance}>
            <Money naira={payment.balance} />
          </Amount>
          {!isFree(item) && (
            <Amount name={text.balanceAfter} isTotal>
              <Money naira={payment.after} />
            </Amount>
          )}
        </Amounts>
        <FormAlert message={failure} />
      </ConfirmDialog>
      <PaymentRequired
        open={step === 'payment'}
        payment={payment}
        onEnrol={enrolment.ask}
        confirmLabel={confirmLabel}
        onClose={close}
      />
    </>
  );
}

interface PaymentRequiredProps {
  open: boolean;
  payment: Payment;
  confirmLabel: string;
  onEnrol: () => void;
  onClose: () => void;
}

function PaymentRequired({ open, payment, confirmLabel, onEnrol, onClose }: PaymentRequiredProps) {
  const digits = (useSettings().data?.whatsappNumber ?? '').replace(/\D/g, '');
  const isEnough = payment.missing === 0;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.paymentTitle}
      size="sm"
      footer={
        isEnough ? (
          <Button onClick={onEnrol}>{confirmLabel}</Button>
        ) : (
          <>
            {digits !== '' && (
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
            <LinkButton to="/wallet-history">{text.openWallet}</LinkButton>
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
      {!isEnough && <p className="text-muted">{text.paymentWay}</p>}
    </Dialog>
  );
}

function Amounts({ children }: { children: ReactNode }) {
  return <dl className="mb-3 flex flex-col gap-1 text-ink">{children}</dl>;
}

function Amount({
  name,
  isTotal = false,
  children,
}: {
  name: string;
  isTotal?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={cx(
        'flex items-baseline justify-between gap-4 py-1',
        isTotal && 'border-line border-t pt-2 font-semibold',
      )}
    >
      <dt className={cx(!isTotal && 'text-muted')}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
