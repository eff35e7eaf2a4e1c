import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import { enrolments, gradeMarks, users } from '../../../schema/index.ts';
import type { Span } from './grade-period.ts';
import type { GradeFacts } from './grade-rules.ts';

/** What is asked of some students of a class. */
interface Asked {
  classId: number;
  examIds: readonly number[];
  columnIds: readonly number[];
  userIds: readonly number[];
  span: Span;
  /** The month whose marks are meant; null for those of all months. */
  month: string | null;
  now: Date;
}

interface FactRow {
  user: number;
  what: 'exam' | 'meetings' | 'mark' | 'homework';
  /** The exam or the column. */
  ref: number;
  month: string;
  /** A score, meetings one came to, the hundredths of a mark, or the mean share of homework. */
  first: number | null;
  /** Meetings one was absent from, of how many points the mark is, or how many homeworks were marked. */
  second: number | null;
  /** Meetings one was excused from, or homeworks that wait. */
  third: number | null;
}

const idsOf = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::int[]`;
const within = (column: string, { from, until }: Span) =>
  from && until
    ? sql`and ${sql.raw(column)} >= ${from.toISOString()}::timestamptz and ${sql.raw(column)} < ${until.toISOString()}::timestamptz`
    : sql``;

/** What some students of a class have done, each in one statement with all others. */
export async function factsOf(
  db: Database | Tx,
  { classId, examIds, columnIds, userIds, span, month, now }: Asked,
): Promise<ReadonlyMap<number, GradeFacts>> {
  if (userIds.length === 0) return new Map();
  const people = idsOf(userIds);
  const result = await db.execute(sql`
    select r.user_id as "user", 'exam' as what, r.lesson_id as ref, '' as month,
      r.total_score::float8 as first, null::float8 as second, null::float8 as third
    from exam_results r
    where r.user_id = any(${people}) and r.lesson_id = any(${idsOf(examIds)}) and r.is_counted
      ${within('r.submitted_at', span)}
    union all
    select p.user_id, 'meetings', 0, '',
      count(*) filter (where p.state in ('present', 'late', 'left_early')),
      count(*) filter (where p.state = 'absent'), count(*) filter (where p.state = 'excused')
    from groups g
    join meetings m on m.group_id = g.id and m.state in ('planned', 'held')
      and m.starts_at <= ${now.toISOString()}::timestamptz ${within('m.starts_at', span)}
    join presences p on p.meeting_id = m.id and p.user_id = any(${people})
      and p.source <> 'asked'
    where g.class_id = ${classId}::int
    group by p.user_id
    union all
    select h.user_id, 'homework', 0, '', avg(h.mark::float8 / h.out_of) filter (where h.is_marked),
      count(*) filter (where h.is_marked), count(*) filter (where not h.is_marked)
    from (
      select distinct on (a.user_id, a.homework) a.user_id, a.mark, a.out_of,
        (a.mark is not null) as is_marked
      from hand_ins a
      where a.class_id = ${classId}::int and a.user_id = any(${people})
        and (a.mark is not null or (a.state = 'waiting' and a.asked -> 'marking' ->> 'kind' <> 'seen'))
        ${within('a.handed_in_at', span)}
      order by a.user_id, a.homework, (a.mark is null), a.attempt desc
    ) h
    group by h.user_id
    union all
    select k.user_id, 'mark', k.column_id, k.month, k.hundredths, k.out_of, null
    from grade_marks k
    where k.user_id = any(${people}) and k.column_id = any(${idsOf(columnIds)})
      ${month === null ? sql`` : sql`and k.month = ${month}`}`);
  const { rows } = result as unknown as { rows: FactRow[] };
  const facts = new Map(userIds.map((id) => [id, emptyFacts()]));
  for (const row of rows) {
    const own = facts.get(row.user);
    if (own) addFact(own, row);
  }
  return facts;
}

interface Gathered extends GradeFacts {
  exams: { lessonId: number; score: number | null }[];
  marks: { columnId: number; month: string; share: number }[];
}

const emptyFacts = (): Gathered => ({
  exams: [],
  meetings: { came: 0, absent: 0, excused: 0 },
  homework: { share: null, marked: 0, waits: 0 },
  marks: [],
});

function addFact(facts: Gathered, { what, ref, month, first, second, third }: FactRow): void {
  if (what === 'exam') facts.exams.push({ lessonId: ref, score: first });
  else if (what === 'meetings') {
    facts.meetings = { came: first ?? 0, absent: second ?? 0, excused: third ?? 0 };
  } else if (what === 'homework') {
    facts.homework = { share: first, marked: second ?? 0, waits: third ?? 0 };
  } else facts.marks.push({ columnId: ref, month, share: (first ?? 0) / ((second ?? 1) * 100) });
}

/** A student who has a place in a class, held until the transaction ends; null for anybody else. */
export async function holdStudent(
  tx: Tx,
  classId: number,
  userId: number,
): Promise<{ id: number; name: string } | null> {
  const [found] = await tx
    .select({ id: users.id, name: users.name })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(
      and(eq(enrolments.classId, classId), eq(enrolments.userId, userId), isNull(users.deletedAt)),
    )
    // Two who write of one student do so one after the other.
    .for('no key update', { of: enrolments });
  return found ?? null;
}

/** Since when a student has a place in a class; null without one. */
export async function placeSince(
  db: Database,
  classId: number,
  userId: number,
): Promise<Date | null> {
  const [found] = await db
    .select({ since: enrolments.enrolledAt })
    .from(enrolments)
    .where(and(eq(enrolments.classId, classId), eq(enrolments.userId, userId)));
  return found?.since ?? null;
}

interface MarkKey {
  columnId: number;
  userId: number;
  month: string;
}

const isMark = ({ columnId, userId, month }: MarkKey) =>
  and(
    eq(gradeMarks.columnId, columnId),
    eq(gradeMarks.userId, userId),
    eq(gradeMarks.month, month),
  );

/** A mark with who wrote it; null where there is none. */
export async function markAt(
  tx: Tx,
  key: MarkKey,
): Promise<{ hundredths: number; outOf: number; by: string } | null> {
  const [found] = await tx
    .select({ hundredths: gradeMarks.hundredths, outOf: gradeMarks.outOf, by: users.name })
    .from(gradeMarks)
    .innerJoin(users, eq(users.id, gradeMarks.writtenById))
    .where(isMark(key));
  return found ?? null;
}

/** Writes a mark over what stands there. */
export async function writeMark(tx: Tx, mark: typeof gradeMarks.$inferInsert): Promise<void> {
  const { columnId: _column, userId: _user, month: _month, ...set } = mark;
  await tx
    .insert(gradeMarks)
    .values(mark)
    .onConflictDoUpdate({
      target: [gradeMarks.columnId, gradeMarks.userId, gradeMarks.month],
      set,
    });
}

/** Takes a mark away. */
export async function deleteMark(tx: Tx, key: MarkKey): Promise<void> {
  await tx.delete(gradeMarks).where(isMark(key));
}
