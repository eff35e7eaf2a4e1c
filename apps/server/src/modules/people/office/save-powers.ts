import { type OfficePower, officePowers, roles } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import type { AuditNote, Context } from '../../../context.ts';
import { changesBetween } from '../../../shared/audit-changes.ts';
import { deleteCodesOf, deleteSessionsOf, lockUser } from '../../auth/index.ts';
import { lockOfficePowers, writeOfficePowers } from './store.ts';

/**
 * Says which powers of the office somebody holds: none takes them all away, as of their next call.
 * Administrators are given none, so that nobody gives any to themselves. Whoever gets their first one
 * signs in anew, since a second factor of theirs was not asked for meanwhile, and links by which a
 * password is chosen end, which somebody else may have made. Errors: student_not_found,
 * staff_administrator.
 */
export async function savePowers(
  context: Context,
  userId: number,
  powers: readonly OfficePower[],
): Promise<void> {
  const note: AuditNote = { subjectId: userId };
  await context.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('student_not_found');
    if (user.role === roles.administrator) throw new AppError('staff_administrator');
    const before = await lockOfficePowers(tx, userId);
    const given = officePowers.filter((power) => powers.includes(power));
    await writeOfficePowers(tx, userId, { powers: given, since: context.clock.now() });
    if (before.length === 0 && given.length > 0) {
      await deleteCodesOf(tx, userId);
      await deleteSessionsOf(tx, userId, null);
    }
    note.details = { ...changesBetween(noteOf(before), noteOf(given), ['powers']) };
  }, note);
}

const noteOf = (powers: readonly OfficePower[]) => ({ powers: powers.join(', ') });
