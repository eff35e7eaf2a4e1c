import * as accounts from './accounts.ts';
import * as audit from './audit.ts';
import type { Call } from './call.ts';
import * as certificates from './certificates.ts';
import * as classes from './classes.ts';
import * as comments from './comments.ts';
import * as exams from './exams.ts';
import * as game from './game.ts';
import * as lessons from './lessons.ts';
import * as managedAccounts from './managed-accounts.ts';
import * as managedCertificates from './managed-certificates.ts';
import * as managedClasses from './managed-classes.ts';
import * as managedExams from './managed-exams.ts';
import * as managedLessons from './managed-lessons.ts';
import * as managedMessages from './managed-messages.ts';
import * as managedPayments from './managed-payments.ts';
import * as managedSettings from './managed-settings.ts';
import * as messages from './messages.ts';
import * as payments from './payments.ts';
import * as referrals from './referrals.ts';
import * as reports from './reports.ts';
import * as settings from './settings.ts';
import * as wallet from './wallet.ts';

const domains = [
  settings,
  managedSettings,
  wallet,
  referrals,
  accounts,
  managedAccounts,
  audit,
  classes,
  managedClasses,
  payments,
  managedPayments,
  lessons,
  managedLessons,
  exams,
  managedExams,
  comments,
  messages,
  managedMessages,
  certificates,
  managedCertificates,
  game,
  reports,
];

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'encoding' in value && 'access' in value;
}

/** Every call of the product: the routes, the access sweep and the fuzz tests walk this list. */
export const allCalls: readonly Call[] = domains.flatMap((domain) =>
  Object.values(domain as Record<string, unknown>).filter(isCall),
);
