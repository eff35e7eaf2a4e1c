import type { Class } from '@institute/contract/classes/classes';
import { useEffect } from 'react';
import { lazy } from '../../ui/lazy.tsx';
import { ConfirmEnrolment } from './confirm-enrolment.tsx';
import type { Payment } from './payment.ts';
import type { useEnrolment } from './use-enrolment.ts';

// All of paying by card, for those whose wallet holds too little.
const PaymentRequired = lazy(
  () => import('./payment-required.tsx').then((code) => code.PaymentRequired),
  { whenLost: 'close' },
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
  useEffect(() => {
    if (payment.missing > 0) void PaymentRequired.preload();
  }, [payment.missing]);
  if (payment.price === 0) return null;
  return (
    <>
      {step === 'confirm' && (
        <ConfirmEnrolment
          name={item.name}
          payment={payment}
          later={asked === 'enrol' ? item : null}
          asked={asked}
          busy={busy}
          failure={failure}
          onConfirm={confirm}
          onClose={close}
        />
      )}
      {step === 'payment' && (
        <PaymentRequired
          classId={classId}
          numericId={item.id}
          payment={payment}
          asked={asked}
          onEnrol={enrolment.ask}
          onClose={close}
        />
      )}
    </>
  );
}
