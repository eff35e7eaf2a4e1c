import { dateText, daysAfter } from '@institute/contract/time/calendar';
import type { Services } from '../../../context.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import type { JobRun } from '../../../platform/job-queue.ts';
import { planRound } from '../mail/deliver-mail.ts';
import { mailToEach } from '../mail/store.ts';
import { insertMessage, insertRecipients } from '../sending/store.ts';
import { daysIn } from './daily-rules.ts';
import { dailyWords } from './present.ts';
import {
  forgetDaily,
  insertDaily,
  noteDaily,
  type Person,
  peopleToRemind,
  readEarlier,
  zonesChosen,
} from './store.ts';
import { whatWaits } from './what-waits.ts';

type Reminding = Pick<Services, 'db' | 'clock' | 'config' | 'jobs'>;

/** People who are asked for at once. */
const BATCH = 200;

/**
 * Looks, once a day for each person and from their hour on, whether anything waits for them, and reminds them of all of
 * it at once; of nothing where nothing does. Whoever was looked at is not looked at again on that day, however often and
 * wherever this runs. Gives how many were reminded.
 */
export async function remindDaily(
  services: Reminding,
  { signal }: Pick<JobRun, 'signal'>,
): Promise<number> {
  const { db, clock, config } = services;
  const now = clock.now();
  const zone = config.timeZone;
  const days = daysIn([...new Set([zone, ...(await zonesChosen(db))])], now);
  let reminded = 0;
  const problems: unknown[] = [];
  for (let after = 0; days.length > 0 && !signal.aborted; ) {
    const people = await peopleToRemind(db, { now, days, zone, after, most: BATCH });
    for (const person of people) {
      if (signal.aborted) break;
      try {
        if (await remindOne(services, person)) reminded += 1;
      } catch (problem) {
        problems.push(problem);
      }
    }
    const last = people.at(-1);
    if (!last || people.length < BATCH) break;
    after = last.userId;
  }
  // Who could not be reminded keeps nobody else waiting, and is looked at again when the job is tried again.
  if (problems.length > 0) throw problems[0];
  return reminded;
}

/** Looks what waits for a person, and writes the reminder; all of it or nothing. */
function remindOne(services: Reminding, person: Person): Promise<boolean> {
  const { clock, config } = services;
  return inTransaction(services.db, async (tx) => {
    if (!(await insertDaily(tx, person))) return false;
    const { userId, way } = person;
    const sentAt = clock.now();
    await readEarlier(tx, person, sentAt);
    const waiting = await whatWaits(services, tx, userId);
    const words = dailyWords(waiting, config.publicUrl);
    if (!words) return false;
    const about = { lessonId: null, classId: null, senderId: null, onceKey: null };
    const reach = { isPopup: false, toAll: false, recipientCount: 1 };
    const channels = [way === 'email' ? ('email' as const) : ('inApp' as const)];
    const id = await insertMessage(tx, { ...words, ...about, ...reach, channels, sentAt }, null);
    if (id === null) throw new Error('a reminder was not written');
    if (way === 'email') {
      await mailToEach(tx, [{ id, to: userId }], sentAt);
      await planRound(tx, services);
    } else await insertRecipients(tx, { id, isPopup: false }, [userId]);
    const { cards, exam, fee } = waiting;
    const of = { cards, examId: exam?.id ?? null, invoiceId: fee?.id ?? null };
    await noteDaily(tx, person, { messageId: id, ...of });
    return true;
  });
}

/** For how many days it is kept of what people were reminded. */
const KEPT = 30;

/** Forgets of what people were reminded a month ago. */
export const forgetOldDaily = ({
  db,
  clock,
  config,
}: Pick<Services, 'db' | 'clock' | 'config'>): Promise<void> =>
  forgetDaily(db, daysAfter(dateText(clock.now(), config.timeZone), -KEPT));
