import { deliveryOf } from '@institute/contract/channels';
import { sendClassMessage } from '@institute/contract/managed-messages';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';

/** What a teacher writes to the class. */
export interface ClassMessage {
  subject: string;
  message: string;
  /** Whether it goes out by e-mail besides. */
  isMailed: boolean;
  /** Everybody, who has opened nothing for a week, or who has not opened the lesson of this id. */
  who: 'all' | 'silent' | number;
  /** The same key sends once. */
  key: string;
}

/** Sends a message to the students of a class and says to how many. */
export function useSendClassMessage(classId: number) {
  return useMutation({
    mutationFn: async ({ subject, message, isMailed, who, key }: ClassMessage) => {
      const sent = await callApi(sendClassMessage, {
        ...{ class_id: classId, subject, message, request_key: key },
        delivery_method: deliveryOf(isMailed ? ['inApp', 'email'] : ['inApp']),
        ...(typeof who === 'number'
          ? { class_who: 'unopened', lesson_id: who }
          : { class_who: who }),
      });
      return sent.recipients;
    },
  });
}
