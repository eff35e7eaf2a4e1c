import { sendClassMessage } from '@institute/contract/managed-messages';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';

/** What a teacher writes to the class. */
export interface ClassMessage {
  subject: string;
  message: string;
  /** Whether it goes out by e-mail besides. */
  isMailed: boolean;
  /** Those alone who have not opened this lesson; null for everybody. */
  unopenedId: number | null;
  /** The same key sends once. */
  key: string;
}

/** Sends a message to the students of a class and says to how many. */
export function useSendClassMessage(classId: number) {
  return useMutation({
    mutationFn: async ({ subject, message, isMailed, unopenedId, key }: ClassMessage) => {
      const sent = await callApi(sendClassMessage, {
        ...{ class_id: classId, subject, message, request_key: key },
        delivery_method: isMailed ? 'both' : 'inApp',
        ...(unopenedId !== null && { class_who: 'unopened', lesson_id: unopenedId }),
      });
      return sent.recipients;
    },
  });
}
