import type { Comment } from '@institute/contract/comments/comments';
import { type Context, signedIn } from '../../context.ts';
import { presentComment } from './present.ts';
import { threadUpTo } from './rules.ts';
import { commentsById, outlineOf } from './store.ts';

/** How many lines of a thread are read with its last one. */
const MOST_LINES = 8;

/** A thread, by the comment that began it, and the comment up to which it is read. */
export interface ThreadEnd {
  lessonId: number;
  classId: number;
  threadId: number;
  commentId: number;
}

/** The last lines of a thread, oldest first, and how many stand before them. */
export interface ThreadLines {
  lines: Comment[];
  earlier: number;
}

/** What was said in threads up to a comment each, for whoever may read their lessons; in their order. */
export async function threadLines(
  context: Context,
  ends: readonly ThreadEnd[],
): Promise<ThreadLines[]> {
  const reader = signedIn(context);
  const lessonIds = [...new Set(ends.map(({ lessonId }) => lessonId))];
  const outlines = new Map(
    await Promise.all(lessonIds.map(async (id) => [id, await outlineOf(context.db, id)] as const)),
  );
  const threads = ends.map((end) => threadUpTo(outlines.get(end.lessonId) ?? [], end));
  const chosen = threads.map((thread) => thread.slice(-MOST_LINES).map(({ id }) => id));
  const rows = await commentsById(context.db, chosen.flat());
  return ends.map(({ classId }, at) => {
    const ids = new Set(chosen[at]);
    return {
      lines: rows
        .filter((row) => ids.has(row.id) && row.deletedAt === null)
        .map((row) => presentComment(row, classId, reader)),
      earlier: (threads[at]?.length ?? 0) - ids.size,
    };
  });
}
