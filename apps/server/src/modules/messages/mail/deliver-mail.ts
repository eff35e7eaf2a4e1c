import { pathTo } from '@institute/contract/routes';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { defineQueue, type JobRun } from '../../../platform/job-queue.ts';
import { senderOf } from '../../../platform/mail.ts';
import { MailProblem } from '../../../platform/mail-problem.ts';
import { calendarEvent, invitationText } from '../../meetings/index.ts';
import { readSettings } from '../../settings/index.ts';
import { stillWaits } from '../daily/what-waits.ts';
import { text } from '../text.ts';
import { unsubscribeKey, unsubscribeToken } from '../unsubscribing/token.ts';
import { messageMail } from './present.ts';
import { MOST_ATTEMPTS, messageIdOf, retryAfterOutage, retryAt } from './rules.ts';
import {
  type ClaimedDelivery,
  claimDeliveries,
  endDelivery,
  expandNext,
  nextDueAt,
  releaseDelivery,
} from './store.ts';

/** A message has recipients by e-mail, whose rows are to be made. */
export const recipientFanOuts = defineQueue<{ messageId: number }>('expand-mailing');

/** Mails may wait. One job sends what is due, whatever message it belongs to. */
export const mailRounds = defineQueue<Record<string, never>>('mail-round', { timeLimit: 900 });

/** Mails undertaken at once, and how many of them go out at the same time. */
const BATCH = 40;
const LANES = 4;
/** Batches of one job: some minutes of work, well within its time limit. */
const MOST_BATCHES = 50;
/** How long others leave a claimed mail alone, and how much of it one try may need. */
const CLAIM_MS = 180_000;
const TRY_MS = 80_000;
/** Seconds until a mail server that was away is asked again, and the longest sleep while mails wait. */
const OUTAGE_PAUSE = 30;
const LONGEST_SLEEP = 120;

type Sending = Pick<Services, 'db' | 'clock' | 'config' | 'mailer' | 'jobs' | 'log'>;

/** Lets mails be sent that wait, now or after `delay` seconds. */
export const planRound = (tx: Tx, { jobs }: Pick<Services, 'jobs'>, delay = 0) =>
  jobs.enqueue(tx, mailRounds, {}, { key: delay > 0 ? 'later' : 'now', delay });

