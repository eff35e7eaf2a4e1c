import type { VerifiedPayment } from '@institute/contract/payments/payments';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../platform/api-error.ts';
import { personNow } from '../../platform/auth-store.ts';
import { askAbout, type CardOrder, openPayment, useTakeIn } from './api.ts';
import { CardWindowError, payInWindow } from './checkout.ts';
import {
  claimPayment,
  leavePayment,
  markPayment,
  noteSettled,
  unmarkPayment,
} from './open-payments.ts';
import { text } from './text.ts';
import { usePaymentWatch } from './use-payment-watch.ts';

/**
 * Where a card payment stands on the screen. `opening`: the order is placed and the script is on its
 * way. `window`: the provider's window is open, and no dialog of ours may be. `checking`: it was
 * closed, and the server is asked whether it was paid all the same. `confirming`: it was paid, and
 * the server does not know yet.
 */
export type CardStep = 'idle' | 'opening' | 'window' | 'checking' | 'confirming';

interface CardPaymentOptions {
  /** The class as its page's address names it; null for wallet funding. */
  classId: string | null;
  /** It was paid, or it arrived and the class could not be joined, or it was declined. */
  onSettled: (payment: VerifiedPayment) => void;
  /** It did not come to a payment. */
  onFailure: (message: string) => void;
}

/**
 * One card payment from the press to its end: order, window, confirmation. Pressing twice opens one
 * window. What is left in the middle is remembered on the device (`open-payments.ts`).
 */
export function useCardPayment({ classId, onSettled, onFailure }: CardPaymentOptions) {
  const [step, setStep] = useState<CardStep>('idle');
  const [confirming, setConfirming] = useState<string | null>(null);
  const isRunning = useRef(false);
  /** The payment that this page looks after. */
  const attended = useRef<string | null>(null);
  const takeIn = useTakeIn();

  function end(payment: VerifiedPayment) {
    // Of one that was declined the dialog itself speaks, where it is tried again.
    if (payment.state === 'failed') unmarkPayment(payment.reference);
    else noteSettled(payment);
    setConfirming(null);
    setStep('idle');
    onSettled(payment);
  }

  // A payer who goes to another page, be it by Back with the window open, leaves the payment to that one.
  useEffect(() => () => leavePayment(attended.current ?? ''), []);

  const confirmation = usePaymentWatch({ reference: confirming, isClaimed: true, onSettled: end });

  async function afterClosing(reference: string) {
    setStep('checking');
    const payment = await askAbout(reference, true).catch(() => null);
    if (payment && payment.state !== 'pending') {
      takeIn(payment);
      end(payment);
      return;
    }
    // Unknown is not unpaid: without an answer the mark stays, and is asked about later.
    if (payment) unmarkPayment(reference);
    else leavePayment(reference);
    setStep('idle');
    onFailure(text.closed);
  }

  async function run(order: CardOrder) {
    if (!personNow()) return onFailure(text.noUser);
    setStep('opening');
    let reference: string | null = null;
    try {
      const opened = await openPayment(order);
      reference = opened.reference;
      markPayment(reference, classId);
      attended.current = reference;
      const outcome = await payInWindow(opened, () => setStep('window'));
      if (outcome === 'closed') return await afterClosing(reference);
      claimPayment(reference);
      setConfirming(reference);
      setStep('confirming');
    } catch (error) {
      if (reference !== null) unmarkPayment(reference);
      setStep('idle');
      onFailure(
        error instanceof CardWindowError ? text.noWindow : errorMessage(error, text.broken),
      );
    }
  }

  return {
    step,
    /** The payment that is being confirmed; null in every other step. */
    confirming: confirming === null ? null : { ...confirmation, reference: confirming },
    /** Begins; while one is under way it does nothing. */
    pay: (order: CardOrder) => {
      if (isRunning.current) return;
      isRunning.current = true;
      void run(order).finally(() => {
        isRunning.current = false;
      });
    },
    /** Leaves a payment that is being confirmed to the page and the server. */
    leave: () => {
      if (confirming !== null) leavePayment(confirming);
      setConfirming(null);
      setStep('idle');
    },
  };
}
