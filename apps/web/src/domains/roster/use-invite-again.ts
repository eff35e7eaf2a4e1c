import { useMutation } from '@tanstack/react-query';
import type { Invited } from './invite-again-api.ts';

/** Invites those again who have not come in; the code of it comes with the first press. */
export function useInviteAgain() {
  return useMutation({
    mutationFn: async (ids: readonly number[]): Promise<Invited> =>
      (await import('./invite-again-api.ts')).inviteAgain(ids),
  });
}
