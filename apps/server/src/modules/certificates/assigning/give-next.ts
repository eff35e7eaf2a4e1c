import { fillContent, longDate } from '@institute/contract/certificates/certificate-content';
import type { Tx } from '../../../platform/db.ts';
import { readableCode } from '../../../platform/random.ts';
import { sendNotice } from '../../messages/index.ts';
import { certificateWords } from '../present.ts';
import { CODE_LENGTH, formatCode, type Holder } from '../rules.ts';
import { insertCertificates } from '../store.ts';
import { type AssignmentRow, advance, nextHolders } from './store-assignments.ts';

/**
 * Serves the next students of an assignment whose row is under our lock, in order of their ids, and
 * tells those who did not hold the certificate. The row that is returned says what is left.
 */
export async function giveNext(
  tx: Tx,
  row: AssignmentRow,
  now: Date,
  limit: number,
): Promise<AssignmentRow> {
  const holders = await nextHolders(tx, row, limit);
  const given =
    holders.length > 0
      ? await insertCertificates(
          tx,
          holders.map((holder) => certificateOf(row, holder)),
        )
      : [];
  if (given.length > 0) {
    const words = certificateWords(row.title, row.issuedOn);
    await sendNotice(tx, now, { ...words, to: given });
  }
  const isDone = holders.length < limit;
  return advance(tx, row.id, {
    processed: row.processed + holders.length,
    assigned: row.assigned + given.length,
    reached: holders.at(-1)?.userId ?? row.reached,
    ...(isDone ? { finishedAt: now, total: row.processed + holders.length } : {}),
  });
}

function certificateOf(row: AssignmentRow, holder: Holder) {
  return {
    code: formatCode(readableCode(CODE_LENGTH)),
    userId: holder.userId,
    templateId: row.templateId,
    holder: holder.name,
    title: row.title,
    content: fillContent(row.content, {
      name: holder.name,
      class: holder.classNames.join(', '),
      date: longDate(row.issuedOn),
    }),
    footer: row.footer,
    issuedOn: row.issuedOn,
    assignedAt: row.assignedAt,
    assignedBy: row.assignedBy,
  };
}
