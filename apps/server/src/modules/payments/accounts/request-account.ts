import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { dateText } from '@institute/contract/time/calendar';
import { DAY_MS } from '@institute/contract/time/durations';
import { type Context, signedIn } from '../../../context.ts';
import {
  type AccountProvider,
  awayAsUnavailable,
  CardProviderAway,
} from '../../../platform/card-provider.ts';
import { throttle } from '../../auth/index.ts';
import { readSettings } from '../../settings/index.ts';
import type { SettleServices } from '../checkout/credit-payment.ts';
import { activeProvider } from '../checkout/open-payment.ts';
import { actOn } from '../checkout/settle-payment.ts';
import { foreignPayment } from '../checkout/verify-payment.ts';
import { findAccount } from './find-account.ts';
import { type AccountNumberRow, accountNumberOf, wantAccountNumber } from './store-accounts.ts';

/** How far back "It has not come" looks. */
const DAYS_BACK = 7;

/** The provider at which students get account numbers; null where the institute gives none. */
export async function accountsProvider(context: Pick<Context, 'db' | 'cardProviders'>) {
  const settings = await readSettings(context.db);
  const active = activeProvider(context, settings);
  const isOn = settings.accountNumbers !== 'off' && active?.provider.accounts;
  return isOn ? active.provider : null;
}

/**
 * Asks for the account number of whoever is signed in, and says where it stands. While the provider is away it goes
 * on by itself. Errors: payment_unconfigured, not_as_student, too_many.
 */
export async function requestAccountNumber(context: Context): Promise<AccountNumberRow | null> {
  const person = signedIn(context);
  const { db, clock } = context;
  if (!can(person, 'money.pay')) throw new AppError('not_as_student');
  const provider = await accountsProvider(context);
  if (!provider) throw new AppError('payment_unconfigured');
  await throttle(context, 'account-number', person.signInName);
  const { userId } = person;
  await wantAccountNumber(db, { userId, provider: provider.name, at: clock.now() });
  const row = await accountNumberOf(db, userId);
  if (row?.state !== 'asked') return row;
  await findAccount(context, row.id).catch((error: unknown) => {
    if (!(error instanceof CardProviderAway)) throw error;
  });
  return accountNumberOf(db, userId);
}

/**
 * Has the provider look for transfers to one's own account number, and credits those that it knows of. Errors:
 * payment_not_found, payment_unconfigured, not_as_student, too_many, unavailable.
 */
export async function requeryAccountNumber(context: Context): Promise<AccountNumberRow> {
  const person = signedIn(context);
  if (!can(person, 'money.pay')) throw new AppError('not_as_student');
  const row = await accountNumberOf(context.db, person.userId);
  if (row?.state !== 'assigned') throw new AppError('payment_not_found');
  const accounts = context.cardProviders[row.provider]?.accounts;
  if (!accounts) throw new AppError('payment_unconfigured');
  await throttle(context, 'account-requery', person.signInName);
  await lookForTransfers(context, accounts, row).catch(awayAsUnavailable);
  return row;
}

/** Settles what the provider knows to have come to a number. Throws `CardProviderAway`. */
export async function lookForTransfers(
  services: SettleServices,
  accounts: AccountProvider,
  row: AccountNumberRow,
): Promise<void> {
  const { number, bankSlug, customerId, provider: name } = row;
  const provider = services.cardProviders[name];
  if (number === null || customerId === null || !provider) return;
  const now = services.clock.now();
  await accounts.lookAgain({ number, bankSlug }, dateText(now, services.config.timeZone));
  const from = new Date(now.getTime() - DAYS_BACK * DAY_MS);
  for (const said of await accounts.transfersOf(customerId, { from, to: now })) {
    if (said.account === null) continue;
    const payment = await foreignPayment(services, provider, said.reference, true);
    if (payment && !payment.settledAt) await actOn(services, payment, said);
  }
}
