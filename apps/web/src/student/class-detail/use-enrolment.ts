import type { Class } from '@institute/contract/classes/classes';
import { useRef, useState } from 'react';
import { useRefreshUser } from '../../domains/auth/api.ts';
import { useEnrol } from '../../domains/classes/api.ts';
import { ApiError, errorMessage } from '../../platform/api-error.ts';
import { toast } from '../../ui/toast.ts';
import type { Payment } from './payment.ts';
import { text } from './text.ts';

/** Which dialog of an enrolment is open. */
export type EnrolmentStep = 'none' | 'confirm' | 'payment';

/** What the server says when it gives no code (student specification, section 8). */
const TOO_LITTLE = 'Insufficient wallet balance';

/** True for a refusal because the wallet holds too little. */
export function isTooLittle(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'insufficient_balance' || error.message.includes(TOO_LITTLE);
}

/** The words for an enrolment that failed (student specification, section 8). */
export function enrolmentFailure(error: unknown): string {
  const unanswered = !(error instanceof ApiError) || error.isNetwork || error.code === 'bad_answer';
  return errorMessage(error, unanswered ? text.enrolUnreachable : text.enrolRefused);
}

/**
 * Enrolling or renewing at the price that is shown, from the question to its outcome; a free class
 * is joined in one press. A wallet known to hold too little leads to Payment Required at once, as
 * the server's refusal does. Where the price has risen it says so and asks again.
 */
export function useEnrolment(
  classId: string,
  item: Pick<Class, 'priceKobo' | 'isMonthly'>,
  options: { isRenewal: boolean; payment: Payment },
) {
  const { payment } = options;
  const isFree = payment.price === 0;
  const { mutateAsync: enrol, isPending } = useEnrol(classId);
  const refreshUser = useRefreshUser();
  const isRunning = useRef(false);
  const [step, setStep] = useState<EnrolmentStep>('none');
  const [failure, setFailure] = useState<string | null>(null);

  function needPayment() {
    setStep('payment');
    // The balance on the device may be old; the dialog follows the new one.
    void refreshUser();
  }

  function ask() {
    setFailure(null);
    // What costs nothing needs no question.
    if (isFree) void send();
    else if (payment.missing > 0) needPayment();
    else setStep('confirm');
  }

  async function send() {
    if (isRunning.current) return;
    isRunning.current = true;
    setFailure(null);
    const done = options.isRenewal ? text.renewDone : text.enrolDone;
    try {
      await enrol({ ...item, now: payment.price });
      setStep('none');
      toast.success(done);
    } catch (error) {
      if (isTooLittle(error)) needPayment();
      else if (isFree) toast.error(enrolmentFailure(error));
      else setFailure(enrolmentFailure(error));
    } finally {
      isRunning.current = false;
    }
  }

  return {
    step,
    failure,
    busy: isPending,
    /** Opens the question, or Payment Required; of a free class, joins it at once. */
    ask,
    /** Sends it, once however often it is pressed. */
    confirm: () => void send(),
    close: () => setStep('none'),
  };
}
