import { AppError } from '@institute/contract/errors';
import { MOST_MEETINGS } from '@institute/contract/meetings/groups';
import { MOST_DAYS, type OfficeMeeting } from '@institute/contract/meetings/meetings';
import { dateText, daysAfter, endOfDate } from '@institute/contract/time/calendar';
import type { Context } from '../../context.ts';
import { classByRef } from '../classes/index.ts';
import { presentGroup, presentMeeting, presentPattern } from './present.ts';
import { groupsOf, membersOf, patternsFrom, teachers } from './store.ts';
import { meetingsFrom } from './store-meetings.ts';
import { untaughtOf } from './store-untaught.ts';
import { text } from './text.ts';

/** Meetings that one answer tells of, at the most. */
const MOST = 2000;

async function existingClass({ db }: Context, ref: string) {
  const row = await classByRef(db, ref);
  if (!row) throw new AppError('class_not_found');
  return row;
}

/** The groups of a class, its meetings that come next, and who may teach. Errors: class_not_found. */
export async function timetableOf(context: Context, classRef: string) {
  const { db, clock, config } = context;
  const now = clock.now();
  const { id: classId } = await existingClass(context, classRef);
  const rows = await groupsOf(db, classId);
  const ids = rows.map(({ group }) => group.id);
  const today = dateText(now, config.timeZone);
  const [patterns, members] = [await patternsFrom(db, ids, today), await membersOf(db, ids)];
  const groups = rows.map(({ group, teacherName }) =>
    presentGroup(group, {
      teacherName,
      students: members.filter(({ groupId }) => groupId === group.id),
      patterns: patterns
        .filter(({ pattern }) => pattern.groupId === group.id)
        .map((row) => presentPattern(row.pattern, row.teacherName)),
    }),
  );
  const coming = await meetingsFrom(db, { from: now, classId }, MOST_MEETINGS);
  return {
    ...{ groups, meetings: coming.map(presentMeeting) },
    ...{ teachers: await teachers(db), zone: config.timeZone },
    untaught: await untaughtOf(db, classId, now),
  };
}

/** The meetings of some days, both included. Errors: class_not_found, day_out_of_reach. */
export async function meetingsOfDays(
  context: Context,
  days: { from: string; until: string },
  of: { classRef: string | undefined; teacherId: number | undefined },
): Promise<OfficeMeeting[]> {
  const { timeZone } = context.config;
  const from = endOfDate(daysAfter(days.from, -1), timeZone);
  const until = endOfDate(days.until, timeZone);
  if (!from || !until) throw new AppError('day_out_of_reach');
  if (days.until < days.from) throw new AppError('day_out_of_reach', text.daySpan);
  if (days.until > daysAfter(days.from, MOST_DAYS - 1)) {
    throw new AppError('day_out_of_reach', text.longSpan(String(MOST_DAYS)));
  }
  const row = of.classRef === undefined ? null : await existingClass(context, of.classRef);
  const wanted = { from, until, classId: row?.id, teacherId: of.teacherId };
  return (await meetingsFrom(context.db, wanted, MOST)).map(presentMeeting);
}
