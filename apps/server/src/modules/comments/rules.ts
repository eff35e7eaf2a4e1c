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

/** Some of the threads of a discussion, newest first. */
export interface Slice {
  offset: number;
  limit: number;
  /** Comments in all of them together. */
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
export function commentsOfThreads<Comment extends Node>(
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
  if (cuts === 'longest') wanted.sort((one, other) => one.length - other.length);
  for (const [place, thread] of wanted.entries()) {
    const left = most - chosen.size;
    const share = cuts === 'longest' ? Math.floor(left / (wanted.length - place)) : left;
    for (const comment of thread.slice(0, share)) chosen.add(comment);
  }
  return { chosen: shown.filter((comment) => chosen.has(comment)), threads: threads.length };
}
