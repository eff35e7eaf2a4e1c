import { AppError } from '@institute/contract/errors';
import { WHOLE_TIME } from '@institute/contract/exams/grade-period';
import type { Context } from '../../../context.ts';
import type { Download } from '../../../handler.ts';
import { csvLines } from '../../../platform/csv.ts';
import { csvDownload } from '../../../shared/csv-download.ts';
import { countStudentsOf } from '../../classes/index.ts';
import { text } from '../text.ts';
import { type GradedClass, type GradesAsked, gradedClass, gradedStudents } from './read-grades.ts';

/** Students read at once: the next when the line has taken them. */
const BATCH = 500;

/** The grades of a class as a CSV file, made while it is sent. Errors: class_not_found, scheme_missing. */
export async function exportGrades(context: Context, asked: GradesAsked): Promise<Download> {
  const graded = await gradedClass(context.db, asked);
  const { row, scheme } = graded;
  if (scheme.columns.length === 0) throw new AppError('scheme_missing');
  const { period } = asked;
  // The log says who took the grades of a class.
  const details = { class: row.name, ...(period !== WHOLE_TIME && { period }) };
  await context.transaction(async () => undefined, { details });
  return csvDownload(context, {
    name: 'gradebook',
    rows: await countStudentsOf(context.db, row.id),
    lines: csv(context, graded),
  });
}

async function* csv(context: Context, graded: GradedClass) {
  const { name, email, grade, outOf, period } = text.gradeColumns;
  const { columns } = graded.rule;
  yield csvLines([[name, email, grade, ...graded.scheme.columns.map((column) => column.name)]], {
    bom: true,
  });
  for (let offset = 0; ; offset += BATCH) {
    const page = { limit: BATCH, offset, search: '' };
    const { students } = await gradedStudents(context, graded, page);
    yield csvLines(
      students.map((student) => [
        ...[student.name, student.email ?? '', figure(student.grade)],
        ...student.cells.map(({ points }) => figure(points)),
      ]),
    );
    if (students.length < BATCH) break;
  }
  yield csvLines([
    [outOf, '', '', ...columns.map(({ weight }) => String(weight))],
    [period, graded.rule.period || text.wholeTime],
  ]);
}

/** Empty where nothing is marked. */
const figure = (value: number | null) => (value === null ? '' : String(value));
