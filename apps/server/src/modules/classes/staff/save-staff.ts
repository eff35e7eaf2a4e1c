import { roles, type StaffPower, staffPowers } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import type { AuditNote, Context } from '../../../context.ts';
import { changesBetween } from '../../../shared/audit-changes.ts';
import { lockUser } from '../../auth/index.ts';
import { anyClass, classByRef } from '../store.ts';
import { deletePowers, lockPowers, writePowers } from './store.ts';

/**
 * Makes a student's account a teacher of a class, or says anew what they may do there. The account is
 * locked, so that it is neither deleted nor made an administrator meanwhile. Errors: class_not_found,
 * student_not_found, staff_administrator.
 */
export async function saveStaff(
  context: Context,
  { classRef, userId, powers }: { classRef: string; userId: number; powers: readonly StaffPower[] },
): Promise<void> {
  const note: AuditNote = { subjectId: userId };
  await context.transaction(async (tx) => {
    const row = await classByRef(tx, classRef);
    if (!row) throw new AppError('class_not_found');
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('student_not_found');
    if (user.role === roles.administrator) throw new AppError('staff_administrator');
    const before = await lockPowers(tx, row.id, userId);
    const given = staffPowers.filter((power) => powers.includes(power));
    const since = context.clock.now();
    await writePowers(tx, { classId: row.id, userId, powers: given, since });
    const change = changesBetween(noteOf(before ?? []), noteOf(given), ['powers']);
    note.classId = row.id;
    note.details = { class: row.name, ...change };
  }, note);
}

const noteOf = (powers: readonly StaffPower[]) => ({ powers: powers.join(', ') });

/**
 * Takes a class away from its teacher. What they are saving there at this moment stands, or is refused:
 * they hold their row until it is saved. The class is not locked, since they may have to lock it for
 * that; one that is deleted may come back, and then without them. Errors: class_not_found.
 */
export async function removeStaff(
  context: Context,
  { classRef, userId }: { classRef: string; userId: number },
): Promise<void> {
  const note: AuditNote = { subjectId: userId };
  await context.transaction(async (tx) => {
    const row = await anyClass(tx, classRef);
    if (!row) throw new AppError('class_not_found');
    await deletePowers(tx, row.id, userId);
    note.classId = row.id;
    note.details = { class: row.name };
  }, note);
}
