import { useState } from 'react';
import type { WaitingComment } from '../../../domains/comments/api.ts';
import { commentDraft, emptyDraft } from '../../../domains/comments/draft.ts';
import { useSignInName } from '../../../platform/auth-store.ts';
import { stopWaiting } from '../../../platform/waiting.ts';
import { type Entry, isAnswerable } from './threads.ts';

/**
 * Takes a comment that waits, or came back, to the box it was written in, before what stands there:
 * to that of a comment of its own where what it answers is not among the `entries` any more.
 * `round` changes with it: the boxes are made anew then, and find it among the drafts. Its key comes
 * along, so that a comment that had arrived after all is not posted twice.
 */
export function useTakeBack(lessonId: string, entries: readonly Entry[]) {
  const writer = useSignInName();
  const [round, setRound] = useState(0);
  const takeBack = async ({ key, comment, parentId, requestKey }: WaitingComment) => {
    const box = isAnswerable(entries, parentId) ? parentId : 0;
    const store = commentDraft(writer, lessonId, box);
    const { text: since } = store.read() ?? emptyDraft;
    const request = { key: requestKey, content: JSON.stringify(comment), isUnanswered: true };
    const text = since.trim() === '' ? comment : `${comment}\n\n${since}`;
    if (!store.keep({ text, request })) return;
    await stopWaiting(key);
    setRound((count) => count + 1);
  };
  return { takeBack, round };
}
