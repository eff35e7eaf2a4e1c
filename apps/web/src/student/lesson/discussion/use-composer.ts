import { useRef, useState } from 'react';
import { errorMessage } from '../../../platform/api-error.ts';
import { useAuthStore } from '../../../platform/auth-store.ts';
import { type Attempt, attemptAt, draftKey, keepDraft, readDraft } from './draft.ts';
import { discussionText as words } from './text.ts';

/** Sends a post; fails when it is not known to have arrived. */
export type Send = (attempt: Attempt) => Promise<void>;

interface Composer {
  text: string;
  change: (text: string) => void;
  isPosting: boolean;
  /** Why the last attempt failed, in words. */
  failure: string | null;
  /** Posts what is written; true once it has arrived. On failure the text is back in its field. */
  post: () => Promise<boolean>;
}

/**
 * The text of a comment or a reply: kept on this device until it has arrived, and given back when
 * it does not. One may go on writing while a post is under way.
 */
export function useComposer(lessonId: string, parentId: number, send: Send): Composer {
  const [email] = useState(() => useAuthStore.getState().user?.email ?? '');
  const key = draftKey(email, lessonId, parentId);
  const [kept] = useState(() => readDraft(localStorage, key));
  const [text, setText] = useState(kept.text);
  const [sending, setSending] = useState<Attempt | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // What a post finds when it ends, long after the render it began in.
  const latest = useRef({ text, sending, tried: kept.tried });

  const update = (change: Partial<typeof latest.current>) => {
    latest.current = { ...latest.current, ...change };
    const now = latest.current;
    setText(now.text);
    setSending(now.sending);
    // Whoever has signed out leaves nothing behind on a device that may be shared.
    if (useAuthStore.getState().user?.email !== email) return;
    keepDraft(localStorage, key, {
      text: now.sending ? joined(now.sending.text, now.text) : now.text,
      tried: now.sending ?? now.tried,
    });
  };

  const post = async () => {
    const wanted = latest.current.text.trim();
    if (wanted === '' || latest.current.sending) return false;
    if (!useAuthStore.getState().user) {
      setFailure(words.logIn);
      return false;
    }
    const attempt = attemptAt(wanted, latest.current.tried);
    setFailure(null);
    update({ text: '', sending: attempt });
    try {
      await send(attempt);
      update({ sending: null, tried: null });
      return true;
    } catch (error) {
      const back = joined(wanted, latest.current.text);
      update({ text: back, sending: null, tried: attempt });
      setFailure(errorMessage(error, words.addFailed));
      return false;
    }
  };

  return {
    text,
    change: (next) => {
      setFailure(null);
      update({ text: next });
    },
    isPosting: sending !== null,
    failure,
    post,
  };
}

/** A text that came back, before what has been written since. */
function joined(back: string, since: string): string {
  return since.trim() === '' ? back : `${back}\n\n${since}`;
}
