import { pathTo } from '@institute/contract/routes';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMarkViewed } from '../../domains/lessons/api.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { toast } from '../../ui/toast.ts';
import type { LessonState } from './lesson-states.ts';
import { text } from './text.ts';

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

  async function open({ lesson, gate }: LessonState): Promise<void> {
    if (isRunning.current) return;
    if (gate) {
      toast.error(gate.message);
      return;
    }
    if (!lesson.isViewed) {
      isRunning.current = true;
      setOpening(lesson.rand);
      try {
        await markViewed(lesson.rand);
      } catch (error) {
        toast.error(errorMessage(error, text.viewFailed));
        return;
      } finally {
        isRunning.current = false;
        setOpening(null);
      }
    }
    // A student who has gone elsewhere while it was recorded is not pulled back.
    if (isHere.current) await navigate(pathTo('lesson', { classId, lessonId: lesson.rand }));
  }

  return { open: (state: LessonState) => void open(state), opening };
}
