import { dateText } from '@institute/contract/time/calendar';
import type { Services } from '../../../context.ts';
import type { Database } from '../../../platform/db.ts';
import { isQuiet } from '../../meetings/index.ts';
import { countDueOf } from '../../words/index.ts';
import {
  dailyOf,
  examUnseen,
  type FeeWaiting,
  feeWaiting,
  isExamUnseen,
  isFeeUnpaid,
  type UnseenExam,
} from './store.ts';

type Looking = Pick<Services, 'clock' | 'config'>;

/** What waits for a person at a moment. */
export interface Waiting {
  /** How much the practice has for them, by its own count. */
  cards: number;
  /** An exam whose mark they have not looked at. */
  exam: UnseenExam | null;
  /** What is due in the next days, and of which they were not told on this day. */
  fee: FeeWaiting | null;
}

/** What waits for a person now. */
export async function whatWaits(services: Looking, db: Database, userId: number): Promise<Waiting> {
  const now = services.clock.now();
  const today = dateText(now, services.config.timeZone);
  const exam = await examUnseen(db, { userId, now });
  const fee = await feeWaiting(db, { userId, today });
  return { cards: await countDueOf({ ...services, db }, userId), exam, fee };
}

/**
 * Whether the reminder that a message is may still be sent: it is the same day and no night, it is still wanted so, and
 * all that it speaks of still waits.
 */
export async function stillWaits(
  services: Looking & Pick<Services, 'db'>,
  messageId: number,
): Promise<boolean> {
  const { db, clock, config } = services;
  const now = clock.now();
  const daily = await dailyOf(db, messageId, config.timeZone);
  if (!daily || now >= daily.until || isQuiet(now, daily.zone)) return false;
  const { userId, cards, examId, invoiceId } = daily;
  if (daily.way !== daily.wantedWay) return false;
  if (examId !== null && !(await isExamUnseen(db, userId, examId))) return false;
  if (invoiceId !== null && !(await isFeeUnpaid(db, invoiceId))) return false;
  // Where less is due than was said, it was practised meanwhile.
  return cards === 0 || (await countDueOf(services, userId)) >= cards;
}
