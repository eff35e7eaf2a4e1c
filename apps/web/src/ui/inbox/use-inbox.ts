import { useState } from 'react';

interface InboxOptions<Item> {
  /** All that is listed. */
  listed: readonly Item[];
  /** Whether the first is opened by itself. */
  opensFirst: boolean;
  /** Brings what follows on the server. */
  loadMore: (() => void) | undefined;
}

/** What waits, the one that is open, and how one goes through it. */
export function useInbox<Item extends { id: number }>(options: InboxOptions<Item>) {
  const { listed, opensFirst, loadMore } = options;
  const [openId, setOpenId] = useState<number | null>(null);
  // The one that came up by an answer to the one before.
  const [followingId, setFollowingId] = useState<number | null>(null);
  const [answered, setAnswered] = useState<ReadonlySet<number>>(new Set());
  const items = listed.filter(({ id }) => !answered.has(id));
  // Where the open one is gone, somebody else was faster.
  const found = items.findIndex(({ id }) => id === openId);
  const place = found < 0 && opensFirst ? 0 : found;
  const open: Item | null = items[place] ?? null;

  /** Opens the one at a place. */
  const go = (to: number) => {
    const item = items[to];
    if (item) setOpenId(item.id);
    // The next ones are there before they are wanted.
    if (to >= items.length - 2) loadMore?.();
  };
  return {
    ...{ items, place, open, go },
    /** So many on, with the first where none is open. */
    step: (by: 1 | -1) => {
      setFollowingId(null);
      go(place < 0 ? 0 : place + by);
    },
    /** Takes an answered one out of the list; the one behind it comes up, if one has not gone on. */
    settle: (id: number) => {
      const at = items.findIndex((one) => one.id === id);
      const following = (items[at + 1] ?? items[at - 1])?.id ?? null;
      setOpenId((now) => (now === null || now === id ? following : now));
      setFollowingId(following);
      setAnswered((now) => new Set(now).add(id));
      if (at >= items.length - 3) loadMore?.();
    },
    /** Puts it back, and opens it. */
    putBack: (id: number) => {
      setAnswered((now) => new Set([...now].filter((one) => one !== id)));
      setOpenId(id);
    },
    /** Whether one has just answered and goes on to write. */
    isFollowing: open !== null && open.id === followingId,
  };
}
export type InboxState<Item extends { id: number }> = ReturnType<typeof useInbox<Item>>;