/** Makes the rows of all recipients of a message, some thousands at a time, and has them sent. */
export async function fanOutMailing(
  services: Sending,
  { messageId }: { messageId: number },
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> {
  for (let more = true; more; signal.throwIfAborted()) {
    more = await inTransaction(services.db, async (tx) => {
      const isMore = await expandNext(tx, messageId, services.clock.now());
      await planRound(tx, services);
      return isMore;
    });
  }
}

/** Has a message's recipients made into rows. */
export const planExpanding = (tx: Tx, { jobs }: Pick<Services, 'jobs'>, messageId: number) =>
  jobs.enqueue(tx, recipientFanOuts, { messageId }, { key: String(messageId) });

/**
 * Sends the mails that are due, and plans the next round while any wait. Each is claimed before it
 * is sent and marked after: a round that is cut off leaves claims that run out, and what it had
 * sent but not marked goes out again under the same Message-ID.
 */
export async function deliverMail(
  services: Sending,
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> {
  const { siteName } = await readSettings(services.db);
  const key = await unsubscribeKey(services.db);
  const round = new Round(services, { siteName, unsubscribeKey: key }, signal);
  let batches = 0;
  while (!round.isOver && batches < MOST_BATCHES && (await round.sendBatch())) batches += 1;
  const dueAt = await nextDueAt(services.db);
  if (!dueAt) return;
  const wait = Math.max(0, (dueAt.getTime() - services.clock.now().getTime()) / 1000);
  const delay = Math.min(round.hasOutage ? Math.max(OUTAGE_PAUSE, wait) : wait, LONGEST_SLEEP);
  await inTransaction(services.db, (tx) => planRound(tx, services, delay));
}

/** One round of sending, which ends early when the mail server is away or ours stops. */
class Round {
  hasOutage = false;
  private readonly services: Sending;
  private readonly institute: { siteName: string; unsubscribeKey: string };
  private readonly signal: AbortSignal;

  constructor(services: Sending, institute: Round['institute'], signal: AbortSignal) {
    this.services = services;
    this.institute = institute;
    this.signal = signal;
  }

  get isOver(): boolean {
    return this.hasOutage || this.signal.aborted;
  }

  /** Sends up to a batch and says whether there may be more. */
  async sendBatch(): Promise<boolean> {
    const { db, clock } = this.services;
    const now = clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const claimed = await claimDeliveries(db, { now, until, most: BATCH });
    const left = claimed.values();
    const lane = async () => {
      for (const one of left) await this.sendOrRelease(one, until);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return claimed.length === BATCH;
  }

  private async sendOrRelease(one: ClaimedDelivery, until: Date): Promise<void> {
    const { db, clock } = this.services;
    const now = clock.now();
    if (this.isOver || until.getTime() - now.getTime() < TRY_MS) {
      return releaseDelivery(db, one, { dueAt: now, reason: null });
    }
    if (one.email === null) {
      return endDelivery(db, one, { state: 'failed', at: now, reason: text.accountDeleted });
    }
    if (await this.isRefused(one)) {
      return endDelivery(db, one, { state: 'unsubscribed', at: now, reason: null });
    }
    try {
      await this.services.mailer.send(this.compose(one, one.email));
    } catch (error) {
      return this.noteProblem(one, error);
    }
    await endDelivery(db, one, { state: 'sent', at: clock.now(), reason: null });
  }

  /** Whether it is not wanted any more, or what it speaks of has gone. */
  private async isRefused(one: ClaimedDelivery): Promise<boolean> {
    // Whoever has asked for invitations gets them, whatever they have said of messages.
    if (one.invitation) return one.invitation.isOver;
    return one.isRefused || (one.isDaily && !(await stillWaits(this.services, one.messageId)));
  }

  private compose(one: ClaimedDelivery, to: string) {
    const { config } = this.services;
    const { siteName, unsubscribeKey } = this.institute;
    const { publicUrl: url } = config;
    const { invitation } = one;
    const kind = invitation ? 'invites' : one.isDaily ? 'daily' : 'messages';
    const token = unsubscribeToken(unsubscribeKey, { userId: one.userId, kind });
    const unsubscribe = url + pathTo('unsubscribe', { token });
    const messageId = messageIdOf(one, config.mailFrom);
    const mail = messageMail(one, { name: siteName, url, unsubscribe }, kind);
    const calendar = invitation && {
      method: invitation.method,
      text: invitationText(
        calendarEvent(invitation.event, new Date(invitation.madeAt)),
        { name: siteName, host: new URL(url).hostname },
        {
          ...{ method: invitation.method, madeAt: new Date(invitation.madeAt) },
          organizer: senderOf(config.mailFrom, siteName),
          attendee: { name: one.name, address: to },
        },
      ),
    };
    const letter = { to, messageId, isBulk: true, unsubscribe, institute: siteName, ...mail };
    return { ...letter, ...(calendar && { calendar }) };
  }

  private async noteProblem(one: ClaimedDelivery, error: unknown): Promise<void> {
    const { db, clock, log } = this.services;
    const problem = error instanceof MailProblem ? error : new MailProblem(error);
    const [at, reason] = [clock.now(), problem.message];
    if (problem.kind === 'outage') {
      if (!this.hasOutage) log.warn({ err: problem }, 'the mail server cannot be used');
      this.hasOutage = true;
      return releaseDelivery(db, one, { dueAt: retryAfterOutage(at, one.attempts), reason });
    }
    if (problem.kind === 'refused' || one.attempts >= MOST_ATTEMPTS) {
      return endDelivery(db, one, { state: 'failed', at, reason });
    }
    return releaseDelivery(db, one, { dueAt: retryAt(at, one.attempts), reason });
  }
}
