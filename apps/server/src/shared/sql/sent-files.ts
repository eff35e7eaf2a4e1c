import { and, isNull, sql } from 'drizzle-orm';
import { lessonFiles } from '../../schema/index.ts';

/** Files that this person has sent and that no lesson shows yet; those of a bank name no sender. */
export const isSentBy = (userId: number) =>
  and(isNull(lessonFiles.lessonId), sql`starts_with(${lessonFiles.addedBy}, ${`${userId}:`})`);
