import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { type Context, signedIn } from '../../../context.ts';
import type { SessionChange } from '../../../handler.ts';
import {
  lockSession,
  lockUser,
  parkSession,
  startSession,
  userIdByEmail,
} from '../../auth/index.ts';

/** Rulings §2: 60 minutes, not extended by use. */
const LIFE_MS = 60 * 60 * 1000;

/**
 * Signs an administrator in as a student, for 60 minutes: the new session names both, and the
 * administrator's own waits behind it, good for nothing meanwhile. Never onto an administrator; the student's row is locked, so
 * the student does not become one meanwhile. Errors: student_not_found, not_onto_administrator,
 * session_ended.
 */
export async function loginAsStudent(
  context: Context,
  asked: { id?: number | undefined; email: string },
): Promise<{ studentId: number; session: SessionChange }> {
  const actor = signedIn(context);
  const found = asked.id ?? (await userIdByEmail(context.db, asked.email));
  if (found === null) throw new AppError('student_not_found');
  const session = await context.transaction(
    async (tx) => {
      const student = await lockUser(tx, found);
      if (!student) throw new AppError('student_not_found');
      if (!can(actor, 'people.signInAs', student)) throw new AppError('not_onto_administrator');
      // Signed out from afar in this moment: there is nothing to come back to.
      if (!(await lockSession(tx, actor.sessionId))) throw new AppError('session_ended');
      await parkSession(tx, actor.sessionId);
      return startSession(tx, context.clock.now(), {
        userId: student.id,
        adminId: actor.userId,
        resumesId: actor.sessionId,
        lifeMs: LIFE_MS,
      });
    },
    { subjectId: found },
  );
  return { studentId: found, session };
}
