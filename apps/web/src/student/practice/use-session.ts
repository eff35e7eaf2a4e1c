import type { ReviewRating } from '@institute/contract/words/words';
import { useEffect, useRef, useState } from 'react';
import { sendWaiting } from '../../domains/offline/send-waiting-api.ts';
import { useCountDown, useForgetPractice } from '../../domains/words/api.ts';
import type { Plan, PracticeCard } from '../../domains/words/model.ts';
import { noteReview } from '../../domains/words/reviews-api.ts';
import { toast } from '../../ui/toast.ts';
import { answered, introduced, isCopied, newSession } from './session.ts';
import { text } from './text.ts';

/** So many answers go out together: each request costs a phone data and power. */
const SENT_TOGETHER = 5;

/** A round of practice: every answer is noted on the device at once, and sent with others. */
export function useSession(cards: readonly PracticeCard[], plan: Plan) {
  const [session, setSession] = useState(() => newSession(cards));
  const [isSending, setSending] = useState(false);
  const unsent = useRef(0);
  const noting = useRef(Promise.resolve());
  const card = session.queue[0] ?? null;
  const forget = useForgetPractice();
  const countDown = useCountDown();

  const send = async () => {
    unsent.current = 0;
    await noting.current;
    await sendWaiting();
  };
  // What is due is asked for again once the server has heard of it all: a copy of before would ask
  // once more for what was answered. What cannot go now goes later.
  const leave = useRef(send);
  leave.current = () =>
    send()
      .catch(() => undefined)
      .then(forget);
  useEffect(() => () => void leave.current(), []);

  const answer = (given: ReviewRating, typed?: readonly string[]) => {
    if (!card) return;
    // What was copied was not known.
    const rating = isCopied(session) ? 'again' : given;
    const next = answered(session, rating);
    setSession(next);
    if (next.done > session.done) countDown();
    noting.current = noting.current
      .then(() => noteReview(card, { rating, retention: plan.retention, ...(typed && { typed }) }))
      .catch(() => void toast.error(text.session.notSent));
    unsent.current += 1;
    const isOver = next.queue.length === 0;
    if (!isOver && unsent.current < SENT_TOGETHER) return;
    setSending(isOver);
    void send()
      .catch(() => undefined)
      .finally(() => setSending(false));
  };
  const introduce = () => setSession(introduced(session));
  return { session, card, isCopied: isCopied(session), answer, introduce, isSending };
}
