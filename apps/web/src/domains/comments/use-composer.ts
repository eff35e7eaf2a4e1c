import { useRef, useState } from 'react';
import { keyFor } from '../../forms/request-key.ts';
import { refusalWords } from '../../forms/submit-error.ts';
import { personNow, useAuthStore } from '../../platform/auth-store.ts';
import { type Attempt, commentDraft, emptyDraft } from './draft.ts';
import { composerText as words } from './text.ts';

/** What has become of a post: it has arrived, or it waits on this device for a connection. */
export type Outcome = 'posted' | 'waiting';

/** Sends a post; fails when it has not arrived and does not wait either. */
export type Send = (attempt: Attempt) => Promise<Outcome>;

/** What is said of a comment where it is answered. */
export interface Answered {
  id: number;
  name: string;
  isDeleted: boolean;
}

interface Composer {
  text: string;
  change: (text: string) => void;
  isPosting: boolean;
  /** Why the last attempt failed, in words. */
  failure: string | null;
  /** Posts what is written; null where that failed, and the text is back in its field. */
  post: () => Promise<Outcome | null>;
}

/**
 * The text of a comment or a reply: kept on this device until it has arrived, and given back when
 * it does not. One may go on writing while a post is under way.
 */
export function useComposer(lessonId: string, parentId: number, send: Send): Composer {
  const [store] = useState(() => commentDraft(personNow() ?? '', lessonId, parentId));
  const [kept] = useState(() => store.read() ?? emptyDraft);
  const [text, setText] = useState(kept.text);
  const [sending, setSending] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // What a post finds when it ends, long after the render it began in.
  const latest = useRef({ text, sending, request: kept.request });

  const update = (change: Partial<typeof latest.current>) => {
    latest.current = { ...latest.current, ...change };
    const now = latest.current;
    setText(now.text);
    setSending(now.sending);
    const written = now.sending === null ? now.text : joined(now.sending, now.text);
    store.keep(written.trim() === '' ? null : { text: written, request: now.request });
  };

  const post = async () => {
    const wanted = latest.current.text.trim();
    if (wanted === '' || latest.current.sending) return null;
    if (!useAuthStore.getState().user) {
      setFailure(words.logIn);
      return null;
    }
    const request = keyFor(wanted, latest.current.request);
    setFailure(null);
    update({ text: '', sending: wanted, request });
    try {
      const outcome = await send({ text: wanted, key: request.key });
      update({ sending: null, request: null });
      return outcome;
    } catch (error) {
      const back = joined(wanted, latest.current.text);
      update({ text: back, sending: null });
      setFailure(refusalWords(error, words.addFailed, words.addFailed));
      return null;
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
