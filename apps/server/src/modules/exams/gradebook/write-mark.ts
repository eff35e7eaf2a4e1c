import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { isWritten } from '@institute/contract/exams/grades';
import { formatNumber } from '@institute/contract/language';
import { type AuditNote, type Context, signedIn } from '../../../context.ts';
import { changesBetween } from '../../../shared/audit-changes.ts';
import { text } from '../text.ts';
import { type GradedRow, gradedClass, gradesOf } from './read-grades.ts';
import { deleteMark, holdStudent, markAt, writeMark } from './store-grades.ts';
import { holdColumn } from './store-schemes.ts';

/** A mark that is typed. */
export interface TypedMark {
  classRef: string;
  columnId: number;
  studentId: number;
  /** A month, or all of the class's time. */
  period: string;
  /** In points; null to take it away. */
  mark: number | null;
  /** What stood there when it was typed. */
  before: number | null;
}

/**
 * Writes a mark of a student, or takes it away, and gives what they have now. Where another one was written meanwhile,
 * that stays, unless it is the same. Errors: class_not_found, column_not_found, not_in_class, own_submission,
 * mark_too_high, mark_changed.
 */
export async function writeGradeMark(context: Context, typed: TypedMark): Promise<GradedRow> {
  const { classRef, columnId, studentId, period, mark } = typed;
  const actor = signedIn(context);
  const note: AuditNote = { subjectId: studentId };
  return context.transaction(async (tx) => {
    const graded = await gradedClass(tx, { classRef, period });
    const column = await holdColumn(tx, graded.row.id, columnId);
    if (!column || !isWritten(column.kind)) throw new AppError('column_not_found');
    const student = await holdStudent(tx, graded.row.id, studentId);
    if (!student) throw new AppError('not_in_class', text.notInClass);
    if (studentId === actor.userId && !can(actor, 'exams.markOwn')) {
      throw new AppError('own_submission', text.ownMark);
    }
    if (mark !== null && mark > column.weight) {
      throw new AppError('mark_too_high', text.markTooHigh(formatNumber(column.weight)));
    }
    const key = { columnId, userId: studentId, month: period };
    const stands = await markAt(tx, key);
    const standing = stands === null ? null : pointsOf(stands, column.weight);
    note.details = {
      ...{ class: graded.row.name, column: column.name, ...(period !== '' && { period }) },
      ...changesBetween({ mark: standing }, { mark }, ['mark']),
    };
    if (standing !== mark) {
      if (standing !== typed.before) {
        const words = stands
          ? text.markWritten(stands.by, formatNumber(standing ?? 0))
          : text.markGone;
        throw new AppError('mark_changed', words);
      }
      if (mark === null) await deleteMark(tx, key);
      else {
        await writeMark(tx, {
          ...{ ...key, hundredths: Math.round(mark * 100), outOf: column.weight },
          ...{ writtenById: actor.userId, writtenAt: context.clock.now() },
        });
      }
    }
    const grade = (await gradesOf(context, tx, graded, [studentId])).get(studentId);
    if (!grade) throw new AppError('not_in_class', text.notInClass);
    return { ...student, email: '', ...grade };
  }, note);
}

/** A mark in points of a column, to two decimals, as it is typed. */
const pointsOf = ({ hundredths, outOf }: { hundredths: number; outOf: number }, weight: number) =>
  Math.round(Number(((hundredths * weight) / outOf).toFixed(6))) / 100;
