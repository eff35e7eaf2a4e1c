import type { DataOf } from '@institute/contract/call';
import { koboOf } from '@institute/contract/money';
import * as wire from '@institute/contract/verification';
import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerKey } from '../../platform/answer-key.ts';
import { useAnswer } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
import { userKey } from '../../platform/query-keys.ts';
import { walletKey } from '../ledger/api.ts';

/** What is asked of the mailed code. */
export const codeField = wire.emailCode;

/** Whether the e-mail of the person signed in is verified. */
export interface EmailVerification {
  isVerified: boolean;
  /** The welcome bonus that is credited once it is; 0 when none waits. */
  welcomeKobo: number;
}

/** What became of the welcome bonus when the e-mail was verified. */
export type Welcome = DataOf<typeof wire.verifyEmail>['welcome'];

function verificationOf(answer: DataOf<typeof wire.getEmailVerification>): EmailVerification {
  return { isVerified: answer.is_verified, welcomeKobo: koboOf(answer.welcome_bonus) };
}

/** Whether the e-mail is verified, and what waits for it. */
export function useEmailVerification(): UseQueryResult<EmailVerification> {
  return useAnswer(wire.getEmailVerification, {}, { select: verificationOf });
}

/** Asks for a new mail with a link and a code. */
export function useRequestVerification() {
  return useMutation({ mutationFn: () => callApi(wire.requestEmailVerification, {}) });
}

/** Verifies the e-mail by the mailed code. Fails with `code_wrong`. */
export function useVerifyEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (code: string): Promise<Welcome> =>
      (await callApi(wire.verifyEmail, { code })).welcome,
    onSuccess: () => {
      for (const queryKey of [answerKey(wire.getEmailVerification), userKey, walletKey]) {
        void client.invalidateQueries({ queryKey });
      }
    },
  });
}
