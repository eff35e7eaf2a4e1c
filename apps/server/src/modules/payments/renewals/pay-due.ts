import { AppError } from '@institute/contract/errors';
import type { Kobo } from '@institute/contract/money';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { inSavepoint } from '../../../platform/db-transaction.ts';
import { enrolStudent } from '../../classes/index.ts';
import { lockInvoice, payFrom, restOf } from '../../invoices/index.ts';
import { lockWallets } from '../../ledger/index.ts';
import { text } from '../text.ts';
import { renewalLine } from './store-renewals.ts';

/** What is paid: a month of a place, as its key names it, or an invoice. */
interface Owed {
  key: string;
  placeId: number;
  invoiceId: number | null;
}

/**
 * Pays what is due of a place out of the wallet, which the caller has locked: the one month or invoice that is named,
 * and never another. Gives the key of the transfer, or why nothing was taken.
 */
export async function payDue(
  services: Pick<Services, 'clock' | 'config' | 'progress' | 'seats'>,
  tx: Tx,
  owed: Owed,
  { userId, amount }: { userId: number; amount: Kobo },
): Promise<{ paidBy: string | null } | { kept: string }> {
  const gone = { kept: text.renewals.paidMeanwhile };
  if (owed.invoiceId !== null) {
    const wallets = await lockWallets(tx, [userId]);
    const line = await lockInvoice(tx, owed.invoiceId);
    const rest = line ? restOf(line.invoice) : 0;
    if (!line || rest === 0 || line.invoice.userId !== userId) return gone;
    const paid = { amount: Math.min(rest, amount), wallets, actorId: null };
    const { key } = await payFrom(services, tx, line, paid);
    return { paidBy: key };
  }
  const line = await renewalLine(tx, owed.placeId);
  const isThis = line && owed.key === `month:${owed.placeId}:${line.place.periods}`;
  if (!isThis || line.place.userId !== userId) return gone;
  const order = { userId, classRef: String(line.place.classId), upTo: amount };
  try {
    // A savepoint: what a refused renewal wrote is undone.
    const { paidBy } = await inSavepoint(tx, (inner) => enrolStudent(services, inner, order));
    return { paidBy };
  } catch (error) {
    if (error instanceof AppError) return { kept: text.renewals.notTaken };
    throw error;
  }
}
