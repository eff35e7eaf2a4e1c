import { useEffect, useRef, useState } from 'react';
import type { Plan, PracticeCard, ReviewRating } from '../../domains/words/model.ts';
import { noteReview } from '../../domains/words/reviews-api.ts';
import { toast } from '../../ui/toast.ts';
import { answered, newSession } from './session.ts';
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

  const send = async () => {
    unsent.current = 0;
    await noting.current;
    const { sendWaiting } = await import('../../domains/offline/away.ts');
    await sendWaiting();
  };
  // What is on its way is not waited for when the page is left; what is left here goes later.
  const sendNow = useRef(send);
  sendNow.current = send;
  useEffect(() => () => void sendNow.current().catch(() => undefined), []);

  const answer = (rating: ReviewRating) => {
    if (!card) return;
    const next = answered(session, rating);
    setSession(next);
    noting.current = noting.current
      .then(() => noteReview(card, rating, plan.retention))
      .catch(() => void toast.error(text.session.notSent));
    unsent.current += 1;
    const isOver = next.queue.length === 0;
    if (!isOver && unsent.current < SENT_TOGETHER) return;
    setSending(isOver);
    void send()
      .catch(() => undefined)
      .finally(() => setSending(false));
  };
  return { session, card, answer, isSending };
}
