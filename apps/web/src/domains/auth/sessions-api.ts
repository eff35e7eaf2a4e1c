import { endSession, getSessions } from '@institute/contract/auth/sessions';
import { useMutation } from '@tanstack/react-query';
import type { ActCallbacks } from '../../platform/act-callbacks.ts';
import { useRefresh } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';

/** Signs the person out in one place. */
export function useEndSession(says: ActCallbacks) {
  const again = useRefresh();
  return useMutation({
    mutationFn: (sessionId: number) => callApi(endSession, { sessionId }),
    ...says,
    onSettled: () => again(getSessions),
  });
}
