import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../../like.ts';
import type { Database } from '../../../platform/db.ts';
import { lessons } from '../../../schema/index.ts';
import { foldedByDatabase } from '../../../store-folding.ts';
import { matchingPerson, searchedIn } from '../../../store-people-search.ts';

/** Which submissions are wanted: those of some classes, or all; found by subject, class and student. */
export interface WantedSubmissions {
  search: string;
  /** Null for every class; an exam is of the class it is in now. */
  classIds: readonly number[] | null;
  /** Whether students are found by their names alone, not by e-mail and phone. */
  byName: boolean;
}

/** The submissions `r` that a list is of. */
interface Submissions {
  /** From `table` on, which holds results of exams. */
  from: (table: SQL) => SQL;
  condition: SQL;
  /** Whether those of deleted students are among them; a condition may rule them out by itself. */
  withDeleted: boolean;
}

/**
 * The ways in which submissions are found (`countedPage`): with a search by their student, by the
 * subject of their exam and by the class it is in now, wherever in them all that was typed stands.
 */
export async function waysToSubmissions(
  db: Database,
  { from, condition, withDeleted }: Submissions,
  { search, classIds, byName }: WantedSubmissions,
): Promise<SQL[]> {
  const results = from(classIds === null ? sql`exam_results` : await resultsOf(db, classIds));
  const student = sql`${results} join users on users.id = r.user_id`;
  const all = withDeleted ? results : student;
  const wanted = withDeleted ? condition : sql`${condition} and users.deleted_at is null`;
  if (search === '') return [sql`${all} where ${wanted}`];
  const exam = sql`${all} join lessons l on l.id = r.lesson_id and l.kind = 'exam'`;
  const pattern = containing(search.trim());
  return [
    sql`${student} where ${wanted} and ${matchingPerson(searchedIn(byName), search)}`,
    sql`${exam} where ${wanted} and ${foldedByDatabase('l.subject')} like ${pattern}`,
    sql`${exam} join classes c on c.id = l.class_id
      where ${wanted} and ${foldedByDatabase('c.name')} like ${pattern}`,
  ];
}

/**
 * The results of the exams of some classes, read before they are put in order: along their order, all
 * that stands before them would be passed over.
 */
async function resultsOf(db: Database, classIds: readonly number[]): Promise<SQL> {
  const exams = await db
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.kind, 'exam'), inArray(lessons.classId, [...classIds])));
  const ids = `{${exams.map(({ id }) => id).join(',')}}`;
  return sql`(select * from exam_results where lesson_id = any(${ids}::int[]) offset 0)`;
}
