import { getHomework } from '@institute/contract/homework/my-homework';
import type { HomeworkTask } from '@institute/contract/homework/task';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { brokenWords, refusalWords } from '../../forms/submit-error.ts';
import { useRefresh } from '../../platform/answers.ts';
import { errorCode } from '../../platform/api-error.ts';
import { useSignInName } from '../../platform/auth-store.ts';
import type { KeptTake } from '../../platform/takes/take-store.ts';
import { type KeptTakes, useKeptTakes } from '../../platform/takes/use-kept-takes.ts';
import { type Given, isAsked, slotOf } from './given.ts';
import { HandInNote, sendHandIn } from './send-hand-in.ts';
import { text as words } from './text.ts';
import { textDraft } from './text-draft.ts';

/** A hand-in that is being made. */
export interface HandInDraft {
  kept: KeptTakes;
  text: string;
  write: (text: string) => void;
  /** Whether there is anything in it that the task asks for. */
  isBegun: boolean;
  /** What was made, and the task asks for no longer: it is not handed in, and stays until it is thrown away. */
  unasked: { takes: readonly KeptTake[]; hasText: boolean };
  /** False where this device has no room for it. */
  isKept: boolean;
  isSending: boolean;
  /** Why it was not taken. */
  failure: string | null;
  send: () => void;
}

/** What a student makes for a homework: takes and text, both kept on the device until they are handed in. */
export function useHandIn(given: Given, task: HomeworkTask): HandInDraft {
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
  const sentElsewhere = useEffectEvent((event: StorageEvent) => {
    if (text === '' || isSending || !event.oldValue?.includes(JSON.stringify(text))) return;
    if (draft.read() === null) setText('');
  });
  // Another tab has handed in, or thrown away, the text that this one shows too.
  useEffect(() => {
    const listener = (event: StorageEvent) => sentElsewhere(event);
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, []);
  const send = async (note: HandInNote, without: readonly string[]) => {
    setFailure(null);
    setSending(true);
    try {
      await sendHandIn(client, note, without);
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
    if (wished && !isSending) void send(wished, kept.wish?.without ?? []);
  });
  const isWished = wished !== null;
  // Asked for before the page was loaded anew, or on another page: it goes on, and is followed here.
  useEffect(() => {
    if (isWished) goOn();
  }, [isWished]);

  const takes = kept.takes ?? [];
  const unasked = takes.filter(({ place }) => !isAsked(task, place));
  const hasText = text.trim() !== '';
  const takesText = task.ways.includes('text');
  return {
    ...{ kept, text, write, isSending },
    unasked: { takes: unasked, hasText: hasText && !takesText },
    failure: failure ?? kept.refusal,
    isBegun: takes.length > unasked.length || (hasText && takesText),
    isKept: isTextKept && takes.every(({ isOnDevice }) => isOnDevice !== false),
    send: () =>
      void send(
        { text: takesText ? text : '', given },
        unasked.map(({ place }) => place),
      ),
  };
}
