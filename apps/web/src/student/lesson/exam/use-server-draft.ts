import { useEffect, useRef, useState } from 'react';
import { keepExamDraft } from '../../../domains/exams/api.ts';
import type { Lesson } from '../../../domains/exams/model.ts';
import type { ExamDraft } from './draft.ts';

/** A pause in writing; a save is a request, and data is costly. */
const SAVE_AFTER_MS = 4000;
/** On the clock no more than this is at stake, however long somebody writes without a pause. */
const LONGEST_UNSAVED_MS = 15_000;

/**
 * Keeps typed and chosen answers on the server too, a moment after each pause in writing and as soon
 * as a lost connection is back. A picture stays on the device until it is submitted. Returns when
 * the draft as it stands was last saved there; null while it is not.
 */
export function useServerDraft(
  lesson: Pick<Lesson, 'rand' | 'draft'>,
  { answers, text }: ExamDraft,
  isOpen: boolean,
  { attempt, isTimed }: { attempt: number; isTimed: boolean },
): Date | null {
  const now = JSON.stringify([answers, text]);
  const [saved, setSaved] = useState(() => savedAtFirst(lesson));
  const isSaved = saved.text === now;
  const sending = useRef<string | null>(null);
  /** When what is not saved yet began to be written. */
  const unsavedSince = useRef<number | null>(null);

  useEffect(() => {
    if (isSaved) unsavedSince.current = null;
    if (isSaved || !isOpen) return;
    unsavedSince.current ??= Date.now();
    const save = async () => {
      if (sending.current === now) return;
      sending.current = now;
      const at = await keepExamDraft(lesson.rand, { answers, text }, attempt).catch(() => null);
      sending.current = null;
      if (at) setSaved({ text: now, at });
    };
    const left = unsavedSince.current + LONGEST_UNSAVED_MS - Date.now();
    const timer = setTimeout(
      save,
      isTimed ? Math.min(SAVE_AFTER_MS, Math.max(left, 0)) : SAVE_AFTER_MS,
    );
    const hidden = () => void (document.visibilityState === 'hidden' && save());
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('online', save);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('online', save);
    };
  }, [isSaved, isOpen, now, answers, text, lesson.rand, attempt, isTimed]);

  return isSaved ? saved.at : null;
}

/** An untouched exam needs no saving; a saved one is saved as it came. */
function savedAtFirst({ draft }: Pick<Lesson, 'draft'>): { text: string; at: Date | null } {
  if (!draft) return { text: JSON.stringify([{}, '']), at: null };
  return {
    text: JSON.stringify([draft.answers, draft.text]),
    at: draft.savedAt,
  };
}
