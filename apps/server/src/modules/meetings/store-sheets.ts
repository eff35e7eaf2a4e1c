import type { PresenceState } from '@institute/contract/meetings/presence-rules';
import { and, asc, eq, gte, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { enrolments, groups, meetings, presences, users } from '../../schema/index.ts';
import { standsIn } from './store-register-parts.ts';

/** A meeting of a sheet. */
export type SheetMeeting = Awaited<ReturnType<typeof sheetMeetings>>[number];

/** The meetings of a class that begin within a span and have begun, the first first. */
export const sheetMeetings = (
  db: Database,
  { classId, from, until, now }: { classId: number; from: Date; until: Date; now: Date },
) =>
  db
    .select({
      ...{ id: meetings.id, startsAt: meetings.startsAt, state: meetings.state },
      groupName: groups.name,
    })
    .from(meetings)
    .innerJoin(groups, eq(groups.id, meetings.groupId))
    .where(
      and(
        eq(groups.classId, classId),
        gte(meetings.startsAt, from),
        lt(meetings.startsAt, until),
        lte(meetings.startsAt, now),
      ),
    )
    .orderBy(asc(meetings.startsAt), asc(meetings.id));

const idsOf = (sheet: readonly SheetMeeting[]) => sheet.map(({ id }) => id);

/** Whether a user stands in the register of any of some meetings of a class. */
function standsInAny(classId: number, sheet: readonly SheetMeeting[]) {
  const ids = idsOf(sheet);
  return and(
    isNull(users.deletedAt),
    // Who may be meant, before it is asked of each meeting.
    or(
      sql`${users.id} in (select ${enrolments.userId} from ${enrolments} where ${enrolments.classId} = ${classId})`,
      sql`${users.id} in (select ${presences.userId} from ${presences} where ${inArray(presences.meetingId, ids)})`,
    ),
    sql`exists (select 1 from ${meetings} join ${groups} on ${groups.id} = ${meetings.groupId}
      where ${inArray(meetings.id, ids)} and ${standsIn({ meeting: meetings, group: groups })})`,
  );
}

/** How many students a sheet has. */
export async function countSheet(
  db: Database,
  classId: number,
  sheet: readonly SheetMeeting[],
): Promise<number> {
  return sheet.length === 0 ? 0 : db.$count(users, standsInAny(classId, sheet));
}

/** The students of a sheet by name, with what is said of each at the meetings that expected them. */
export async function sheetStudents(
  db: Database,
  classId: number,
  sheet: readonly SheetMeeting[],
  page: { limit: number; offset: number },
) {
  if (sheet.length === 0) return [];
  const students = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(standsInAny(classId, sheet))
    .orderBy(asc(users.searchText), asc(users.id))
    .limit(page.limit)
    .offset(page.offset);
  const said = await saidOf(
    db,
    sheet,
    students.map(({ id }) => id),
  );
  return students.map((student) => ({ ...student, said: said.get(student.id) ?? new Map() }));
}

/** What is said of some students at some meetings, null where nothing is. */
async function saidOf(db: Database, sheet: readonly SheetMeeting[], userIds: readonly number[]) {
  const said = new Map<number, Map<number, PresenceState | null>>();
  if (userIds.length === 0) return said;
  const rows = await db
    .select({ userId: users.id, meetingId: meetings.id, state: presences.state })
    .from(users)
    .innerJoin(meetings, inArray(meetings.id, idsOf(sheet)))
    .innerJoin(groups, eq(groups.id, meetings.groupId))
    .leftJoin(
      presences,
      and(
        ...[eq(presences.meetingId, meetings.id), eq(presences.userId, users.id)],
        ne(presences.source, 'asked'),
      ),
    )
    .where(and(inArray(users.id, [...userIds]), standsIn({ meeting: meetings, group: groups })));
  for (const { userId, meetingId, state } of rows) {
    const own = said.get(userId) ?? new Map<number, PresenceState | null>();
    said.set(userId, own.set(meetingId, state));
  }
  return said;
}
