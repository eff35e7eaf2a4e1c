import { AppError } from '@institute/contract/errors';
import { gateOf } from '@institute/contract/lessons/lesson-gates';
import { type Context, signedIn } from '../../../context.ts';
import { type LessonRow, lessonsOfClass } from '../store.ts';
import type { LessonStep, StudiedClass } from '../store-study.ts';
import { membershipOf, visibleClass } from './class-for-student.ts';
import { gateLessons, withinMonth } from './rules.ts';

/** What of a class its student may save on a device, in order, and how many lessons may not be. */
export async function savableLessons(
  context: Context,
  classRef: string,
): Promise<{ lessons: LessonRow[]; locked: number }> {
  const found = await visibleClass(context, context.db, signedIn(context), classRef);
  if (!found.enrolment) throw new AppError('not_enrolled');
  const savable = new Set(savableSteps(context, found).map(({ id }) => id));
  const all = await lessonsOfClass(context.db, found.row.id);
  const lessons = all.filter(({ id }) => savable.has(id));
  return { lessons, locked: all.length - lessons.length };
}

/** The lessons that no gate shuts now; of those not opened yet as many as the month still allows. */
export function savableSteps(context: Context, found: StudiedClass): LessonStep[] {
  const lessons = gateLessons(found.steps);
  const membership = membershipOf(context, found);
  const now = context.clock.now();
  const open = found.steps.filter(
    ({ id }) => gateOf(id, lessons, membership, now, context.config.timeZone) === null,
  );
  return withinMonth(open, membership);
}
