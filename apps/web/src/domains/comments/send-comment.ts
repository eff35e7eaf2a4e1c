import { errorCode } from '../../platform/api-error.ts';
import { type NewComment, postLater, useAddComment } from './api.ts';

/**
 * Sends comments under a lesson: gives the id of one that has arrived, and null for one that found no
 * connection and goes out by itself once there is one. Fails where it neither arrived nor waits.
 */
export function useSendComment(
  classId: string,
  lessonId: string,
): (added: NewComment) => Promise<number | null> {
  const { mutateAsync } = useAddComment(classId, lessonId);
  return async (added) => {
    try {
      return (await mutateAsync(added)).id;
    } catch (error) {
      if (errorCode(error) === 'network' && (await postLater(classId, lessonId, added)))
        return null;
      throw error;
    }
  };
}
