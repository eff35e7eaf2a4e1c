import { can, classesWith } from '@institute/contract/auth/abilities';
import type { ErrorCode } from '@institute/contract/errors';
import { type Context, signedIn } from '../../../context.ts';
import type { AffectedClass } from '../../../handler.ts';
import type { WantedExams } from './list-exams.ts';
import { anyExam } from './store.ts';

/** The class of an exam, for the ability to mark there; a deleted exam is in its class still. */
export const classOfExam =
  (unknown: ErrorCode) =>
  async ({ db }: Context, { lesson_id }: { lesson_id: string }): Promise<AffectedClass[]> => {
    const exam = await anyExam(db, lesson_id);
    return [{ classId: exam?.classId ?? null, unknown }];
  };

/**
 * Narrows a list of exams to the classes that its reader marks (decision 084): a class of others is
 * as empty as one that there is not. Whoever may not see people finds them by their names alone.
 */
export function ownExams(
  context: Context,
  classId: number | null,
): Pick<WantedExams, 'classIds' | 'byName'> {
  const actor = signedIn(context);
  const own = classesWith(actor, 'exams.mark');
  const wanted = classId === null ? null : [classId];
  const classIds =
    own === null || wanted === null ? (wanted ?? own) : own.filter((id) => id === classId);
  const seesPeople = (id: number) => can(actor, 'classes.seePeople', { classId: id });
  return { classIds, byName: own !== null && !classIds?.every(seesPeople) };
}

/** Takes the e-mails off rows of classes whose people their reader may not see. */
export function withoutContacts<Row extends { classId: number; studentEmail: string }>(
  context: Context,
  rows: readonly Row[],
): Row[] {
  const actor = signedIn(context);
  return rows.map((row) =>
    can(actor, 'classes.seePeople', { classId: row.classId }) ? row : { ...row, studentEmail: '' },
  );
}
