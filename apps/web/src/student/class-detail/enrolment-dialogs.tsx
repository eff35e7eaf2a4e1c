import type { Class } from '../../domains/classes/model.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import type { Payment } from './payment.ts';
import type { useEnrolment } from './use-enrolment.ts';

// Whoever presses waits for nothing: both come once the page is there, and a free class needs neither.
const ConfirmEnrolment = lazyDialog(() =>
  import('./confirm-enrolment.tsx').then((code) => code.ConfirmEnrolment),
);
const PaymentRequired = lazyDialog(() =>
  import('./payment-required.tsx').then((code) => code.PaymentRequired),
);

interface EnrolmentDialogsProps {
  /** The class as its page's address names it. */
  classId: string;
  item: Class;
  payment: Payment;
  enrolment: ReturnType<typeof useEnrolment>;
  /** Which question is asked. */
  asked: 'enrol' | 'renewal';
}

/** The question before money moves, and Payment Required when there is too little of it. */
export function EnrolmentDialogs(props: EnrolmentDialogsProps) {
  const { classId, item, payment, enrolment, asked } = props;
  const { step, busy, failure, confirm, close } = enrolment;
  if (payment.price === 0) return null;
  return (
    <>
      <ConfirmEnrolment
        shown={
          step === 'confirm'
            ? {
                ...{ name: item.name, payment, asked, busy },
                ...{ failure, onConfirm: confirm, onClose: close },
              }
            : null
        }
      />
      {/* Its code, with all of paying by card, is fetched for those whose wallet holds too little. */}
      {(payment.missing > 0 || step === 'payment') && (
        <PaymentRequired
          shown={
            step === 'payment'
              ? { classId, payment, asked, onEnrol: enrolment.ask, onClose: close }
              : null
          }
        />
      )}
    </>
  );
}
