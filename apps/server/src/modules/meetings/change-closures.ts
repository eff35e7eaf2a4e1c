import { AppError } from '@institute/contract/errors';
import { dateText, daysAfter } from '@institute/contract/time/calendar';
import type { AuditNote, Context } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { checkDays } from './change-groups.ts';
import { checkComing } from './change-patterns.ts';
import { type Holiday, holidaysFrom } from './holiday-rules.ts';
import type { ClosedDays } from './meeting-rules.ts';
import { type Planned, planGroup } from './plan-meetings.ts';
import { lockGroup, plannedGroups } from './store.ts';
import { closuresFrom, deleteClosure, insertClosure, lockClosures } from './store-closures.ts';
import { tellStudents } from './tell-students.ts';
import { text } from './text.ts';

/** Days that one closure lasts, at the most. */
const MOST_DAYS = 120;

/** The closures that are not over, and the holidays that come, of which no day is closed yet. */
export async function closuresToCome({ db, clock, config }: Context) {
  const today = dateText(clock.now(), config.timeZone);
  const closures = await closuresFrom(db, today);
  const isOpen = ({ fromOn, untilOn }: Holiday) =>
    !closures.some((closed) => closed.fromOn <= untilOn && fromOn <= closed.untilOn);
  return { closures, proposed: holidaysFrom(today, config.timeZone).filter(isOpen) };
}

/**
 * Has nothing held on some days; gives how many meetings that has cancelled. The same again changes nothing, and days
 * that are all closed already are not closed under another name. Errors: day_out_of_reach, days_closed.
 */
export async function addClosure(
  context: Context,
  closure: { fromOn: string; untilOn: string; name: string },
): Promise<number> {
  const { fromOn, untilOn, name } = closure;
  checkDays(fromOn, untilOn);
  checkComing(untilOn, context.clock.now(), context.config.timeZone);
  if (untilOn > daysAfter(fromOn, MOST_DAYS - 1)) {
    throw new AppError('day_out_of_reach', text.longSpan(String(MOST_DAYS)));
  }
  const note: AuditNote = { details: { name, fromOn, lastOn: untilOn } };
  return context.transaction(async (tx) => {
    await lockClosures(tx);
    const closed = (await closuresFrom(tx, untilOn)).filter((row) => row.fromOn <= fromOn);
    if (closed.some((row) => isSame(row, closure))) return 0;
    const [before] = closed;
    if (before) throw new AppError('days_closed', text.closedBefore(before.name));
    await insertClosure(tx, closure);
    let cancelled = 0;
    await planEach(context, tx, async (group, { closed }) => {
      if (closed.length === 0) return;
      cancelled += closed.length;
      const times = closed.map(({ startsAt }) => startsAt);
      await tellStudents(
        context,
        tx,
        group,
        { kind: 'cancelled', times, reason: name },
        closed.map(({ id, startsAt }) => ({ id, toldFor: startsAt })),
      );
    });
    note.details = { ...note.details, meetings: cancelled };
    return cancelled;
  }, note);
}

const isSame = (one: ClosedDays, other: ClosedDays): boolean =>
  (['fromOn', 'untilOn', 'name'] as const).every((field) => one[field] === other[field]);

/** Has meetings held on these days after all. Errors: closure_not_found. */
export async function removeClosure(context: Context, id: number): Promise<void> {
  const note: AuditNote = {};
  await context.transaction(async (tx) => {
    const gone = await deleteClosure(tx, id);
    if (!gone) throw new AppError('closure_not_found');
    note.details = { name: gone.name, fromOn: gone.fromOn, lastOn: gone.untilOn };
    await planEach(context, tx, async (group, { opened }) => {
      if (opened.length === 0) return;
      const times = opened.map(({ startsAt }) => startsAt);
      await tellStudents(
        context,
        tx,
        group,
        { kind: 'held', times },
        opened.map(({ id, startsAt }) => ({ id, toldFor: startsAt })),
      );
    });
  }, note);
}

/** Plans every group anew in one transaction; whose teacher is elsewhere meanwhile stands without one. */
async function planEach(
  { clock }: Context,
  tx: Tx,
  follow: (
    group: NonNullable<Awaited<ReturnType<typeof lockGroup>>>,
    planned: Planned,
  ) => Promise<void>,
): Promise<void> {
  for (const id of await plannedGroups(tx)) {
    const group = await lockGroup(tx, id);
    if (!group) continue;
    await follow(group, await planGroup(tx, group, { now: clock.now(), busy: 'without' }));
  }
}
