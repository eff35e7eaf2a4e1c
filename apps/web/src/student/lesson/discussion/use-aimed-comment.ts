import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { commentAt, commentElement } from '../../../domains/comments/comment-address.ts';
import type { Thread } from './threads.ts';

interface Aim {
  threads: readonly Thread[];
  /** Asks for older threads; null while that runs, failed or brings nothing. */
  loadOlder: (() => void) | null;
}

/** The comment that the address names, which is looked for among the older ones and shown once it is there. */
export function useAimedComment({ threads, loadOlder }: Aim): { id: number | null; place: number } {
  const { hash, key } = useLocation();
  const id = commentAt(hash);
  const shownFor = useRef<string | null>(null);
  const place = threads.findIndex(({ rows }) => rows.some(({ entry }) => entry.id === id));
  useEffect(() => {
    if (id === null || shownFor.current === key) return;
    if (place < 0) {
      loadOlder?.();
      return;
    }
    shownFor.current = key;
    const element = document.getElementById(commentElement(id));
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [id, key, place, loadOlder]);
  return { id, place };
}
