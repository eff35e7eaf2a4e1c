import { UNDO_SECONDS } from '@institute/contract/marking';
import { useEffect, useState } from 'react';
import { useUndoMark } from '../../domains/exams/marking-api.ts';
import type { Submission } from '../../domains/exams/marking-model.ts';
import { refusalWords } from '../../forms/submit-error.ts';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

/** A mark that was just given and may be taken back. */
export interface GivenMark {
  submission: Submission;
  score: number;
  requestKey: string;
  /** Whether it took the place of another. */
  isChange: boolean;
}

/** The mark that was given last, as long as it may be undone. */
export interface Undo {
  given: GivenMark | null;
  offer: (given: GivenMark) => void;
  /** Takes it back; true when that was done. */
  undo: () => Promise<boolean>;
  isRunning: boolean;
}

export function useUndo(): Undo {
  const [given, setGiven] = useState<GivenMark | null>(null);
  const { mutateAsync, isPending } = useUndoMark();
  useEffect(() => {
    if (!given || isPending) return;
    const timer = setTimeout(() => setGiven(null), UNDO_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [given, isPending]);
  return {
    given,
    offer: setGiven,
    isRunning: isPending,
    undo: async () => {
      if (!given || isPending) return false;
      try {
        await mutateAsync(given);
        toast.info(text.undone);
        return true;
      } catch (error) {
        toast.error(refusalWords(error, text.undoFailed));
        return false;
      } finally {
        setGiven(null);
      }
    },
  };
}
