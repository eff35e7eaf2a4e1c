import { type Letter, sendLetter } from '@institute/contract/letters/letters';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { draftStore } from '../../forms/draft.ts';
import { keyFor, RequestKey } from '../../forms/request-key.ts';
import { refusalWords } from '../../forms/submit-error.ts';
import { callApi } from '../../platform/api.ts';
import { errorCode } from '../../platform/api-error.ts';
import { personNow } from '../../platform/auth-store.ts';
import { composerText as words } from './text.ts';
import type { ConversationRef } from './use-conversation.ts';

const LetterDraft = z.object({
  text: z.string(),
  /** A data URL; empty for none. */
  picture: z.string(),
  /** The key of what is written now: whichever tab sends it, it is one letter. */
  request: z.nullable(RequestKey),
  /** Whether that attempt found no connection. */
  isUnsent: z.boolean(),
});
type LetterDraft = z.output<typeof LetterDraft>;

const empty: LetterDraft = { text: '', picture: '', request: null, isUnsent: false };

/** Long contents are told apart by their length and a part of each end. */
const contentOf = ({ text, picture }: LetterDraft) => ({
  text: text.trim(),
  picture: `${picture.length} ${picture.slice(-60)}`,
});

/**
 * A letter that is written: kept on this device until the server has it, under the key by which it is sent once.
 * One may go on writing while it is under way.
 */
export function useLetter(ref: ConversationRef, onSent: (letter: Letter) => unknown) {
  const [store] = useState(() =>
    draftStore<LetterDraft>({
      kind: 'letter',
      writer: personNow() ?? '',
      place: `${ref.classId}:${ref.studentId ?? 0}`,
      schema: LetterDraft,
      smaller: (draft) => ({ ...draft, picture: '' }),
    }),
  );
  const [draft, setDraft] = useState(() => store.read() ?? empty);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isKept, setKept] = useState(true);
  // What an answer finds when it comes, long after the render it was asked for in.
  const latest = useRef(draft);

  const update = (next: LetterDraft) => {
    latest.current = next;
    setDraft(next);
    const isEmpty = next.text.trim() === '' && next.picture === '';
    const kept = store.keep(isEmpty ? null : next);
    setKept(isEmpty || (kept && (next.picture === '' || store.read()?.picture !== '')));
  };
  const change = (part: Partial<Pick<LetterDraft, 'text' | 'picture'>>) => {
    setFailure(null);
    const next = { ...latest.current, ...part, isUnsent: false };
    update({ ...next, request: keyFor(contentOf(next), next.request) });
  };
  const sentElsewhere = useEffectEvent((event: StorageEvent) => {
    const key = latest.current.request?.key;
    if (key === undefined || isSending || !event.oldValue?.includes(key)) return;
    if (store.read() === null) update(empty);
  });
  // Another tab has sent what this one shows too.
  useEffect(() => {
    const listener = (event: StorageEvent) => sentElsewhere(event);
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, []);

  const isEmpty = draft.text.trim() === '' && draft.picture === '';

  const send = async (): Promise<boolean> => {
    if (isEmpty || isSending) return false;
    const wanted = latest.current;
    const request = keyFor(contentOf(wanted), wanted.request);
    update({ ...wanted, request });
    setFailure(null);
    setSending(true);
    try {
      const { classId, studentId } = ref;
      const letter = await callApi(sendLetter, {
        ...{ classId, ...(studentId !== null && { studentId }), requestKey: request.key },
        ...{ text: wanted.text.trim(), picture: wanted.picture },
      });
      // What was written meanwhile is another letter.
      const now = latest.current;
      const rest = now.text.startsWith(wanted.text) ? now.text.slice(wanted.text.length) : now.text;
      const picture = now.picture === wanted.picture ? '' : now.picture;
      const left = { ...empty, text: rest.trimStart(), picture };
      update({ ...left, request: keyFor(contentOf(left), null) });
      await onSent(letter);
      return true;
    } catch (error) {
      const isLost = errorCode(error) === 'network';
      update({ ...latest.current, isUnsent: true });
      setFailure(isLost ? words.kept : refusalWords(error, words.refused));
      return false;
    } finally {
      setSending(false);
    }
  };

  return {
    ...{ text: draft.text, picture: draft.picture, change, send },
    ...{ isSending, isEmpty, isKept },
    /** Why the last attempt failed; also where that was before the page was opened again. */
    failure: failure ?? (draft.isUnsent && !isSending ? words.kept : null),
  };
}
