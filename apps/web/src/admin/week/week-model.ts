import type { Closure } from '@institute/contract/meetings/closures';
import type { OfficeMeeting } from '@institute/contract/meetings/meetings';
import { dateText, daysAfter } from '@institute/contract/time/calendar';
import { formatBy } from '../../ui/format.ts';

/** What a row of the week is about. */
export const weekWays = ['teacher', 'class'] as const;
export type WeekWay = (typeof weekWays)[number];

/** What a meeting is short of: a teacher, a place, or, once it is over, somebody who says who was there. */
export const lackNames = ['teacher', 'place', 'register'] as const;
export type Lack = (typeof lackNames)[number];

const DAYS = 7;

/** The seven days from the Monday on or before a day of the calendar. */
export function weekOf(day: string): readonly string[] {
  const fromMonday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % DAYS;
  return Array.from({ length: DAYS }, (_, at) => daysAfter(day, at - fromMonday));
}

/** A day of the calendar as it heads its meetings: `Mon, 30 Nov`, or with the whole name of its weekday. */
export const dayName = (day: string, weekday: 'short' | 'long'): string =>
  formatBy(new Date(`${day}T12:00:00Z`), {
    ...{ weekday, day: 'numeric', month: 'short', timeZone: 'UTC' },
  });

/** What closes the institute on which of some days. */
export function closedDays(
  days: readonly string[],
  closures: readonly Pick<Closure, 'fromOn' | 'untilOn' | 'name'>[],
): ReadonlyMap<string, string> {
  const closedBy = (day: string) =>
    closures.find(({ fromOn, untilOn }) => fromOn <= day && day <= untilOn)?.name;
  return new Map(
    days.flatMap((day) => {
      const name = closedBy(day);
      return name === undefined ? [] : [[day, name] as const];
    }),
  );
}

/** What a meeting lacks at a moment; nothing of one that is cancelled or that its teacher missed. */
export function lacksOf(meeting: OfficeMeeting, now: Date): Lack[] {
  const { state, teacherName, place, endsAt } = meeting;
  if (state === 'cancelled' || state === 'teacher_absent') return [];
  const isOver = endsAt <= now;
  return [
    ...(teacherName === '' ? ['teacher' as const] : []),
    ...(place === '' && !isOver ? ['place' as const] : []),
    ...(isOver && meeting.lacksRegister ? ['register' as const] : []),
  ];
}

/** A row of the week: a teacher or a class, with the meetings of each day. */
export interface WeekRow {
  key: string;
  /** Empty for what nobody teaches. */
  name: string;
  days: readonly (readonly OfficeMeeting[])[];
}

/**
 * The meetings of a week in rows, by name; what nobody teaches comes first. `days` are days of the calendar in
 * `timeZone`.
 */
export function weekRows(
  meetings: readonly OfficeMeeting[],
  { way, days, timeZone }: { way: WeekWay; days: readonly string[]; timeZone: string },
): WeekRow[] {
  const rows = new Map<string, { name: string; meetings: OfficeMeeting[] }>();
  for (const meeting of meetings) {
    const { teacherId, teacherName, classId, className } = meeting;
    const key = way === 'class' ? String(classId) : String(teacherId ?? '');
    const row = rows.get(key) ?? { name: way === 'class' ? className : teacherName, meetings: [] };
    row.meetings.push(meeting);
    rows.set(key, row);
  }
  return [...rows]
    .map(([key, { name, meetings: own }]) => ({
      ...{ key, name },
      days: days.map((day) => own.filter((one) => dateText(one.startsAt, timeZone) === day)),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
