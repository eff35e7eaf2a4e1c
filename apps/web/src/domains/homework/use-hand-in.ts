import { getHomework } from '@institute/contract/homework/my-homework';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { brokenWords, refusalWords } from '../../forms/submit-error.ts';
import { useRefresh } from '../../platform/answers.ts';
import { errorCode } from '../../platform/api-error.ts';
import { useSignInName } from '../../platform/auth-store.ts';
import { type KeptTakes, useKeptTakes } from '../../platform/takes/use-kept-takes.ts';
import { type Given, slotOf } from './given.ts';
import { HandInNote, sendHandIn } from './send-hand-in.ts';
import { text as words } from './text.ts';
import { textDraft } from './text-draft.ts';

/** A hand-in that is being made. */
export interface HandInDraft {
  kept: KeptTakes;
  text: string;
  write: (text: string) => void;
  /** Whether there is anything in it. */
  isBegun: boolean;
  /** False where this device has no room for it. */
  isKept: boolean;
  isSending: boolean;
  /** Why it was not taken. */
  failure: string | null;
  send: () => void;
}

/** What a student makes for a homework: takes and text, both kept on the device until they are handed in. */
export function useHandIn(given: Given): HandInDraft {
  const writer = useSignInName();
  const client = useQueryClient();
  const refreshNow = useRefresh();
  const kept = useKeptTakes(slotOf(given));
  const [draft] = useState(() => textDraft(writer, given));
  const [text, setText] = useState(() => draft.read()?.text ?? '');
  const [isTextKept, setTextKept] = useState(true);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const write = (next: string) => {
    setText(next);
    setTextKept(draft.keep(next === '' ? null : { text: next }) || next === '');
  };
  const send = async (note: HandInNote) => {
    setFailure(null);
    setSending(true);
    try {
      await sendHandIn(client, given, note);
      if (isHere.current) setText((now) => (now === note.text ? '' : now));
    } catch (error) {
      // Who has stopped it knows.
      const isStopped = error instanceof DOMException && error.name === 'AbortError';
      if (!isStopped && isHere.current)
        setFailure(refusalWords(error, words.notSent, brokenWords(error)));
      if (errorCode(error) !== null) void refreshNow(getHomework);
    } finally {
      if (isHere.current) setSending(false);
    }
  };
  const wished = HandInNote.safeParse(kept.wish?.note).data ?? null;
  const goOn = useEffectEvent(() => {
    if (wished && !isSending) void send(wished);
  });
  const isWished = wished !== null;
  // Asked for before the page was loaded anew, or on another page: it goes on, and is followed here.
  useEffect(() => {
    if (isWished) goOn();
  }, [isWished]);

  const takes = kept.takes ?? [];
  return {
    ...{ kept, text, write, isSending, failure },
    isBegun: takes.length > 0 || text.trim() !== '',
    isKept: isTextKept && takes.every(({ isOnDevice }) => isOnDevice !== false),
    send: () => void send({ text }),
  };
}
