import { type Letter, sendLetter } from '@institute/contract/letters/letters';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keyFor } from '../../forms/request-key.ts';
import { brokenWords, refusalWords } from '../../forms/submit-error.ts';
import { callApi } from '../../platform/api.ts';
import { errorCode } from '../../platform/api-error.ts';
import { useKeptTakes } from '../../platform/takes/use-kept-takes.ts';
import { emptyDraft, isBlank, type LetterDraft, letterDraft, withoutSent } from './letter-draft.ts';
import { sendVoice, slotOf, VOICE, VoiceNote } from './send-voice.ts';
import { composerText as words } from './text.ts';
import type { ConversationRef } from './use-conversation.ts';

/** Long contents are told apart by their length and a part of each end. */
const contentOf = ({ text, picture }: Pick<LetterDraft, 'text' | 'picture'>) => ({
  text: text.trim(),
  picture: `${picture.length} ${picture.slice(-60)}`,
});

/**
 * A letter that is written: kept on this device until the server has it, under the key by which it is sent once.
 * One may go on writing while it is under way. One with a recording goes by itself over a line that comes and goes.
 */
export function useLetter(ref: ConversationRef, onSent: (letter: Letter) => unknown) {
  const client = useQueryClient();
  const [store] = useState(() => letterDraft(ref));
  const [draft, setDraft] = useState(() => store.read() ?? emptyDraft);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isWritingKept, setWritingKept] = useState(true);
  // What an answer finds when it comes, long after the render it was asked for in.
  const latest = useRef(draft);
  const kept = useKeptTakes(slotOf(ref));
  const voice = kept.takes?.find(({ place }) => place === VOICE) ?? null;

  const update = (next: LetterDraft) => {
    latest.current = next;
    setDraft(next);
    const isKept = store.keep(next);
    setWritingKept(
      isBlank(next) || (isKept && (next.picture === '' || store.read()?.picture !== '')),
    );
  };
  const change = (part: Partial<Pick<LetterDraft, 'text' | 'picture'>>) => {
    setFailure(null);
    const next = { ...latest.current, ...part, isUnsent: false };
    update({ ...next, request: keyFor(contentOf(next), next.request) });
  };
  const sentElsewhere = useEffectEvent((event: StorageEvent) => {
    const key = latest.current.request?.key;
    if (key === undefined || isSending || !event.oldValue?.includes(key)) return;
    if (store.read() === null) update(emptyDraft);
  });
  // Another tab has sent what this one shows too.
  useEffect(() => {
    const listener = (event: StorageEvent) => sentElsewhere(event);
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, []);
  const isEmpty = isBlank(draft) && !voice;

  /** Sends; what of it was sent leaves the box. */
  const run = async (
    sent: Pick<LetterDraft, 'text' | 'picture'>,
    act: () => Promise<Letter>,
  ): Promise<unknown> => {
    setFailure(null);
    setSending(true);
    try {
      const letter = await act();
      const left = withoutSent(latest.current, sent);
      update({ ...left, request: keyFor(contentOf(left), null) });
      await onSent(letter);
      return null;
    } catch (error) {
      return error;
    } finally {
      setSending(false);
    }
  };
  const sendWritten = async () => {
    const wanted = latest.current;
    const text = wanted.text.trim();
    const request = keyFor(contentOf(wanted), wanted.request);
    update({ ...wanted, request });
    const { classId, studentId } = ref;
    const error = await run({ text, picture: wanted.picture }, () =>
      callApi(sendLetter, {
        ...{ classId, ...(studentId !== null && { studentId }), requestKey: request.key },
        ...{ text, picture: wanted.picture },
      }),
    );
    if (error === null) return;
    update({ ...latest.current, isUnsent: true });
    const isLost = errorCode(error) === 'network';
    setFailure(isLost ? words.kept : refusalWords(error, words.refused));
  };
  const sendSpoken = async (note: VoiceNote) => {
    const error = await run(note, () => sendVoice(client, note));
    // Who has stopped it knows.
    if (error === null || (error instanceof DOMException && error.name === 'AbortError')) return;
    setFailure(refusalWords(error, words.refused, brokenWords(error)));
  };
  const wished = VoiceNote.safeParse(kept.wish?.note).data ?? null;
  const goOn = useEffectEvent(() => {
    if (wished && voice && !isSending) void sendSpoken(wished);
  });
  const isWished = wished !== null && voice !== null;
  // Asked for before the page was loaded anew, or on another page: it goes on, and is followed here.
  useEffect(() => {
    if (isWished) goOn();
  }, [isWished]);

  return {
    ...{ text: draft.text, picture: draft.picture, change },
    ...{ kept, voice, isSending, isEmpty },
    send: () => {
      if (isEmpty || isSending) return;
      const { text, picture } = latest.current;
      void (voice ? sendSpoken({ ...ref, text: text.trim(), picture }) : sendWritten());
    },
    isKept: isWritingKept && voice?.isOnDevice !== false,
    /** Why the last attempt failed; also where that was before the page was opened again. */
    failure:
      failure ?? kept.refusal ?? (draft.isUnsent && !isSending && !voice ? words.kept : null),
  };
}
export type LetterBeingWritten = ReturnType<typeof useLetter>;
