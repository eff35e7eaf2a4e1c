import type { VerifiedPayment } from '@institute/contract/payments/payments';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTakeIn } from './api.ts';
import { type Watched, watchPayment } from './watch-payment.ts';

/** Questions after which it is taking longer than usual (some ten seconds). */
const SLOW_AFTER = 5;
const NOTHING: Watched = { asked: 0, isOffline: false, isStopped: false };

interface PaymentWatchOptions {
  /** Null while there is nothing to ask about. */
  reference: string | null;
  isClaimed: boolean;
  onSettled: (payment: VerifiedPayment) => void;
}

export interface PaymentWatch extends Watched {
  isSlow: boolean;
  checkNow: () => void;
}

/** Watches a payment while the component stands (`watchPayment`) and takes in what it changes. */
export function usePaymentWatch(options: PaymentWatchOptions): PaymentWatch {
  const { reference, isClaimed } = options;
  const takeIn = useTakeIn();
  const [watched, setWatched] = useState(NOTHING);
  const watcher = useRef<ReturnType<typeof watchPayment>>(null);
  const settled = useEffectEvent((payment: VerifiedPayment) => {
    takeIn(payment);
    options.onSettled(payment);
  });

  useEffect(() => {
    if (reference === null) return;
    setWatched(NOTHING);
    const started = watchPayment({
      reference,
      isClaimed,
      onAsked: setWatched,
      onSettled: (payment) => settled(payment),
    });
    watcher.current = started;
    return started.stop;
  }, [reference, isClaimed]);

  return {
    ...watched,
    isSlow: watched.asked >= SLOW_AFTER,
    checkNow: () => {
      setWatched(NOTHING);
      watcher.current?.askNow();
    },
  };
}
