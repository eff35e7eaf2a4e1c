import type { RevocationPreview } from '@institute/contract/certificates/assignment-revocation';
import { AppError } from '@institute/contract/errors';
import { type AuditNote, type Context, signedIn } from '../../../context.ts';
import { AT_ONCE } from '../assigning/assign-certificate.ts';
import {
  type AssignmentRow,
  advance,
  assignmentById,
  lockAssignment,
} from '../assigning/store-assignments.ts';
import { longRevocations } from './continue-revocation.ts';
import { revokeNext } from './revoke-next.ts';
import {
  countGiven,
  insertRevocation,
  nextUnrevoked,
  type RevocationRow,
  runningRevocation,
} from './store-revocations.ts';

/** How many holders are named before a revocation. */
const NAMES = 8;

/** What taking an assignment back would do, without doing it. Errors: assignment_not_found. */
export async function previewRevocation({ db }: Context, id: number): Promise<RevocationPreview> {
  const assignment = await assignmentById(db, id);
  if (!assignment) throw new AppError('assignment_not_found');
  const first = await nextUnrevoked(db, assignment, { reached: 0, limit: NAMES });
  const { total, unrevoked } = await countGiven(db, assignment);
  return { total, standing: unrevoked, names: first.map(({ name }) => name) };
}

/**
 * Takes back every certificate of an assignment that stands, and tells each holder why; an assignment
 * that still runs ends where it is. More than a request may wait for are taken back by a job. Asked
 * again while that goes on, it says how far it has come. Errors: assignment_not_found,
 * certificate_revoked.
 */
export async function revokeAssignment(
  context: Context,
  { id, reason }: { id: number; reason: string },
): Promise<{ assignment: AssignmentRow; revocation: RevocationRow }> {
  const note: AuditNote = { details: { assignment: id } };
  return context.transaction(async (tx) => {
    const found = await lockAssignment(tx, id);
    if (!found) throw new AppError('assignment_not_found');
    const now = context.clock.now();
    const running = await runningRevocation(tx, id);
    note.details = { ...note.details, title: found.title, issuedOn: found.issuedOn };
    if (running) return { assignment: found, revocation: running };
    const assignment = found.finishedAt
      ? found
      : await advance(tx, id, { finishedAt: now, total: found.processed });
    const { unrevoked } = await countGiven(tx, assignment);
    if (unrevoked === 0 && found.finishedAt) throw new AppError('certificate_revoked');
    note.details = { ...note.details, total: unrevoked };
    const begun = await insertRevocation(tx, {
      ...{ assignmentId: id, reason, total: unrevoked },
      ...{ begunAt: now, begunBy: signedIn(context).userId },
    });
    if (unrevoked > AT_ONCE) {
      await context.jobs.enqueue(tx, longRevocations, { id: begun.id }, { key: String(begun.id) });
      return { assignment, revocation: begun };
    }
    const done = await revokeNext(tx, begun, { now, limit: AT_ONCE + 1 });
    return { assignment, revocation: done };
  }, note);
}
