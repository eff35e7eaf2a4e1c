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

/**
 * Erases a person who is locked together with their wallet, in the transaction of whoever decided
 * it: what names them goes, here and in every other domain, and the e-mail is free again. With
 * `keepsHistory` (an administrator deletes a student, rulings §4) enrolments, results and what hangs
 * on them stay without a name; without it (the person erases the account) only the ledger's rows do.
 */
export async function erasePerson(
  services: Pick<Services, 'clock' | 'config' | 'jobs' | 'personalData' | 'push'>,
  tx: Tx,
  { id, email, phone }: { id: number; email: string | null; phone: string },
  { keepsHistory }: { keepsHistory: boolean },
): Promise<void> {
  const { jobs, personalData } = services;
  const now = services.clock.now();
  const copies = await personalData.erase(tx, id, now);
  await deleteCodesOf(tx, id);
  await forgetFactors(tx, id);
  await deleteVerification(tx, id);
  await deleteRewardsOf(tx, id);
  // Before their sessions end, which gives what is left of them another name.
  await forgetDevices(services, tx, id);
  await deleteSessionsOf(tx, id, null);
  await deleteDevicesOf(tx, id, null);
  const names = [email ?? '', phone].filter((name) => name !== '');
  await deleteJobsAbout(tx, { userId: id, names });
  for (const name of names) await deleteThrottlesOf(tx, name);
  // Copies that nobody waits for: they may be gone even if the transaction fails.
  if (email !== null) await removeMailsTo(outboxFolder(services.config.dataDir), email);
  // First: triggers take a deleted person out of every count, in an order of their own.
  await eraseUser(tx, id, now);
  const own = keepsHistory ? [] : await personalData.eraseHistory(tx, id, now);
  const files = [...copies, ...own];
  if (files.length > 0) await jobs.enqueue(tx, fileRemovals, { names: files });
}
