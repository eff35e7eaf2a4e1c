import type { VerifiedPayment } from '@institute/contract/payments/payments';
import { errorCode } from '../../platform/api-error.ts';
import { askAbout } from './api.ts';

/** Seconds between one question and the next: at once, then ever more patiently. */
const PAUSES = [0, 1, 2, 3, 5, 8, 13, 20];
const LONGEST_PAUSE = 30;
/** How often it is asked about without a press; the server goes on by itself. */
const MOST_QUESTIONS = 40;

/** What has come of the questions so far. */
export interface Watched {
  /** How often it has been asked about in vain. */
  asked: number;
  /** True when the last question got no answer. */
  isOffline: boolean;
  /** True when nothing more is asked until the payer presses. */
  isStopped: boolean;
}

interface WatchOptions {
  reference: string;
  /** False when nothing says that it has been paid: it is asked about all the same. */
  isClaimed: boolean;
  onAsked: (watched: Watched) => void;
  onSettled: (payment: VerifiedPayment) => void;
}

/**
 * Asks about a payment until it is settled, with growing pauses; at once when the connection is
 * back or the page comes into view again. Stopping ends the questions, not the payment.
 */
export function watchPayment({ reference, isClaimed, onAsked, onSettled }: WatchOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  let isOver = false;
  let isAsking = false;

  async function ask() {
    if (isOver || isAsking) return;
    isAsking = true;
    clearTimeout(timer);
    const answer: unknown = await askAbout(reference, !isClaimed).catch((error: unknown) => error);
    isAsking = false;
    if (isOver) return;
    if (isAnswer(answer) && answer.state !== 'pending') {
      stop();
      onSettled(answer);
      return;
    }
    asked += 1;
    const isStopped = asked >= MOST_QUESTIONS;
    onAsked({ asked, isOffline: errorCode(answer) === 'network', isStopped });
    if (!isStopped) timer = setTimeout(ask, 1000 * (PAUSES[asked] ?? LONGEST_PAUSE));
  }

  const whenInView = () => {
    if (document.visibilityState === 'visible') void ask();
  };

  function stop() {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', whenInView);
    document.removeEventListener('visibilitychange', whenInView);
  }

  window.addEventListener('online', whenInView);
  document.addEventListener('visibilitychange', whenInView);
  void ask();
  return {
    stop,
    /** Asks now, and goes on as patiently as at the beginning. */
    askNow: () => {
      asked = 0;
      void ask();
    },
  };
}

function isAnswer(value: unknown): value is VerifiedPayment {
  return typeof value === 'object' && value !== null && 'state' in value;
}
