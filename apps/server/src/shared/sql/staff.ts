import type { OfficePower, StaffPower, Teaching } from '@institute/contract/auth/abilities';
import { and, eq, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { classes, classStaff } from '../../schema/index.ts';

/** The classes that a person teaches, as a column of a question about the person; deleted ones are none. */
export const teachingColumn = (userId: SQLWrapper) =>
  sql<{ classId: number; powers: StaffPower[] }[]>`coalesce((
    select json_agg(json_build_object('classId', staff.class_id, 'powers', staff.powers))
    from class_staff staff
    join classes taught on taught.id = staff.class_id and taught.deleted_at is null
    where staff.user_id = ${userId}), '[]'::json)`;

/** The powers of the office that a person holds, as a column of a question about the person. */
export const officeColumn = (userId: SQLWrapper) =>
  sql<OfficePower[]>`coalesce((
    select to_json(staff.powers) from office_staff staff where staff.user_id = ${userId}), '[]'::json)`;

/**
 * The classes that a person teaches, which nobody takes away or changes before the transaction ends:
 * who saves something in a class is its teacher until that is saved.
 */
export function holdTeaching(tx: Tx, userId: number): Promise<Teaching[]> {
  return tx
    .select({ classId: classStaff.classId, powers: classStaff.powers })
    .from(classStaff)
    .innerJoin(classes, eq(classes.id, classStaff.classId))
    .where(and(eq(classStaff.userId, userId), isNull(classes.deletedAt)))
    .for('share', { of: classStaff });
}
