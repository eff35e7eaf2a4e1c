import { renewableUntil } from '@institute/contract/classes/subscription';
import type { Services } from '../../../context.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { type Notice, sendNotice } from './notices.ts';
import { lessonOpenWords, subscriptionEndedWords, subscriptionEndingWords } from './present.ts';
import {
  type EndingSubscription,
  openedLessons,
  type Span,
  subscriptionsEnding,
  waitingStudents,
} from './store.ts';

/** How far back news is looked for: it waits that long for a server that was off. */
const NEWS_WAITS_MS = 3 * 24 * 3600 * 1000;
/** Rows held at once. */
const BATCH = 500;

type Sweep = Pick<Services, 'db' | 'clock' | 'config'>;

/**
 * Sends what time alone brings about: lessons that have become available, subscriptions that end
 * within three days or have ended. Each is sent once, however often and wherever this runs.
 * Returns how many messages were sent.
 */
export async function sendDueNotices(services: Sweep): Promise<number> {
  const now = services.clock.now();
  const past = { from: new Date(now.getTime() - NEWS_WAITS_MS), to: now };
  // The reminder goes out when the subscription may be renewed (rulings §5).
  const coming = { from: now, to: renewableUntil(now) };
  return (
    (await tellOpenedLessons(services, past)) +
    (await tellSubscriptions(services, 'subscription-ending', coming, subscriptionEndingWords)) +
    (await tellSubscriptions(services, 'subscription-ended', past, subscriptionEndedWords))
  );
}

async function tellOpenedLessons(services: Sweep, span: Span): Promise<number> {
  let sent = 0;
  for (const lesson of await openedLessons(services.db, span)) {
    const to = await waitingStudents(services.db, lesson, span.to);
    if (to.length === 0) continue;
    const { lessonId, onceKey } = lesson;
    sent += await tell(services, { ...lessonOpenWords(lesson), to, lessonId, onceKey });
  }
  return sent;
}

async function tellSubscriptions(
  services: Sweep,
  word: 'subscription-ending' | 'subscription-ended',
  span: Span,
  words: typeof subscriptionEndingWords,
): Promise<number> {
  let sent = 0;
  for (let found: EndingSubscription[] | null = null; !found || found.length === BATCH; ) {
    found = await subscriptionsEnding(services.db, word, span, BATCH);
    for (const one of found) {
      const { userId, classId, onceKey } = one;
      const said = words(one, services.config.timeZone);
      sent += await tell(services, { ...said, to: [userId], classId, onceKey });
    }
  }
  return sent;
}

async function tell({ db, clock }: Sweep, notice: Notice): Promise<number> {
  return (await inTransaction(db, (tx) => sendNotice(tx, clock.now(), notice))) ? 1 : 0;
}
