import { classesWith } from '@institute/contract/auth/abilities';
import type { ParsedOf } from '@institute/contract/call';
import type { getClassList } from '@institute/contract/classes/class-list';
import { type Context, signedIn } from '../../../context.ts';
import type { AffectedClass } from '../../../handler.ts';
import { pageOf } from '../../../shared/page.ts';
import { presentListed } from '../present.ts';
import { categoriesOf, listedClasses } from './store-office-list.ts';

/** The classes that the list may hold, for abilities that are asked about classes. */
export async function openedClasses(context: Context): Promise<AffectedClass[]> {
  const own = classesWith(signedIn(context), 'classes.open') ?? [];
  return own.map((classId) => ({ classId, unknown: 'class_not_found' }));
}

/** A page of the classes that the actor works with, and the categories there are among them. */
export async function officeClasses(context: Context, input: ParsedOf<typeof getClassList>) {
  const { db, clock, config } = context;
  const { sort, state, category, for_lessons: forLessons } = input;
  const ability = forLessons ? 'lessons.edit' : 'classes.open';
  const classIds = classesWith(signedIn(context), ability);
  const page = pageOf(input);
  const [{ rows, total, more }, categories] = await Promise.all([
    listedClasses(db, { ...page, sort, state, category, classIds, now: clock.now() }),
    categoriesOf(db, classIds),
  ]);
  return {
    data: rows.map((row) => presentListed(row, config.timeZone)),
    meta: { ...page.meta(total), more, categories },
  };
}
