/** What deciding about a comment needs to know of it. */
interface Node {
  id: number;
  parentId: number | null;
  deletedAt: Date | null;
}

/**
 * The comments to show: those that live, and of the deleted ones those with a reply to show, so
 * that replies stay readable in their place (student §6). The order stays.
 */
export function shownComments<Comment extends Node>(comments: readonly Comment[]): Comment[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const shown = new Set<number>();
  for (const comment of comments) {
    if (comment.deletedAt) continue;
    // Up to the root, or to where another reply has been before.
    let at: Comment | undefined = comment;
    while (at && !shown.has(at.id)) {
      shown.add(at.id);
      at = at.parentId === null ? undefined : byId.get(at.parentId);
    }
  }
  return comments.filter(({ id }) => shown.has(id));
}

/** A comment with what it weighs in an answer, in bytes. */
interface Weighed extends Node {
  size: number;
}

/** Some of the threads of a discussion, newest first. */
export interface Slice {
  offset: number;
  limit: number;
  /** Bytes in all of them together; what begins a thread stands above it. */
  most: number;
  /**
   * What is left out above it: the oldest threads, or the latest replies of the longest, so that one
   * thread without end takes the place of no other.
   */
  cuts: 'oldest' | 'longest';
}

/**
 * The comments of a slice of the threads, a top-level comment and all under it each, in the order of
 * `shown`; and how many threads there are. `shown` is what {@link shownComments} gave.
 */
export function commentsOfThreads<Comment extends Weighed>(
  shown: readonly Comment[],
  { offset, limit, most, cuts }: Slice,
): { chosen: Comment[]; threads: number } {
  const threadOf = new Map<number, Comment[]>();
  const threads: Comment[][] = [];
  // A comment is younger than what it answers, so its thread is known when its turn comes.
  for (const comment of shown) {
    const above = comment.parentId === null ? undefined : threadOf.get(comment.parentId);
    const thread = above ?? [];
    if (!above) threads.push(thread);
    thread.push(comment);
    threadOf.set(comment.id, thread);
  }
  const chosen = new Set<Comment>();
  const wanted = threads.reverse().slice(offset, offset + limit);
  if (cuts === 'longest') wanted.sort((one, other) => sizeOf(one) - sizeOf(other));
  let left = most;
  for (const [place, thread] of wanted.entries()) {
    let share = cuts === 'longest' ? Math.floor(left / (wanted.length - place)) : left;
    for (const comment of thread) {
      const isBeginning = cuts === 'longest' && comment === thread[0];
      if (comment.size > share && !isBeginning) {
        // What is older than what has no room has none either.
        if (cuts === 'oldest') left = 0;
        break;
      }
      chosen.add(comment);
      share -= comment.size;
      left -= comment.size;
    }
  }
  return { chosen: shown.filter((comment) => chosen.has(comment)), threads: threads.length };
}

/** What lives of the thread that a comment begins, up to one of its comments; the order stays. */
export function threadUpTo<Comment extends Node>(
  comments: readonly Comment[],
  { threadId, commentId }: { threadId: number; commentId: number },
): Comment[] {
  const under = new Set([threadId]);
  // A comment is younger than what it answers.
  for (const { id, parentId } of comments) if (under.has(parentId ?? 0)) under.add(id);
  return comments.filter(({ id, deletedAt }) => under.has(id) && id <= commentId && !deletedAt);
}

const sizeOf = (thread: readonly Weighed[]) => thread.reduce((sum, { size }) => sum + size, 0);
