import { pathTo } from '@institute/contract/routes';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { lessonKeptAt } from '../domains/exams/lesson-api.ts';
import { useMarkViewed } from '../domains/lessons/api.ts';
import type { LessonSummary } from '../domains/lessons/model.ts';
import { errorCode, errorMessage } from '../platform/api-error.ts';
import { toast } from '../ui/toast.ts';
import type { LessonState } from './lesson-states.ts';
import { openingText } from './opening-text.ts';

/** A lesson as far as opening it needs to know it; `gate` is null where the server is to say. */
interface LessonToOpen {
  lesson: Pick<LessonSummary, 'rand' | 'isViewed'>;
  gate: LessonState['gate'];
}

/**
 * Opens lessons: a shut gate shows its words, a first opening is recorded before the lesson is
 * shown, a viewed lesson opens at once. Only one opening runs at a time; `opening` is its rand.
 */
export function useOpenLesson(classId: string) {
  const navigate = useNavigate();
  const { mutateAsync: markViewed } = useMarkViewed(classId);
  const isRunning = useRef(false);
  const isHere = useRef(false);
  const [opening, setOpening] = useState<string | null>(null);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  /** Records the first opening; false, once the student has been told why, when it may not be read. */
  async function record(rand: string): Promise<boolean> {
    isRunning.current = true;
    setOpening(rand);
    try {
      await markViewed(rand);
      return true;
    } catch (error) {
      const isOffline = errorCode(error) === 'network';
      // What is on the device opens; its first opening is recorded later.
      if (isOffline && (await isKept(classId, rand))) return true;
      const why = isOffline ? openingText.notKept : undefined;
      toast.error(errorMessage(error, openingText.failed), why);
      return false;
    } finally {
      isRunning.current = false;
      setOpening(null);
    }
  }

  async function open({ lesson, gate }: LessonToOpen): Promise<void> {
    if (isRunning.current) return;
    if (gate) {
      toast.error(gate.message);
      return;
    }
    if (!lesson.isViewed && !(await record(lesson.rand))) return;
    // A student who has gone elsewhere while it was recorded is not pulled back.
    if (isHere.current) await navigate(pathTo('lesson', { classId, lessonId: lesson.rand }));
  }

  return { open: (wanted: LessonToOpen) => void open(wanted), opening };
}

const isKept = async (classId: string, lessonId: string) =>
  (await lessonKeptAt(classId, lessonId)) !== null;

/** How a page opens the lessons it names. */
export type Opener = ReturnType<typeof useOpenLesson>;
