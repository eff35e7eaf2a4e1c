import type { Tx } from '../../../platform/db.ts';
import { writeAudits } from '../../audit/index.ts';
import { sendNotice } from '../../messages/index.ts';
import { assignmentById } from '../assigning/store-assignments.ts';
import { revokedWords } from '../present.ts';
import {
  advanceRevocation,
  nextUnrevoked,
  type RevocationRow,
  revokeAll,
} from './store-revocations.ts';

/**
 * Takes back the next certificates of a revocation whose row is under our lock, in order of their ids:
 * each holder is told why, and each stands in the audit log as one that was revoked by itself. The
 * row that is returned says what is left.
 */
export async function revokeNext(
  tx: Tx,
  row: RevocationRow,
  { now, limit }: { now: Date; limit: number },
): Promise<RevocationRow> {
  const assignment = await assignmentById(tx, row.assignmentId);
  if (!assignment) throw new Error('the assignment is gone');
  const { reached, reason, begunBy } = row;
  const unrevoked = await nextUnrevoked(tx, assignment, { reached, limit });
  const revoked = await revokeAll(
    tx,
    unrevoked.map(({ id }) => id),
    { revokedAt: now, revokedBy: begunBy, revokedReason: reason },
  );
  if (revoked.length > 0) {
    const words = revokedWords(assignment, reason);
    await sendNotice(tx, now, { ...words, to: revoked.map(({ userId }) => userId) });
    const { id, title } = assignment;
    const notes = revoked.map(({ id: certificate, userId, code }) => ({
      ...{ subjectId: userId, details: { certificate, title, code, assignment: id } },
    }));
    await writeAudits(tx, { at: now, actorId: begunBy, action: 'revokeCertificate' }, notes);
  }
  const soFar = row.revoked + revoked.length;
  const isDone = unrevoked.length < limit;
  return advanceRevocation(tx, row.id, {
    revoked: soFar,
    reached: unrevoked.at(-1)?.id ?? reached,
    ...(isDone ? { finishedAt: now, total: soFar, reason: '' } : {}),
  });
}
