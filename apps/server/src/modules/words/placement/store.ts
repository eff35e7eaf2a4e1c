import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db.ts';
import { classes, lessons, words } from '../../../schema/index.ts';
import { isPublishedRow } from '../../classes/index.ts';
import type { PlacementWord } from './rules.ts';

/** Words that are looked at: those of the first classes are the plainest. */
const MOST_WORDS = 300;

const isOnShow: SQL | undefined = and(
  isPublishedRow,
  isNull(classes.deletedAt),
  gt(classes.lessonTotal, 0),
);

/** Words of the classes on show, those of the lower levels first. */
export async function placementWords(db: Database): Promise<PlacementWord[]> {
  return db
    .select({ arabic: words.arabic, meaning: words.meaning })
    .from(words)
    .innerJoin(lessons, and(eq(lessons.id, words.lessonId), isNull(lessons.deletedAt)))
    .innerJoin(classes, and(eq(classes.id, lessons.classId), isOnShow))
    .where(and(isNull(words.deletedAt), inArray(classes.level, ['A0', 'A1'])))
    .orderBy(asc(classes.level), asc(words.id))
    .limit(MOST_WORDS);
}

/** The class to begin with of a level: open to join, without another before it where there is one, the cheapest. */
export async function firstClass(
  db: Database,
  level: string,
  now: Date,
): Promise<{ rand: string; name: string; level: string } | null> {
  const [found] = await db
    .select({ rand: classes.rand, name: classes.name, level: classes.level })
    .from(classes)
    .where(
      and(
        isOnShow,
        eq(classes.level, level as 'A0'),
        or(isNull(classes.registrationClosesAt), gt(classes.registrationClosesAt, now)),
      ),
    )
    .orderBy(sql`${classes.prerequisiteId} is not null`, asc(classes.price), asc(classes.id))
    .limit(1);
  return found ?? null;
}
