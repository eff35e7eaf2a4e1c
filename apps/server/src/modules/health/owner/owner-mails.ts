import { roles } from '@institute/contract/auth/abilities';
import type { Services } from '../../../context.ts';
import type { Database, Tx } from '../../../platform/db.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import { MailProblem, unlessRefused } from '../../../platform/mail-problem.ts';
import { administratorsByMail, userById } from '../../auth/index.ts';
import { readSettings, type Settings } from '../../settings/index.ts';
import { letterMail, type OwnerLetter } from './letter.ts';

/** A mail to the owner. */
interface OwnerMail {
  letter: OwnerLetter;
  /** An administrator, or with null the address of the settings. */
  to: number | null;
  /** Until when it is tried again while the mail server is away. */
  until: string;
}

/** Mails to the owner of the institute. */
export const ownerMails = defineQueue<OwnerMail>('owner-mails', { timeLimit: 120 });

/** How often a mail server that is away is asked again, in seconds, and for how long. */
const PAUSE_SECONDS = 300;
const PATIENCE_MS = 14 * 24 * 3_600_000;

/** Names a mail, so that a second one is seen as the same. */
const nameOf = ({ letter, to }: Pick<OwnerMail, 'letter' | 'to'>) =>
  `${letter.about === 'alert' ? `${letter.kind}.${Date.parse(letter.since)}` : letter.week}.${to ?? 'owner'}`;

type Planning = Pick<Services, 'jobs' | 'clock'>;

/** Has a letter sent to everybody who is told of how the institute stands. */
export async function planOwnerMails(
  tx: Tx,
  { jobs, clock }: Planning,
  letter: OwnerLetter,
): Promise<void> {
  const { ownerEmail } = await readSettings(tx);
  const owners = ownerEmail === '' ? await administratorsByMail(tx) : [null];
  const until = new Date(clock.now().getTime() + PATIENCE_MS).toISOString();
  for (const to of owners) {
    const mail = { letter, to, until };
    await jobs.enqueue(tx, ownerMails, mail, { key: nameOf(mail) });
  }
}

type Sending = Planning & Pick<Services, 'db' | 'config' | 'mailer' | 'log'>;

/**
 * Sends a mail to the owner. While the mail server is away it is tried again every five minutes: what
 * tells that no mail went out is to come as soon as one does.
 */
export async function mailOwner(services: Sending, mail: OwnerMail): Promise<void> {
  const { db, config, clock, mailer, jobs, log } = services;
  const settings = await readSettings(db);
  const address = await addressOf(db, mail.to, settings);
  if (!address) return;
  const institute = { name: settings.siteName, url: config.publicUrl, timeZone: config.timeZone };
  const messageId = `<owner.${nameOf(mail)}@${new URL(config.publicUrl).hostname}>`;
  try {
    const letter = letterMail(mail.letter, institute);
    await unlessRefused(
      mailer.send({ to: address, messageId, institute: settings.siteName, ...letter }),
    );
  } catch (error) {
    const isOver = clock.now().getTime() > Date.parse(mail.until);
    if (!(error instanceof MailProblem) || isOver) throw error;
    log.warn({ err: error }, 'the owner could not be told by mail yet');
    const again = { key: nameOf(mail), delay: PAUSE_SECONDS };
    await inTransaction(db, (tx) => jobs.enqueue(tx, ownerMails, mail, again));
  }
}

/** The address of somebody who is told, as it is now; null where it is nobody any more. */
async function addressOf(
  db: Database,
  to: number | null,
  { ownerEmail }: Settings,
): Promise<string | null> {
  if (to === null) return ownerEmail || null;
  const found = await userById(db, to);
  return found?.role === roles.administrator ? found.email : null;
}
