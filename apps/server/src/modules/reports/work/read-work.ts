import { roles } from '@institute/contract/auth/abilities';
import { dateText } from '@institute/contract/time/calendar';
import type { Services } from '../../../context.ts';
import type { Database } from '../../../platform/db.ts';
import { certificatesDue } from '../../certificates/index.ts';
import { owedLines, presentOwed } from '../../invoices/index.ts';
import { meetingRequests, missingRegisters } from '../../meetings/index.ts';
import { activeProvider, lastReconciliation } from '../../payments/index.ts';
import { isNamed, readSettingRows, transferAccount, withDefaults } from '../../settings/index.ts';
import { dayBefore, FIRST_LESSONS, monthBounds, spansAt } from './rules.ts';
import {
  claimsWaiting,
  classesMadeBetween,
  failedMails,
  failedPayments,
  homeworkWaiting,
  joinedBetween,
  NAMED,
  subscriptionsEnding,
  waitingUpTo,
  whatExists,
} from './store.ts';
import { openThreads } from './store-threads.ts';

/** What waits for somebody of the office. */
export type OfficeWork = Awaited<ReturnType<typeof readWork>>;

/** What is owed for more than 30 days, the oldest first. */
async function oldestOwed(db: Database, today: string) {
  const page = { limit: NAMED, offset: 0, search: '' };
  const wanted = { age: 'older' as const, classId: undefined, today };
  const { total, lines } = await owedLines(db, page, wanted);
  return { count: total, first: lines.map(presentOwed) };
}

/** Gathers what waits, cheaply enough to be asked for with every page of the office. */
export async function readWork(
  context: Pick<Services, 'db' | 'clock' | 'config' | 'cardProviders'>,
) {
  const { db, clock, config } = context;
  const now = clock.now();
  const spans = spansAt(now);
  const today = dateText(now, config.timeZone);
  const months = monthBounds(now, config.timeZone);
  const [
    exams,
    comments,
    subscriptions,
    mails,
    payments,
    claims,
    owing,
    homework,
    requests,
    registers,
    certificates,
    books,
    joined,
    classes,
    exists,
    rows,
  ] = await Promise.all([
    waitingUpTo(db, [...spans.examDays, dayBefore(months[1] ?? now)]),
    openThreads(db, { since: spans.commentsSince }),
    subscriptionsEnding(db, spans.subscriptions),
    failedMails(db, spans.mailsSince),
    failedPayments(db, spans.paymentsSince),
    claimsWaiting(db),
    oldestOwed(db, today),
    homeworkWaiting(db),
    meetingRequests(context, NAMED),
    missingRegisters(context, NAMED),
    certificatesDue(db, { since: spans.finishedSince, named: NAMED }),
    lastReconciliation(db),
    joinedBetween(db, months),
    classesMadeBetween(db, months),
    whatExists(db, roles.student, FIRST_LESSONS),
    readSettingRows(db),
  ]);
  const settings = withDefaults(rows);
  const cardSecretMissing = settings.paystackKey.trim() !== '' && !context.cardProviders.paystack;
  return {
    ...{
      exams,
      comments,
      subscriptions,
      mails,
      payments,
      claims,
      owing,
      homework,
      requests,
      registers,
      certificates,
      joined,
      classes,
    },
    differences: books.open,
    setup: {
      ...exists,
      // An institute at work that does without a logo is not asked for one.
      name: isNamed(settings) && (settings.logo !== '' || exists.student),
      // Whoever has entered half of what cards need wants the other half.
      payment:
        activeProvider(context, settings) !== null ||
        (transferAccount(settings) !== null && !cardSecretMissing),
      cardSecretMissing,
      // Money that goes by itself is asked about however many have come; an institute from before it was has one.
      budget: rows.some(({ name }) => name === 'rewardBudget'),
      // Of the demo they are read in the outbox, and reach nobody.
      mail: config.smtpUrl !== null || config.demoData,
    },
  };
}
