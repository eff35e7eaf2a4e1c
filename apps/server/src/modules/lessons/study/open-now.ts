import { gateOf } from '@institute/contract/lessons/lesson-gates';
import { type Context, signedIn } from '../../../context.ts';
import { joinedClasses } from '../store-study.ts';
import { membershipOf, readerOf } from './class-for-student.ts';
import { gateLessons } from './rules.ts';

/** The lessons that no gate shuts to the session's user now, of the classes that they have joined. */
export async function openNow(context: Context): Promise<ReadonlySet<number>> {
  const { clock, config } = context;
  const joined = await joinedClasses(context.db, readerOf(context, signedIn(context)));
  const open = joined.flatMap((one) => {
    const lessons = gateLessons(one.steps);
    const membership = membershipOf(context, one);
    return one.steps
      .filter(({ id }) => !gateOf(id, lessons, membership, clock.now(), config.timeZone))
      .map(({ id }) => id);
  });
  return new Set(open);
}
