import { AppError } from '@institute/contract/errors';
import { type AuditNote, type Context, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { hash } from '../../platform/random.ts';
import { refuseOwnAffairs } from '../../shared/own-affairs.ts';
import { writeAudits } from '../audit/index.ts';
import { type ClassRow, type EnrolmentRow, lockClass, lockEnrolments } from '../classes/index.ts';
import { type LockedAccount, lockWallets } from '../ledger/index.ts';
import { actUnder, insertAct, type Outcome } from './store.ts';
import { text } from './text.ts';

/** Which places an act is about, and why it is done. */
export interface PlacesOrder {
  classRef: string;
  studentIds: readonly number[];
  reason: string;
  requestKey: string | undefined;
}

/** The places an act is about, under the locks of their wallets, class and rows. */
export interface LockedPlaces {
  row: ClassRow;
  places: readonly EnrolmentRow[];
  wallets: readonly LockedAccount[];
  /** Students of the order who have none. */
  absent: number;
  now: Date;
}

/** What was done: its numbers, and with whom, for the audit log. */
interface Done<Numbers extends Outcome> {
  outcome: Numbers;
  /** What is noted beside the act as a whole. */
  details: Record<string, unknown>;
  /** With whom it was done, and what is noted of each. */
  each: readonly { subjectId: number; details: Record<string, unknown> }[];
}

/**
 * Does something with places of a class in one transaction: wallets are locked first, as by whoever
 * enrols, pays or returns money. The same key does it once and is answered alike. One audit row for the
 * act, called as the call, and one for each student, called `each`. Errors: own_affairs, students_missing,
 * class_not_found, not_in_class, invalid_input (the key has done something else).
 */
export async function actOnPlaces<Numbers extends Outcome>(
  context: Context,
  order: PlacesOrder,
  act: { each: string; work: (tx: Tx, locked: LockedPlaces) => Promise<Done<Numbers>> },
): Promise<Numbers> {
  const actor = signedIn(context);
  const { userId: actorId } = actor;
  const studentIds = [...new Set(order.studentIds)];
  refuseOwnAffairs(actor, studentIds);
  if (studentIds.length === 0) throw new AppError('students_missing');
  const request = requestOf(actorId, { ...order, studentIds }, act.each);
  const before = await doneBefore<Numbers>(context.db, request);
  if (before) return before;
  const note: AuditNote = {};
  return context.transaction(async (tx) => {
    const wallets = await lockWallets(tx, studentIds);
    // The same request at the same moment was waited for.
    const meanwhile = await doneBefore<Numbers>(tx, request);
    if (meanwhile) return meanwhile;
    const row = await lockClass(tx, order.classRef, 'share');
    if (!row) throw new AppError('class_not_found');
    const places = await lockEnrolments(tx, row.id, studentIds);
    if (places.length === 0) throw new AppError('not_in_class');
    const now = context.clock.now();
    const absent = studentIds.length - places.length;
    const { outcome, details, each } = await act.work(tx, { row, places, wallets, absent, now });
    const said = { class: row.name, reason: order.reason };
    note.classId = row.id;
    note.details = { total: each.length, ...said, ...details };
    await writeAudits(
      tx,
      { at: now, actorId, action: act.each, classId: row.id },
      each.map((one) => ({ ...one, details: { ...said, ...one.details } })),
    );
    if (request && !(await insertAct(tx, { ...request, outcome, doneAt: now }))) {
      throw new AppError('invalid_input', text.otherAct);
    }
    return outcome;
  }, note);
}

/** What was asked for under which key; null without one. */
export type Request = { requestKey: string; orderHash: string } | null;

/** One person's key is nothing in another's hands. */
function requestOf(actorId: number, { requestKey, ...order }: PlacesOrder, each: string): Request {
  if (requestKey === undefined) return null;
  const studentIds = [...order.studentIds].sort((a, b) => a - b);
  return {
    requestKey: `${actorId}:${requestKey}`,
    orderHash: hash(JSON.stringify([each, { ...order, studentIds }])),
  };
}

/** What an act under the same key came to. Errors: invalid_input (the key has done something else). */
export async function doneBefore<Numbers extends Outcome>(
  db: Parameters<typeof actUnder>[0],
  request: Request,
): Promise<Numbers | null> {
  const found = request && (await actUnder(db, request.requestKey));
  if (!found) return null;
  if (found.orderHash !== request.orderHash) throw new AppError('invalid_input', text.otherAct);
  return found.outcome as Numbers;
}
