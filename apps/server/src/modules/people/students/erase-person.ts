import type { Services } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { outboxFolder, removeMailsTo } from '../../../platform/outbox.ts';
import { deleteJobsAbout } from '../../../platform/person-jobs-store.ts';
import { fileRemovals } from '../../../shared/remove-files.ts';
import {
  deleteCodesOf,
  deleteDevicesOf,
  deleteRewardsOf,
  deleteSessionsOf,
  deleteThrottlesOf,
  deleteVerification,
  forgetDevices,
  forgetFactors,
} from '../../auth/index.ts';
import { eraseUser } from './store.ts';

type ErasingServices = Pick<Services, 'clock' | 'config' | 'jobs' | 'personalData' | 'push'>;

/** An account with what it signs in with. */
interface Account {
  id: number;
  email: string | null;
  phone: string;
}

/**
 * Erases a person who is locked together with their wallet, in the transaction of whoever decided
 * it: what names them goes, here and in every other domain, and the e-mail is free again. With
 * `keepsHistory` (an administrator deletes a student, rulings §4) enrolments, results and what hangs
 * on them stay without a name; without it (the person erases the account) only the ledger's rows do.
 * What is left of accounts that were joined with theirs goes alike.
 */
export async function erasePerson(
  services: ErasingServices,
  tx: Tx,
  { id, email, phone }: Account,
  { keepsHistory }: { keepsHistory: boolean },
): Promise<void> {
  const { jobs, personalData } = services;
  const now = services.clock.now();
  const joined = await personalData.joinedInto(tx, id);
  const files: string[] = [];
  for (const account of [
    ...joined.map((one) => ({ id: one, email: null, phone: '' })),
    { id, email, phone },
  ]) {
    files.push(...(await personalData.erase(tx, account.id, now)));
    // Before history goes: triggers take a deleted person out of every count, in an order of their own.
    await endAccount(services, tx, account, null);
    if (!keepsHistory) files.push(...(await personalData.eraseHistory(tx, account.id, now)));
  }
  if (files.length > 0) await jobs.enqueue(tx, fileRemovals, { names: files });
}

/**
 * Ends an account that is locked: nobody signs in to it any more, and what it signed in with is free again.
 * `name` is what stays of it; null for nothing.
 */
export async function endAccount(
  services: ErasingServices,
  tx: Tx,
  { id, email, phone }: Account,
  name: string | null,
): Promise<void> {
  await deleteCodesOf(tx, id);
  await forgetFactors(tx, id);
  await deleteVerification(tx, id);
  await deleteRewardsOf(tx, id);
  // Before their sessions end, which gives what is left of them another name.
  await forgetDevices(services, tx, id);
  await deleteSessionsOf(tx, id, null);
  await deleteDevicesOf(tx, id, null);
  const names = [email ?? '', phone].filter((one) => one !== '');
  await deleteJobsAbout(tx, { userId: id, names });
  for (const one of names) await deleteThrottlesOf(tx, one);
  // Copies that nobody waits for: they may be gone even if the transaction fails.
  if (email !== null) await removeMailsTo(outboxFolder(services.config.dataDir), email);
  await eraseUser(tx, id, { at: services.clock.now(), name });
}
