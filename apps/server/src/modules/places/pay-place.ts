import { AppError } from '@institute/contract/errors';
import type { Kobo } from '@institute/contract/money';
import { type AuditNote, type Context, signedIn } from '../../context.ts';
import { hash } from '../../platform/random.ts';
import { userById } from '../auth/index.ts';
import { classByRef, enrolStudent } from '../classes/index.ts';
import { type GroupChosen, keepSeats } from '../meetings/index.ts';
import { lockPair } from '../referrals/index.ts';
import { doneBefore, type Request } from './act-on-places.ts';
import { insertAct } from './store.ts';
import { text } from './text.ts';

/** What was paid for a place, and what the wallet held after it, in kobo. */
type Paid = Record<'paid' | 'wallet', Kobo>;

/**
 * Gives a student a place, or a month more, which the wallet pays, at the price that was shown or less.
 * The same key pays once. Errors: those of `payPlace` in the contract.
 */
export async function payPlace(
  context: Context,
  order: { studentId: number; classRef: string; price: Kobo; group?: GroupChosen },
  requestKey: string | undefined,
): Promise<Paid> {
  const { userId: actorId } = signedIn(context);
  const { studentId, classRef, price, group } = order;
  if (studentId === actorId) throw new AppError('not_for_oneself');
  const request: Request =
    requestKey === undefined
      ? null
      : {
          requestKey: `${actorId}:${requestKey}`,
          orderHash: hash(JSON.stringify(['payPlace', order])),
        };
  const before = await doneBefore<Paid>(context.db, request);
  if (before) return before;
  const note: AuditNote = { subjectId: studentId };
  return context.transaction(async (tx) => {
    await lockPair(tx, studentId);
    // The same request at the same moment was waited for.
    const meanwhile = await doneBefore<Paid>(tx, request);
    if (meanwhile) return meanwhile;
    if (!(await userById(tx, studentId))) throw new AppError('student_not_found');
    const named = await classByRef(tx, classRef);
    if (!named) throw new AppError('class_not_found');
    if (named.price === 0) throw new AppError('class_free');
    const kept = { classId: named.id, userIds: [studentId], now: context.clock.now() };
    const seated = group ? await keepSeats(tx, { ...kept, group }) : {};
    const shown = { price, isMonthly: named.isMonthly };
    const order = { userId: studentId, classRef: String(named.id), shown, byOffice: actorId };
    // The class as it was locked: its price may have fallen since it was read.
    const { row, due, balance } = await enrolStudent(context, tx, order);
    const now = context.clock.now();
    const outcome = { paid: due, wallet: balance };
    note.classId = row.id;
    note.details = { kobo: due, class: row.name, ...seated };
    await context.notices.placePaid(tx, now, {
      ...{ userId: studentId, classId: row.id, className: row.name, amount: due },
    });
    if (request && !(await insertAct(tx, { ...request, outcome, doneAt: now }))) {
      throw new AppError('invalid_input', text.otherAct);
    }
    return outcome;
  }, note);
}
