import type { SavedExamDraft } from '@institute/contract/exams/exams';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { serverNow } from '../../../platform/server-clock.ts';
import { type ExamDraft, emptyDraft, examDraft, newestDraft } from './draft.ts';

/** Long enough to not write on every letter, short enough to lose none that matters. */
const SAVE_AFTER_MS = 400;

export interface DraftState {
  draft: ExamDraft;
  change: (update: (draft: ExamDraft) => ExamDraft) => void;
  /** When the draft was last kept on this device; null while it holds nothing. */
  savedAt: Date | null;
  /** False when the browser does not let us keep anything. */
  isKept: boolean;
  /** Keeps the draft at once, as before it is sent: a session that has ended keeps nothing more. */
  keepNow: () => void;
  /** Forgets the draft; from then on nothing is kept any more. */
  drop: () => void;
}

/**
 * The answers to one exam, kept on this device while they are being written. It begins with the
 * newest of what this device and the server have kept.
 */
export function useExamDraft(
  writer: string,
  lessonRand: string,
  onServer: SavedExamDraft | null,
  attempt: number,
): DraftState {
  const [store] = useState(() => examDraft(writer, lessonRand, attempt));
  const [kept] = useState(() => newestDraft(store.read(), onServer));
  const [draft, setDraft] = useState(kept?.draft ?? emptyDraft);
  const [savedAt, setSavedAt] = useState(kept?.savedAt ?? null);
  const [isKept, setKept] = useState(true);
  const latest = useRef(draft);
  const keptAt = useRef(savedAt);
  const unsaved = useRef(false);
  const dropped = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keepNow = useCallback(() => {
    if (dropped.current) return;
    unsaved.current = false;
    const now = new Date(serverNow());
    const done = store.keep(latest.current, now);
    setKept(done);
    if (done) {
      keptAt.current = now;
      setSavedAt(now);
    }
  }, [store]);

  const change = useCallback(
    (update: (draft: ExamDraft) => ExamDraft) => {
      latest.current = update(latest.current);
      unsaved.current = true;
      setDraft(latest.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(keepNow, SAVE_AFTER_MS);
    },
    [keepNow],
  );

  const drop = useCallback(() => {
    dropped.current = true;
    store.drop();
  }, [store]);

  const takeOver = useCallback(() => {
    if (unsaved.current || dropped.current || document.visibilityState === 'hidden') return;
    const found = store.read();
    if (!found || found.savedAt <= (keptAt.current ?? new Date(0))) return;
    keptAt.current = found.savedAt;
    latest.current = found.draft;
    setDraft(found.draft);
    setSavedAt(found.savedAt);
  }, [store]);
  useOtherTabs(takeOver);

  const keepWaiting = useCallback(() => {
    if (unsaved.current) keepNow();
  }, [keepNow]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useBeforeGone(keepWaiting);

  useQuestionBeforeGone(!isKept, dropped);

  return { draft, change, savedAt, isKept, keepNow, drop };
}

/** Another tab of the same exam may have gone on: what it kept since is taken over, not written over. */
function useOtherTabs(takeOver: () => void): void {
  useEffect(() => {
    window.addEventListener('storage', takeOver);
    document.addEventListener('visibilitychange', takeOver);
    return () => {
      window.removeEventListener('storage', takeOver);
      document.removeEventListener('visibilitychange', takeOver);
    };
  }, [takeOver]);
}

/** A tab that is hidden, closed or led elsewhere may not come back: what waits is kept at once. */
function useBeforeGone(keepWaiting: () => void): void {
  useEffect(() => {
    document.addEventListener('visibilitychange', keepWaiting);
    window.addEventListener('pagehide', keepWaiting);
    return () => {
      document.removeEventListener('visibilitychange', keepWaiting);
      window.removeEventListener('pagehide', keepWaiting);
      keepWaiting();
    };
  }, [keepWaiting]);
}

/** Only where nothing can be kept does the browser ask before the page goes. */
function useQuestionBeforeGone(mustAsk: boolean, isDropped: RefObject<boolean>): void {
  useEffect(() => {
    if (!mustAsk) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isDropped.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [mustAsk, isDropped]);
}
