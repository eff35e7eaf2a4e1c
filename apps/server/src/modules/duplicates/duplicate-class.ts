import { AppError } from '@institute/contract/errors';
import type { Untaught } from '@institute/contract/meetings/groups';
import { type AuditNote, type Context, signedIn } from '../../context.ts';
import { randToken } from '../../platform/random.ts';
import { copyBank } from '../bank/index.ts';
import { classAddedBy, copyClass, copyTeachers, lockClass } from '../classes/index.ts';
import { copyScheme } from '../exams/index.ts';
import { lessonsOfClass, lockEditing } from '../lessons/index.ts';
import { copyTimetable, firstDayOf, untaughtOf } from '../meetings/index.ts';
import { copyInto } from './copy-lessons.ts';
import {
  type DateMove,
  daysOfMove,
  lastMomentOf,
  movedByDays,
  withDuesMoved,
} from './move-dates.ts';

/** What a copy of a class is to be. */
interface CopyOfClass {
  name: string;
  requestKey: string | undefined;
  move: DateMove;
  withTeachers: boolean;
}

/**
 * Makes a class like another one, with its lessons, groups, weekly times and scheme of grades and without its
 * students: a draft until it is published. Its dates are those of the original, moved as is asked for; its teachers come along where that is
 * wanted. A key that the administrator has used answers with the class it made. Errors: class_not_found.
 */
export async function duplicateClass(
  context: Context,
  classRef: string,
  { name, requestKey, move, withTeachers }: CopyOfClass,
): Promise<{ id: number; rand: string; untaught: Untaught | null }> {
  const addedBy = `${signedIn(context).userId}:${requestKey ?? randToken()}`;
  const details: Record<string, unknown> = { class: classRef, name };
  const note: AuditNote = { details };
  return context.transaction(async (tx) => {
    // Lessons stand still, and the same request comes one after the other.
    await lockEditing(tx);
    const before = await classAddedBy(tx, addedBy);
    const now = context.clock.now();
    if (before) return { ...before, untaught: await untaughtOf(tx, before.id, now) };
    const original = await lockClass(tx, classRef, 'share');
    if (!original) throw new AppError('class_not_found');
    details.from = original.name;
    const copy = await copyClass(tx, original, { name, addedBy, createdAt: now });
    await copyBank(tx, original.id, copy.id);
    const lessons = await lessonsOfClass(tx, original.id);
    const { timeZone } = context.config;
    const dates = lessons.flatMap(({ opensAt }) => opensAt ?? []);
    const weekly = dates.length > 0 ? null : await firstDayOf(tx, original.id);
    const first = weekly && lastMomentOf(weekly, timeZone);
    const days = daysOfMove(move, first ? [first] : dates, timeZone);
    const moved = (date: Date | null) =>
      days === 0 ? date : date && movedByDays(date, days, timeZone);
    const copies = await copyInto(
      tx,
      copy.id,
      lessons.map((lesson) => ({
        lesson: {
          ...{ ...lesson, opensAt: moved(lesson.opensAt) },
          blocks: days === 0 ? lesson.blocks : withDuesMoved(lesson.blocks, days),
        },
        savedBy: null,
      })),
      now,
    );
    details.lessons = lessons.length;
    const copyOf = new Map(copies.map(({ id }, at) => [lessons[at]?.id ?? 0, id]));
    const columns = await copyScheme(tx, { from: original.id, to: copy.id, lessons: copyOf });
    if (columns > 0) details.columns = columns;
    if (withTeachers) {
      const total = await copyTeachers(tx, { from: original.id, to: copy.id, since: now });
      if (total > 0) details.teacherTotal = total;
    }
    const timetable = { from: original.id, to: copy.id, days, withTeachers, now };
    const copied = await copyTimetable(tx, timetable);
    if (copied.groups > 0) {
      Object.assign(details, { groupTotal: copied.groups, weeklyTotal: copied.weekly });
    }
    if (days !== 0) details.movedDays = days;
    note.classId = copy.id;
    return { id: copy.id, rand: copy.rand, untaught: await untaughtOf(tx, copy.id, now) };
  }, note);
}
