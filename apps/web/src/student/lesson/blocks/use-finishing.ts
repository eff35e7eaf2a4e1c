import type { Lesson } from '@institute/contract/exams/exams';
import { isExercise } from '@institute/contract/lessons/is-exercise';
import { finishLesson } from '@institute/contract/lessons/lessons';
import { getMyStudy } from '@institute/contract/lessons/study';
import { useCallback, useEffect, useRef } from 'react';
import { useUser } from '../../../domains/auth/use-user.ts';
import { useAct } from '../../../platform/answers.ts';
import { useIsOffline } from '../../../platform/connection.ts';
import { classDetailsKey } from '../../../platform/query-keys.ts';
import { answeredOf, keepAnswered } from './answered-store.ts';

/**
 * Notes which exercises of a lesson are answered, on the device, and says once that all of them are; what
 * could not be said is said when the connection is back or the lesson is opened again.
 */
export function useFinishing(lesson: Lesson, classId: string): (exerciseId: string) => void {
  const { email = '' } = useUser() ?? {};
  const { mutate } = useAct(finishLesson, {
    refreshes: [classDetailsKey(classId), getMyStudy],
    onSuccess: () => keepAnswered(email, lesson.rand, null),
  });
  const isOffline = useIsOffline();
  const answered = useRef<ReadonlySet<string>>(new Set());
  const isTold = useRef(false);
  const ids = lesson.blocks.filter(isExercise).map(({ id }) => id);
  const tell = useRef(() => undefined as undefined);
  tell.current = () => {
    const isAll = ids.length > 0 && ids.every((id) => answered.current.has(id));
    if (!lesson.hasExercisesLeft || !isAll || isTold.current || isOffline) return;
    isTold.current = true;
    const onError = () => {
      isTold.current = false;
    };
    mutate({ classId, lessonId: lesson.rand }, { onError });
  };
  useEffect(() => {
    answered.current = answeredOf(email, lesson.rand);
    isTold.current = false;
  }, [email, lesson.rand]);
  // Said again once there is a connection.
  useEffect(() => {
    if (!isOffline) tell.current();
  }, [isOffline]);
  return useCallback(
    (exerciseId: string) => {
      answered.current = new Set([...answered.current, exerciseId]);
      if (lesson.hasExercisesLeft && !isTold.current)
        keepAnswered(email, lesson.rand, answered.current);
      tell.current();
    },
    [email, lesson.rand, lesson.hasExercisesLeft],
  );
}
