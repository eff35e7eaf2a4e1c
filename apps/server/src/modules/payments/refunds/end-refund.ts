import type { Services } from '../../../context.ts';
import type { Database, Tx } from '../../../platform/db.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { userById } from '../../auth/index.ts';
import { lockWallets, post } from '../../ledger/index.ts';
import { text } from '../text.ts';
import { refundMails } from './mail-refund.ts';
import { refundBack, refundDone } from './sent-refund-rules.ts';
import { lockRefund, type RefundRow, refundById, updateRefund } from './store-sent-refunds.ts';

/** What acting on refunds reaches the world through. */
export type RefundServices = Pick<Services, 'db' | 'clock' | 'jobs' | 'notices'>;

/** Runs `work` on a refund that has not ended, under the locks of its wallet, which always comes first, and its own. */
export async function withRefund(
  db: Database,
  id: number,
  work: (tx: Tx, row: RefundRow) => Promise<unknown>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockedRefund(tx, id);
    if (row && !row.endedAt) await work(tx, row);
  });
}

/** A refund under the locks of its wallet and its own; null where there is none. */
export async function lockedRefund(tx: Tx, id: number): Promise<RefundRow | null> {
  const named = await refundById(tx, id);
  if (!named) return null;
  await lockWallets(tx, [named.userId]);
  return lockRefund(tx, id);
}

/** It has left: by card, or by the transfer that somebody has recorded. */
export async function endRefund(
  services: RefundServices,
  tx: Tx,
  row: RefundRow,
  end: {
    from: 'card_clearing' | 'bank';
    decidedBy?: number;
    reference?: string;
    paidOn?: string;
  },
): Promise<RefundRow> {
  const { from, decidedBy = row.decidedBy, ...transfer } = end;
  const now = services.clock.now();
  await post(tx, now, [refundDone(row, from, decidedBy, end.paidOn)]);
  const ended = await updateRefund(tx, row.id, {
    ...{ state: 'done', problem: '', endedAt: now, askAt: null, decidedBy, ...transfer },
    ...((await isGone(tx, row)) && forgotten),
  });
  await tell(services, tx, ended);
  return ended;
}

/**
 * It is in the wallet again. Nobody reaches the wallet of a deleted account: there it stays on its way back, and
 * somebody pays it by a transfer.
 */
export async function putBack(
  services: RefundServices,
  tx: Tx,
  row: RefundRow,
  end: { state: 'failed' | 'stopped'; problem?: string; decidedBy?: number },
): Promise<RefundRow> {
  const { state, problem = '', decidedBy = row.decidedBy } = end;
  if (await isGone(tx, row)) {
    const change = { state: 'details', problem: text.refunds.ownerGone, askAt: null } as const;
    return updateRefund(tx, row.id, change);
  }
  const now = services.clock.now();
  await post(tx, now, refundBack(row, state === 'stopped' ? problem : '', decidedBy));
  const ended = await updateRefund(tx, row.id, {
    ...{ state, problem, endedAt: now, askAt: null, decidedBy },
  });
  await tell(services, tx, ended);
  return ended;
}

/** The payer's bank refused it, which is told once; the office says where it goes. */
export async function waitForDetails(
  services: RefundServices,
  tx: Tx,
  row: RefundRow,
): Promise<void> {
  if (row.state === 'details') return;
  const waiting = { state: 'details', problem: text.refunds.needsDetails } as const;
  await tell(services, tx, await updateRefund(tx, row.id, waiting));
}

/** Whether the account of its owner was deleted. */
const isGone = async (tx: Tx, { userId }: RefundRow): Promise<boolean> =>
  (await userById(tx, userId)) === null;

/** What is kept of nobody any more. */
const forgotten = { accountNumber: '', accountName: '' };

/** Tells the student of a step, in the messages and by mail. */
async function tell({ clock, jobs, notices }: RefundServices, tx: Tx, row: RefundRow) {
  const { id, userId, amount, way, state, problem, reason } = row;
  const news = { userId, amount, way, state, reason: state === 'stopped' ? problem : reason };
  await notices.refundMoved(tx, clock.now(), news);
  await jobs.enqueue(tx, refundMails, { refundId: id, state });
}
