import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { isWritten } from '@institute/contract/exams/grades';
import { type AuditNote, type Context, signedIn } from '../../../context.ts';
import { changesBetween } from '../../../shared/audit-changes.ts';
import { lockClass } from '../../classes/index.ts';
import { text } from '../text.ts';
import { examsOfClass } from './store.ts';
import {
  lockColumns,
  marksIn,
  type SchemeColumn,
  schemeOf,
  type WantedColumn,
  writeScheme,
  writeShown,
} from './store-schemes.ts';

/** A scheme as it is to be. */
export interface WantedScheme {
  classRef: string;
  /** The one that was looked at; 0 for none. */
  version: number;
  columns: readonly WantedColumn[];
  /** What is not said stays. */
  missingIsZero: boolean | undefined;
  /** How many marks its sender knows to go. */
  marksLost: number;
}

/**
 * Says by which columns a class is graded. Errors: class_not_found, forbidden (what is missing counts as 0 by the word
 * of the office alone), scheme_changed, lesson_not_found, marks_would_go.
 */
export async function saveScheme(context: Context, wanted: WantedScheme): Promise<void> {
  const note: AuditNote = {};
  await context.transaction(async (tx) => {
    const row = await lockClass(tx, wanted.classRef, 'update');
    if (!row) throw new AppError('class_not_found');
    await lockColumns(tx, row.id);
    const before = await schemeOf(tx, row.id);
    const missingIsZero = wanted.missingIsZero ?? before?.missingIsZero ?? false;
    note.details = { class: row.name };
    const isZeroNow = before?.missingIsZero ?? false;
    if (missingIsZero !== isZeroNow && !can(signedIn(context), 'grades.presets')) {
      throw new AppError('forbidden');
    }
    const columns = before?.columns ?? [];
    if (missingIsZero === isZeroNow && isSame(columns, wanted.columns)) return;
    if ((before?.version ?? 0) !== wanted.version) throw new AppError('scheme_changed');
    const exams = (await examsOfClass(tx, row.id)).map(({ id }) => id);
    // One that was deleted since stays chosen, since it may come back.
    const known = new Set([...exams, ...examsIn(columns)]);
    if (examsIn(wanted.columns).some((id) => !known.has(id)))
      throw new AppError('lesson_not_found');
    const { gone, emptied } = whatGoes(columns, wanted.columns);
    const marks = await marksIn(tx, row.id);
    const lost = [...gone, ...emptied].reduce((sum, id) => sum + (marks.get(id) ?? 0), 0);
    if (lost > wanted.marksLost) throw new AppError('marks_would_go', text.marksWouldGo(lost));
    const kept = wanted.columns.map((column) => ({
      ...column,
      examIds: column.kind === 'exams' ? column.examIds : [],
    }));
    await writeScheme(tx, row.id, { columns: kept, missingIsZero, gone, emptied });
    note.details = {
      class: row.name,
      ...changesBetween(noted(columns, isZeroNow), noted(kept, missingIsZero), [
        'columns',
        'missingIsZero',
      ]),
      ...(lost > 0 && { marksLost: lost }),
    };
  }, note);
}

type Named = Pick<SchemeColumn, 'name' | 'kind' | 'weight'> & { examIds: readonly number[] };

const lineOf = ({ name, kind, weight, examIds }: Named) =>
  [name, kind, weight, kind === 'exams' ? examIds.join(' ') : ''].join('\n');

const examsIn = (columns: readonly Named[]) => columns.flatMap(({ examIds }) => examIds);

/** Whether columns are what they are already, whatever their numbers. */
const isSame = (before: readonly Named[], after: readonly Named[]) =>
  before.map(lineOf).join('\n\n') === after.map(lineOf).join('\n\n');

/** The columns that go, and those that stay and count another thing, so that their marks go. */
function whatGoes(before: readonly SchemeColumn[], wanted: readonly WantedColumn[]) {
  const after = new Map(wanted.map((column) => [column.id, column]));
  if (wanted.some(({ id }) => id !== null && !before.some((column) => column.id === id))) {
    throw new AppError('scheme_changed');
  }
  const gone = before.filter(({ id }) => !after.has(id)).map(({ id }) => id);
  const emptied = before
    .filter(({ id, kind }) => {
      const now = after.get(id);
      return now !== undefined && isWritten(kind) && now.kind !== kind;
    })
    .map(({ id }) => id);
  return { gone, emptied };
}

/** A scheme as the audit log keeps it. */
const noted = (columns: readonly Named[], missingIsZero: boolean) => ({
  columns: columns.map(({ name, weight }) => `${name}: ${weight}`).join(', '),
  missingIsZero,
});

/** Says whether students of a class see their own grade. Errors: class_not_found, scheme_missing. */
export async function showGrades(
  context: Context,
  classRef: string,
  isShown: boolean,
): Promise<void> {
  const note: AuditNote = {};
  await context.transaction(async (tx) => {
    const row = await lockClass(tx, classRef, 'update');
    if (!row) throw new AppError('class_not_found');
    const before = await schemeOf(tx, row.id);
    if (!before || before.columns.length === 0) throw new AppError('scheme_missing');
    await writeShown(tx, row.id, isShown);
    note.details = { class: row.name, ...changesBetween(before, { isShown }, ['isShown']) };
  }, note);
}
