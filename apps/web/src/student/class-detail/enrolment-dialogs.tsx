import { isFree } from '../../domains/classes/class-list.ts';
import type { Class } from '../../domains/classes/model.ts';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { PersonBlock } from '../../ui/person-text.tsx';
import { Amount, Amounts } from './amounts.tsx';
import type { Payment } from './payment.ts';
import { text } from './text.ts';
import type { useEnrolment } from './use-enrolment.ts';

const PaymentRequired = lazyDialog(() =>
  import('./payment-required.tsx').then((code) => code.PaymentRequired),
);

interface EnrolmentDialogsProps {
  /** The class as its page's address names it. */
  classId: string;
  item: Class;
  payment: Payment;
  enrolment: ReturnType<typeof useEnrolment>;
  title: string;
  confirmLabel: string;
  busyLabel: string;
}

/** The question before money moves, and Payment Required when there is too little of it. */
export function EnrolmentDialogs({
  classId,
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
            {isFree(item) ? text.free : <Money kobo={payment.price} />}
          </Amount>
          <Amount name={text.balance}>
            <Money kobo={payment.balance} />
          </Amount>
          {!isFree(item) && (
            <Amount name={text.balanceAfter} isTotal>
              <Money kobo={payment.after} />
            </Amount>
          )}
        </Amounts>
        <FormAlert message={failure} />
      </ConfirmDialog>
      {/* Its code, with all of paying by card, is fetched for those whose wallet holds too little. */}
      {(payment.missing > 0 || step === 'payment') && (
        <PaymentRequired
          shown={
            step === 'payment'
              ? { classId, payment, onEnrol: enrolment.ask, confirmLabel, onClose: close }
              : null
          }
        />
      )}
    </>
  );
}
