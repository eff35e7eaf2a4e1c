import type { Context } from '../../../context.ts';
import type { Download } from '../../../handler.ts';
import { csvLines } from '../../../platform/csv.ts';
import { csvDownload } from '../../../shared/csv-download.ts';
import { countStudentsOf } from '../../classes/index.ts';
import { text } from '../text.ts';
import { bookOfClass, bookStudents, type MeanExam } from './gradebook.ts';
import type { BookMark } from './store.ts';

/** Students read at once: the next when the line has taken them. */
const BATCH = 500;

/** The gradebook of a class as a CSV file, made while it is sent. Errors: class_not_found. */
export async function exportGradebook(context: Context, classRef: string): Promise<Download> {
  const { db } = context;
  const { row, exams } = await bookOfClass(context, classRef);
  // The log says who took the marks of a class.
  await context.transaction(async () => undefined, { details: { class: row.name } });
  return csvDownload(context, {
    name: 'gradebook',
    rows: await countStudentsOf(db, row.id),
    lines: csv(context, row.id, exams),
  });
}

async function* csv(context: Context, classId: number, exams: readonly MeanExam[]) {
  const { name, email, mean, weight } = text.bookColumns;
  yield csvLines([[name, email, mean, ...exams.map(({ subject }) => subject)]], { bom: true });
  for (let offset = 0; ; offset += BATCH) {
    const page = { limit: BATCH, offset, search: '' };
    const { students } = await bookStudents(context, classId, exams, page);
    yield csvLines(
      students.map((student) => [
        ...[student.name, student.email, figure(student.mean)],
        ...exams.map(({ id }) => cell(student.marks.get(id))),
      ]),
    );
    if (students.length < BATCH) break;
  }
  yield csvLines([
    [weight, '', '', ...exams.map((exam) => String(exam.weight))],
    [mean, '', '', ...exams.map((exam) => figure(exam.mean))],
  ]);
}

const figure = (value: number | null) => (value === null ? '' : String(value));

/** Empty where nothing was handed in. */
function cell(mark: BookMark | undefined): string {
  if (!mark) return '';
  return mark.score === null ? text.bookWaits : String(mark.score);
}
