import type { AssignmentPreview } from '@institute/contract/certificates/managed-certificates';
import { AppError } from '@institute/contract/errors';
import type { Context } from '../../../context.ts';
import { templateById } from '../templates/store.ts';
import { type Assignment, refuseUnknown } from './assign-certificate.ts';
import { expectedOf } from './store-assignments.ts';

/**
 * What an assignment would do, without doing it: how many it is for, who is new. Errors:
 * students_missing, template_missing, student_not_found, class_not_found.
 */
export async function previewAssignment(
  { db }: Context,
  wanted: Pick<Assignment, 'issuedOn' | 'membersWho'> & {
    templateId: number;
    studentIds: readonly number[];
    classIds: readonly number[];
  },
): Promise<AssignmentPreview> {
  const studentIds = [...new Set(wanted.studentIds)];
  const classIds = [...new Set(wanted.classIds)];
  if (studentIds.length + classIds.length === 0) throw new AppError('students_missing');
  if (!(await templateById(db, wanted.templateId))) throw new AppError('template_missing');
  await refuseUnknown(db, studentIds, classIds);
  const expected = await expectedOf(db, { ...wanted, studentIds, classIds }, wanted);
  const { total, fresh, revoked, names } = expected;
  return { total, fresh, revoked, names, held: total - fresh - revoked };
}
