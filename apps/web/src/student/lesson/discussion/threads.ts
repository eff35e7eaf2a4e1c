import type { Comment } from '@institute/contract/comments/comments';
import type { WaitingComment } from '../../../domains/comments/api.ts';

/** A comment as the discussion shows it, posted or on its way. */
export interface Entry extends Omit<Comment, 'commentId' | 'lessonId'> {
  /** True while it is on its way to the server. */
  isPosting: boolean;
  /** Of one that waits for a connection, or that the server would not have. */
  waiting?: WaitingComment;
}

/** A line of a thread. */
export interface Row {
  entry: Entry;
  /** How far it stands in, from 0 to {@link DEEPEST}. */
  level: number;
  /** The comment it answers; null at the top level. */
  parent: Entry | null;
  /** Whether it stands no further in than its parent, so that words must say whom it answers. */
  isDeeper: boolean;
}

/** A top-level comment and everything under it, in reading order. */
export interface Thread {
  id: number;
  rows: Row[];
}

/** Replies stand in so far, and no further: on a phone the words need the width. */
export const DEEPEST = 3;

/**
 * Threads newest first, the replies within them oldest first beneath what they answer. Deleted
 * comments stay where something beneath them does. A reply whose comment is not in the list stands
 * at the top level.
 */
export function threadsOf(entries: readonly Entry[]): Thread[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const oldestFirst = [...byId.values()].sort((a, b) => a.id - b.id);
  const replies = new Map<number, Entry[]>();
  const tops: Entry[] = [];
  // From the last backwards, so that what a deleted comment still holds is known at its turn: an
  // answer is always younger than what it answers, which also rules out circles.
  for (const entry of oldestFirst.reverse()) {
    if (entry.isDeleted && !replies.has(entry.id)) continue;
    const parent = byId.get(entry.parentId);
    if (!parent || parent.id >= entry.id) tops.push(entry);
    else if (replies.get(parent.id)?.push(entry) === undefined) replies.set(parent.id, [entry]);
  }
  return tops.map((top) => ({ id: top.id, rows: rowsUnder(top, replies) }));
}

/** Whether a comment stands in the list and can be answered. */
export const isAnswerable = (entries: readonly Entry[], id: number): boolean =>
  entries.some((entry) => entry.id === id && !entry.isDeleted);

/** Without recursion: a thread may be a thousand replies deep. */
function rowsUnder(top: Entry, replies: ReadonlyMap<number, readonly Entry[]>): Row[] {
  const rows: Row[] = [];
  const waiting: { entry: Entry; depth: number; parent: Entry | null }[] = [
    { entry: top, depth: 0, parent: null },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { entry, depth, parent } = next;
    rows.push({ entry, level: Math.min(depth, DEEPEST), parent, isDeeper: depth > DEEPEST });
    // Youngest first, so that the oldest is taken next.
    for (const reply of replies.get(entry.id) ?? []) {
      waiting.push({ entry: reply, depth: depth + 1, parent: entry });
    }
  }
  return rows;
}
