import type { Lesson, SavedExamDraft } from '@institute/contract/exams/exams';
import { useEffect, useRef, useState } from 'react';
import { keepExamDraft } from '../../../domains/exams/api.ts';
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
  { answers, exercises, text }: ExamDraft,
  isOpen: boolean,
  { attempt, isTimed }: { attempt: number; isTimed: boolean },
): Date | null {
  const now = stateOf({ answers, exercises, text });
  const [saved, setSaved] = useState(() => savedAtFirst(lesson));
  const isSaved = saved.text === now;
  const sending = useRef<string | null>(null);
  /** When what is not saved yet began to be written. */
  const unsavedSince = useRef<number | null>(null);

  useEffect(() => {
    if (isSaved) unsavedSince.current = null;
    if (isSaved || !isOpen) return;
    unsavedSince.current ??= Date.now();
    // An exam without exercises is saved as it always was.
    const has = Object.keys(exercises).length > 0;
    const written = { answers, text, ...(has && { exercises }) };
    const save = async () => {
      if (sending.current === now) return;
      sending.current = now;
      const at = await keepExamDraft(lesson.rand, written, attempt).catch(() => null);
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
  }, [isSaved, isOpen, now, answers, exercises, text, lesson.rand, attempt, isTimed]);

  return isSaved ? saved.at : null;
}

/** An untouched exam needs no saving; a saved one is saved as it came. */
function savedAtFirst({ draft }: Pick<Lesson, 'draft'>): { text: string; at: Date | null } {
  if (!draft) return { text: stateOf({ answers: {}, text: '' }), at: null };
  return { text: stateOf(draft), at: draft.savedAt };
}

/** What is saved of a draft, as one text to compare. */
const stateOf = ({
  answers,
  exercises = {},
  text,
}: Pick<SavedExamDraft, 'answers' | 'exercises' | 'text'>) =>
  JSON.stringify([answers, exercises, text]);
