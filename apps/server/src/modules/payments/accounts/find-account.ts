import type { Services } from '../../../context.ts';
import { AccountRefused, type DedicatedAccount } from '../../../platform/card-provider.ts';
import { isUniqueViolation } from '../../../platform/db.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import { userById } from '../../auth/index.ts';
import { readSettings } from '../../settings/index.ts';
import { payerEmail } from '../checkout/open-payment.ts';
import { text } from '../text.ts';
import { AGAIN_MS, namesOf, nextLook } from './account-rules.ts';
import {
  type AccountNumberRow,
  assignNumber,
  claimLook,
  dueLooks,
  failNumber,
  forgetNumber,
  isGivenBack,
  keepCustomer,
  lookAt,
  markRequested,
} from './store-accounts.ts';

/** Account numbers of which the provider has said something. */
export const accountLooks = defineQueue<{ accountNumberId: number }>('account-numbers', {
  retries: 3,
  backoff: 15,
  timeLimit: 60,
});

/** What looking reaches the world through. */
type AccountServices = Pick<Services, 'db' | 'clock' | 'config' | 'cardProviders'>;

const BATCH = 50;

/** Looks at every account number whose time has come. Runs in any number of processes. */
export async function sweepAccountNumbers(
  services: AccountServices & Pick<Services, 'log'>,
): Promise<void> {
  for (const id of await dueLooks(services.db, services.clock.now(), BATCH)) {
    await findAccount(services, id).catch((error: unknown) =>
      services.log.warn({ err: error }, 'the provider was not asked about an account number'),
    );
  }
}

/**
 * The one function that brings an account number further, whoever calls it: the student's press, an event of the
 * provider, the sweep. What the provider has is taken first; it is told to make an account once, which is noted
 * before, so that a process killed in between asks for no second one. Throws `CardProviderAway`.
 */
export async function findAccount(services: AccountServices, id: number): Promise<void> {
  const now = services.clock.now();
  const until = new Date(now.getTime() + AGAIN_MS);
  const row = await claimLook(services.db, id, { now, until });
  if (!row) return;
  try {
    await (row.state === 'closing' ? giveBack(services, row) : bringFurther(services, row));
  } catch (error) {
    if (!(error instanceof AccountRefused)) throw error;
    await failNumber(services.db, id, text.accountNumbers.refused(error.message));
  }
}

/** Of a deleted person nothing is left to reach them by; then the row goes as well. */
async function giveBack({ db, cardProviders }: AccountServices, row: AccountNumberRow) {
  const accounts = cardProviders[row.provider]?.accounts;
  if (!accounts) return;
  if (row.accountId !== null) await accounts.takeBack(row.accountId);
  await forgetNumber(db, row.id);
}

async function bringFurther(services: AccountServices, row: AccountNumberRow): Promise<void> {
  const { db, clock, cardProviders } = services;
  const accounts = cardProviders[row.provider]?.accounts;
  const customer = accounts && (await customerOf(services, row));
  if (!accounts || !customer) return;
  const found = await accounts.accountOf(customer);
  if (found) return take(services, row, found);
  if (row.state === 'failed') return lookAt(db, row.id, null);
  const now = clock.now();
  if (await markRequested(db, row.id, now)) {
    const { accountNumbers: bank } = await readSettings(db);
    const given = await accounts.askForAccount(customer, bank);
    return given ? take(services, row, given) : lookAt(db, row.id, nextLook(now, now));
  }
  const askAt = nextLook(row.requestedAt ?? now, now);
  return askAt ? lookAt(db, row.id, askAt) : failNumber(db, row.id, text.accountNumbers.never);
}

async function customerOf({ db, cardProviders, config }: AccountServices, row: AccountNumberRow) {
  const { customerId, customerCode, userId } = row;
  if (customerId !== null && customerCode !== null) return { id: customerId, code: customerCode };
  const person = userId === null ? null : await userById(db, userId);
  const accounts = cardProviders[row.provider]?.accounts;
  if (!person || !accounts) return null;
  const email = payerEmail({ userId: person.id, email: person.email ?? '' }, config.publicUrl);
  const made = await accounts.makeCustomer({
    ...{ email, phone: person.phone, ...namesOf(person.name) },
  });
  if (await keepCustomer(db, row.id, made)) return made;
  // The provider knows this e-mail as somebody else's of ours, whose money must not come here.
  await failNumber(db, row.id, text.accountNumbers.taken);
  return null;
}

async function take(
  { db, clock }: AccountServices,
  row: AccountNumberRow,
  account: DedicatedAccount,
): Promise<void> {
  // Of a deleted account with the same e-mail: it is another's until it has been given back.
  if (await isGivenBack(db, account.id)) return;
  try {
    await inTransaction(db, (tx) => assignNumber(tx, row.id, account, clock.now()));
  } catch (error) {
    if (!isUniqueViolation(error, 'account_numbers_number')) throw error;
    await failNumber(db, row.id, text.accountNumbers.taken);
  }
}
