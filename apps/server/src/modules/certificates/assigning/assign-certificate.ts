import type { MembersWho } from '@institute/contract/certificates/managed-certificates';
import { AppError } from '@institute/contract/errors';
import { type AuditNote, type Context, signedIn } from '../../../context.ts';
import type { Database } from '../../../platform/db.ts';
import { classByRef } from '../../classes/index.ts';
import { templateToUse } from '../templates/store.ts';
import { longAssignments } from './continue-assignment.ts';
import { giveNext } from './give-next.ts';
import {
  type AssignmentRow,
  assignmentUnder,
  countHolders,
  insertAssignment,
  usersByIds,
} from './store-assignments.ts';

/** Who is given which certificate. */
export interface Assignment {
  templateId: number | null;
  /** Replaces the template's own content; finds the template when no id was sent. */
  content: string;
  /** 'YYYY-MM-DD'. */
  issuedOn: string;
  studentIds: readonly number[];
  classIds: readonly number[];
  /** Who of the classes. */
  membersWho: MembersWho;
  /** The browser's idempotency key; null when it sent none. */
  requestKey: string | null;
}

/** Up to this many students are served within the request. */
export const AT_ONCE = 500;

/**
 * Gives a certificate to students and to everyone in classes, and tells those who did not hold it
 * already: the same template, student and date is assigned once (rulings §7). More than a request
 * may wait for are served by a job; the row that is returned says how far it has come.
 * Errors: students_missing, template_missing, student_not_found, class_not_found.
 */
export async function assignCertificate(
  context: Context,
  assignment: Assignment,
): Promise<AssignmentRow> {
  const { issuedOn, membersWho } = assignment;
  const { userId } = signedIn(context);
  const requestKey = assignment.requestKey === null ? null : `${userId}:${assignment.requestKey}`;
  const studentIds = [...new Set(assignment.studentIds)];
  const classIds = [...new Set(assignment.classIds)];
  if (studentIds.length + classIds.length === 0) throw new AppError('students_missing');
  const note: AuditNote = { details: {} };
  return context.transaction(async (tx) => {
    const template = await templateToUse(tx, {
      id: assignment.templateId,
      content: assignment.content,
    });
    if (!template) throw new AppError('template_missing');
    await refuseUnknown(tx, studentIds, classIds);
    const total = await countHolders(tx, { studentIds, classIds, membersWho });
    const added = await insertAssignment(tx, {
      ...{ requestKey, issuedOn, studentIds, classIds, membersWho, total },
      templateId: template.id,
      title: template.title,
      content: assignment.content || template.content,
      footer: template.footer,
      assignedAt: context.clock.now(),
      assignedBy: userId,
    });
    // The same submission again, as after a lost response: what came of it.
    if (!added) return assignmentUnder(tx, requestKey ?? '');
    note.details = {
      ...{ template: template.id, title: template.title, assignment: added.id },
      ...{ issuedOn, total, classIds, membersWho },
    };
    if (total > AT_ONCE) {
      await context.jobs.enqueue(tx, longAssignments, { id: added.id }, { key: String(added.id) });
      return added;
    }
    const done = await giveNext(tx, added, context.clock.now(), AT_ONCE + 1);
    note.details.assigned = done.assigned;
    return done;
  }, note);
}

/** Refuses students and classes that are not there. Errors: student_not_found, class_not_found. */
export async function refuseUnknown(
  tx: Database,
  studentIds: readonly number[],
  classIds: readonly number[],
): Promise<void> {
  const chosen = await usersByIds(tx, studentIds);
  if (chosen.length < studentIds.length) throw new AppError('student_not_found');
  for (const id of classIds) {
    if (!(await classByRef(tx, String(id)))) throw new AppError('class_not_found');
  }
}
