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
