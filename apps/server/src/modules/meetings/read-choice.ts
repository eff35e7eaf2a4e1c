import { AppError } from '@institute/contract/errors';
import type { GroupToChoose } from '@institute/contract/meetings/seats';
import { dateText } from '@institute/contract/time/calendar';
import { type Context, signedIn } from '../../context.ts';
import { classByRef, enrolmentOf } from '../classes/index.ts';
import { isOffered, isToChoose, mayMove, seatsLeft } from './seat-rules.ts';
import { groupsOf, type PatternRow, patternsFrom } from './store.ts';
import { begunBetween, nextMeetings, ownGroups, seatsOf, wishesOf } from './store-seats.ts';

/** The groups among which the session's user chooses in a class, and where they stand. Errors: class_not_found. */
export async function groupChoice(context: Context, classRef: string) {
  const { db, clock } = context;
  const { userId } = signedIn(context);
  const now = clock.now();
  const row = await classByRef(db, classRef);
  if (!row) throw new AppError('class_not_found');
  const open = (await groupsOf(db, row.id)).filter(({ group }) => isToChoose(group, now));
  const place = await enrolmentOf(db, userId, row.id);
  const own = place ? await ownGroups(db, userId, row.id) : [];
  // Their own is shown also while it has no weekly time.
  const rows = open.filter(
    (one) => isOffered(one, now) || own.some(({ id }) => id === one.group.id),
  );
  if (rows.length === 0) return { groups: [], groupId: null, groupIds: [], mayMove: false };
  if (row.isDraft && !place) throw new AppError('class_not_found');
  const ids = rows.map(({ group }) => group.id);
  const seats = await seatsOf(db, ids, now);
  const wishes = await wishesOf(db, ids);
  const next = await nextMeetings(db, ids, now);
  const today = dateText(now, context.config.timeZone);
  const patterns = await patternsFrom(db, ids, today);
  const timeOf = ({ id, weekday, startsAt, minutes, ...days }: PatternRow) => ({
    ...{ weekday, startsAt, minutes, nextAt: next.get(id) ?? null },
    ...{ fromOn: days.fromOn > today ? days.fromOn : null, untilOn: days.untilOn },
  });
  const groups = rows.map(({ group, teacherName }): GroupToChoose => {
    const about = wishes.filter(({ wish }) => wish.groupId === group.id);
    const line = about.filter(({ wish }) => wish.state === 'waiting');
    const at = line.findIndex(({ wish }) => wish.userId === userId);
    const mine = about.find(({ wish }) => wish.userId === userId && wish.until !== null)?.wish;
    return {
      ...{ id: group.id, name: group.name, teacherName: teacherName ?? '', zone: group.zone },
      times: patterns
        .filter(({ pattern }) => pattern.groupId === group.id)
        .map((p) => timeOf(p.pattern)),
      seatsLeft: seatsLeft(group, seats(group.id)),
      place: at < 0 ? null : at + 1,
      offeredUntil: mine?.until && mine.until > now ? mine.until : null,
    };
  });
  const [first] = own;
  const begun =
    place && first ? await begunBetween(db, first.id, { from: place.enrolledAt, until: now }) : 0;
  return {
    ...{ groups, groupId: first?.id ?? null, groupIds: own.map(({ id }) => id) },
    mayMove: own.length < 2 && mayMove(row.mayMoveGroups, begun),
  };
}
