import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { type Context, signedIn } from '../../../context.ts';
import { type ClassRow, classByRef, studentsOf } from '../../classes/index.ts';
import { weighedMean } from './rules.ts';
import { type BookExam, type BookMark, examsOfClass, marksOf, meansOf } from './store.ts';

/** An exam with the mean of its class. */
export interface MeanExam extends BookExam {
  mean: number | null;
  /** How many students have a mark. */
  marked: number;
}

/** A student with what they have in each exam, by its id. */
export interface BookStudent {
  id: number;
  name: string;
  /** '' for none, and for whoever may not see it. */
  email: string;
  marks: ReadonlyMap<number, BookMark>;
  mean: number | null;
}

/** A class with its exams and their means. Errors: class_not_found. */
export async function bookOfClass(
  { db }: Context,
  classRef: string,
): Promise<{ row: ClassRow; exams: MeanExam[] }> {
  const row = await classByRef(db, classRef);
  if (!row) throw new AppError('class_not_found');
  const exams = await examsOfClass(db, row.id);
  const means = await meansOf(
    db,
    row.id,
    exams.map(({ id }) => id),
  );
  const byExam = new Map(means.map((one) => [one.lessonId, one]));
  return {
    row,
    exams: exams.map((exam) => {
      const { mean, marked } = byExam.get(exam.id) ?? { mean: null, marked: 0 };
      return { ...exam, mean, marked };
    }),
  };
}

/**
 * A page of the students of a class by name, with their marks. Whoever may not see people finds them
 * by their names alone, and reads no e-mails (decision 084).
 */
export async function bookStudents(
  context: Context,
  classId: number,
  exams: readonly BookExam[],
  page: { limit: number; offset: number; search: string },
): Promise<{ total: number; students: BookStudent[] }> {
  const { db } = context;
  const seesPeople = can(signedIn(context), 'classes.seePeople', { classId });
  const wanted = { ...page, sort: 'name', byName: !seesPeople };
  const { total, rows } = await studentsOf(db, classId, wanted);
  const found = await marksOf(
    db,
    exams.map(({ id }) => id),
    rows.map(({ id }) => id),
  );
  const books = new Map(rows.map(({ id }) => [id, new Map<number, BookMark>()]));
  for (const mark of found) books.get(mark.userId)?.set(mark.lessonId, mark);
  const students = rows.map((student) => {
    const marks = books.get(student.id) ?? new Map<number, BookMark>();
    const weighed = exams.flatMap(({ id, weight }) => {
      const score = marks.get(id)?.score ?? null;
      return score === null ? [] : [{ score, weight }];
    });
    const { id, name, email } = student;
    return { id, name, email: (seesPeople && email) || '', marks, mean: weighedMean(weighed) };
  });
  return { total, students };
}
