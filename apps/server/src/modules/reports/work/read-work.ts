import { roles } from '@institute/contract/rules/abilities';
import type { Context } from '../../../context.ts';
import { lastReconciliation } from '../../payments/index.ts';
import { isNamed, readSettings } from '../../settings/index.ts';
import { monthBounds, spansAt } from './rules.ts';
import {
  failedMails,
  failedPayments,
  joinedBetween,
  openThreads,
  subscriptionsEnding,
  waitingUpTo,
  whatExists,
} from './store.ts';

/** What waits for somebody of the office. */
export type OfficeWork = Awaited<ReturnType<typeof readWork>>;

/** Gathers what waits, cheaply enough to be asked for with every page of the office. */
export async function readWork({ db, clock, config }: Context) {
  const now = clock.now();
  const spans = spansAt(now);
  const [exams, comments, subscriptions, mails, payments, books, joined, exists, settings] =
    await Promise.all([
      waitingUpTo(db, spans.examDays),
      openThreads(db, spans.commentsSince, roles.student),
      subscriptionsEnding(db, spans.subscriptions),
      failedMails(db, spans.mailsSince),
      failedPayments(db, spans.paymentsSince),
      lastReconciliation(db),
      joinedBetween(db, monthBounds(now, config.timeZone)),
      whatExists(db, roles.student),
      readSettings(db),
    ]);
  return {
    ...{ exams, comments, subscriptions, mails, payments, joined },
    differences: books.open,
    setup: {
      ...exists,
      name: isNamed(settings),
      payment: config.card !== null && settings.paystackKey !== '',
      // Where this machine alone reaches us, mails are read in its outbox.
      mail: config.smtpUrl !== null || !config.isPublic,
    },
  };
}
