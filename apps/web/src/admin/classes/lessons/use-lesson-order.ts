import { getLessons } from '@institute/contract/lessons/class-lessons';
import type { ManagedLesson } from '@institute/contract/lessons/managed-lessons';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { saveLessonOrder } from '../../../domains/lessons/order-api.ts';
import { refusalWords } from '../../../forms/submit-error.ts';
import { answerKey } from '../../../platform/answer-key.ts';
import { moved } from '../../../ui/reorder/moved.ts';
import { toast } from '../../../ui/toast.ts';
import { lessonText } from '../text.ts';
import { inOrder, makeOrderQueue } from './order-queue.ts';

/** The lessons of a class as they stand on the screen, and how to move one. */
export interface LessonOrder {
  lessons: readonly ManagedLesson[];
  /** Puts a lesson at a place from 0, and saves that at once. */
  move: (id: number, to: number) => void;
  isSaving: boolean;
  /** Why the last order was taken back; empty when it was not. */
  failure: string;
}

/**
 * Shows a new order before it is saved. When saving fails the lessons go back to where the server
 * has them, in sight and in words; moves made in quick succession are saved in theirs.
 */
export function useLessonOrder(classId: string, saved: readonly ManagedLesson[]): LessonOrder {
  const client = useQueryClient();
  // The order on the screen while it is ahead of the server's.
  const [ahead, setAhead] = useState<readonly number[] | null>(null);
  const [failure, setFailure] = useState('');
  const lessons = ahead ? inOrder(saved, ahead) : saved;
  const shown = useRef<readonly number[]>([]);
  useLayoutEffect(() => {
    shown.current = lessons.map(({ id }) => id);
  });

  const [queue] = useState(() => {
    const queryKey = answerKey(getLessons, { classId });
    return makeOrderQueue(saveLessonOrder, {
      onSaved: (order, isLast) => {
        client.setQueryData<{ id: number }[]>(queryKey, (rows) => rows && inOrder(rows, order));
        if (isLast) setAhead(null);
      },
      onFailed: (error) => {
        setAhead(null);
        const words = refusalWords(error, lessonText.reorderFailed, lessonText.reorderBroken);
        setFailure(words);
        toast.error(words);
        // An answer may have been lost after the order was written.
        void client.invalidateQueries({ queryKey });
      },
    });
  });

  const move = (id: number, to: number) => {
    const from = shown.current.indexOf(id);
    if (from < 0 || to === from || to < 0 || to >= shown.current.length) return;
    const next = moved(shown.current, from, to);
    shown.current = next;
    // A drag has put the row there without React, which must have drawn the same before a failure
    // takes it back: two changes drawn as one would leave the row where it was dropped.
    flushSync(() => {
      setAhead(next);
      setFailure('');
    });
    queue.push(next);
  };
  return { lessons, move, isSaving: ahead !== null, failure };
}
