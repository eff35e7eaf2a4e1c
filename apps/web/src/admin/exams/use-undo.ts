import { UNDO_SECONDS } from '@institute/contract/exams/marking';
import type { PendingExam } from '@institute/contract/exams/submission-lists';
import { useEffect, useState } from 'react';
import { useUndoMark } from '../../domains/exams/marking-api.ts';
import { refusalWords } from '../../forms/submit-error.ts';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

/** A mark that was just given and may be taken back. */
export interface GivenMark {
  submission: PendingExam;
  score: number;
  requestKey: string;
  /** Whether it took the place of another. */
  isChange: boolean;
}

/** A given mark, for as long as it is offered to take it back. */
export interface OfferedMark extends GivenMark {
  until: number;
  /** It is being taken back. */
  isRunning: boolean;
}

/** The marks of the last seconds, each of which may be undone. */
export interface Undo {
  /** The newest first. */
  offered: readonly OfferedMark[];
  /** How many exams were marked here in a row, less those taken back. */
  markedInRow: number;
  offer: (given: GivenMark) => void;
  /** Takes one back; true when that was done. */
  undo: (mark: OfferedMark) => Promise<boolean>;
}

export function useUndo(): Undo {
  const [offered, setOffered] = useState<readonly OfferedMark[]>([]);
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const { mutateAsync } = useUndoMark();
  const without = ({ requestKey }: GivenMark) =>
    setOffered((marks) => marks.filter((mark) => mark.requestKey !== requestKey));
  const oldest = [...offered].reverse().find(({ isRunning }) => !isRunning);
  useEffect(() => {
    if (!oldest) return;
    const { requestKey, until } = oldest;
    const end = () =>
      setOffered((marks) =>
        marks.filter((mark) => mark.requestKey !== requestKey || mark.isRunning),
      );
    const timer = setTimeout(end, until - Date.now());
    return () => clearTimeout(timer);
  }, [oldest]);
  return {
    offered,
    markedInRow: marked.size,
    offer: (given) => {
      const { resultId } = given.submission;
      setMarked((now) => new Set(now).add(resultId));
      const mark = { ...given, until: Date.now() + UNDO_SECONDS * 1000, isRunning: false };
      // Of one exam the last mark alone can be taken back.
      const isOther = ({ submission }: GivenMark) => submission.resultId !== resultId;
      setOffered((marks) => [mark, ...marks.filter(isOther)]);
    },
    undo: async (mark) => {
      const running = { ...mark, isRunning: true };
      setOffered((marks) =>
        marks.map((one) => (one.requestKey === mark.requestKey ? running : one)),
      );
      try {
        await mutateAsync(mark);
        setMarked((now) => new Set([...now].filter((id) => id !== mark.submission.resultId)));
        toast.info(text.undone);
        return true;
      } catch (error) {
        toast.error(refusalWords(error, text.undoFailed));
        return false;
      } finally {
        without(mark);
      }
    },
  };
}
