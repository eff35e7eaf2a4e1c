import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import type { ClosedReason } from '@institute/contract/letters/letters';
import { type Context, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { lockUser } from '../auth/index.ts';
import {
  anyClass,
  type ClassRow,
  enrolmentOf,
  isHeld,
  subscriptionState,
} from '../classes/index.ts';
import { closedReason } from './rules.ts';
import { type ThreadRow, threadOf } from './store.ts';
import { nameOf } from './store-people.ts';

/** Whose conversation of which class; null for one's own. */
export interface ConversationRef {
  classRef: string;
  studentId: number | null;
}

/** A conversation that somebody may read, and as whom they read it. */
export interface Conversation {
  row: ClassRow;
  studentId: number;
  studentName: string;
  thread: ThreadRow | null;
  side: 'student' | 'teacher' | 'office';
  mayWrite: boolean;
  closed: ClosedReason | null;
}

/**
 * The conversation that the session's user may read: a student their own; who teaches the class, and who may answer
 * or see people in the office, that of a student who is in the class or has written there. Errors:
 * letters_not_found, whatever the reason.
 */
export async function openConversation(
  context: Context,
  { classRef, studentId: wanted }: ConversationRef,
): Promise<Conversation> {
  const { db } = context;
  const actor = signedIn(context);
  const studentId = wanted ?? actor.userId;
  const row = await anyClass(db, classRef);
  if (!row) throw new AppError('letters_not_found');
  const side = sideOf(context, row, studentId);
  const [enrolment, thread, studentName] = await Promise.all([
    enrolmentOf(db, studentId, row.id),
    threadOf(db, studentId, row.id),
    studentId === actor.userId ? actor.name : nameOf(db, studentId),
  ]);
  if ((!enrolment && !thread) || studentName === null) throw new AppError('letters_not_found');
  const now = context.clock.now();
  const closed = closedReason({
    isClassGone: row.deletedAt !== null,
    isIn: enrolment !== null,
    isExpired: subscriptionState(row, enrolment, now) === 'expired',
    isHeld: isHeld(enrolment, now),
  });
  const isAnswering = side === 'student' || can(actor, 'comments.answer', { classId: row.id });
  return {
    ...{ row, studentId, studentName, thread, side, closed },
    mayWrite: closed === null && isAnswering && can(actor, 'letters.write'),
  };
}

/** As whom the session's user reads. Errors: letters_not_found (they do not). */
function sideOf(context: Context, row: ClassRow, studentId: number): Conversation['side'] {
  const actor = signedIn(context);
  if (studentId === actor.userId) return 'student';
  const teaches = actor.teaches.some(
    ({ classId, powers }) => classId === row.id && powers.includes('teach'),
  );
  if (teaches && row.deletedAt === null) return 'teacher';
  const subject = { classId: row.id };
  if (can(actor, 'people.manage') || can(actor, 'comments.answer', subject)) return 'office';
  throw new AppError('letters_not_found');
}

/** Holds the student of a conversation, so that nobody writes to whom is being erased. Errors: letters_not_found. */
export async function holdStudent(tx: Tx, studentId: number): Promise<void> {
  if (!(await lockUser(tx, studentId))) throw new AppError('letters_not_found');
}
