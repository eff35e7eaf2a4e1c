import { endSession, getSessions } from '@institute/contract/auth/sessions';
import { useMutation } from '@tanstack/react-query';
import { useRefresh } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
import type { Says } from '../../platform/says.ts';

/** Signs the person out in one place. */
export function useEndSession(says: Says) {
  const again = useRefresh();
  return useMutation({
    mutationFn: (sessionId: number) => callApi(endSession, { sessionId }),
    ...says,
    onSettled: () => again(getSessions),
  });
}
