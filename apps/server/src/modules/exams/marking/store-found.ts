import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db.ts';
import { lessons } from '../../../schema/index.ts';
import { containing } from '../../../shared/like.ts';
import type { Way } from '../../../shared/sql/counted.ts';
import { few, fewPeople } from '../../../shared/sql/few.ts';
import { foldedColumn } from '../../../shared/sql/folding.ts';
import { matchingPerson, searchedIn } from '../../../shared/sql/people-search.ts';

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
  /** Its condition and order by columns of the results alone, if an index has each exam's so. */
  ofAnExam?: { condition: SQL; order: SQL };
}

/**
 * The ways in which submissions are found (`countedPage`): with a search by their student, by the
 * subject of their exam and by the class it is in now, wherever in them all that was typed stands.
 * Few students and exams are looked up before, and then what is theirs: along the order of the list,
 * all that is others' would be passed over.
 */
export async function waysToSubmissions(
  db: Database,
  list: Submissions,
  { search, classIds, byName }: WantedSubmissions,
): Promise<Way[]> {
  const results = classIds === null ? sql`exam_results` : await resultsOf(db, classIds);
  if (search === '') return [within(list, results)];
  const person = matchingPerson(searchedIn(byName), search);
  const pattern = containing(search.trim());
  // What a few classes hold is little as it is.
  const [students, exams] =
    classIds === null
      ? await Promise.all([fewPeople(db, person), examsFound(db, pattern)])
      : [null, null];
  const byStudent = students
    ? within(list, someOf(sql`user_id`, students))
    : within({ ...list, withDeleted: false }, results, person);
  if (exams) return [byStudent, ofExams(list, exams)];
  const exam = sql`exists (select from lessons l where l.id = r.lesson_id and l.kind = 'exam'
    and ${foldedColumn('l.subject')} like ${pattern})`;
  const inClass = sql`exists (select from lessons l join classes c on c.id = l.class_id
    where l.id = r.lesson_id and l.kind = 'exam' and ${foldedColumn('c.name')} like ${pattern})`;
  return [byStudent, within(list, results, exam), within(list, results, inClass)];
}

/** Those of a list among `results` of which `found` holds. */
function within(
  { from, condition, withDeleted }: Submissions,
  results: SQL,
  found = sql`true`,
): SQL {
  const all = from(results);
  return withDeleted
    ? sql`${all} where ${condition} and ${found}`
    : sql`${all} join users on users.id = r.user_id
        where ${condition} and users.deleted_at is null and ${found}`;
}

/** Those of a few exams: the first of each, where an index has them in the order of the list. */
function ofExams(list: Submissions, exams: readonly number[]): Way {
  const { ofAnExam } = list;
  if (!ofAnExam) return within(list, someOf(sql`lesson_id`, exams));
  const { condition, order } = ofAnExam;
  return (most) =>
    within(
      list,
      sql`(select one.* from unnest(${idsOf(exams)}) wanted (id) cross join lateral (
        select * from exam_results where lesson_id = wanted.id and ${condition}
        order by ${order} limit ${most}) one)`,
    );
}

const idsOf = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::int[]`;

/** Results that are of these by a column, read before they are put in order. */
const someOf = (column: SQL, ids: readonly number[]): SQL =>
  sql`(select * from exam_results where ${column} = any(${idsOf(ids)}) offset 0)`;

/** The exams whose subject or whose class' name holds what was typed; null where they are more. */
function examsFound(db: Database, pattern: string): Promise<number[] | null> {
  return few(db, [
    sql`select l.id from lessons l
      where l.kind = 'exam' and ${foldedColumn('l.subject')} like ${pattern}`,
    sql`select l.id from classes c join lessons l on l.class_id = c.id and l.kind = 'exam'
      where ${foldedColumn('c.name')} like ${pattern}`,
  ]);
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
  return someOf(
    sql`lesson_id`,
    exams.map(({ id }) => id),
  );
}
