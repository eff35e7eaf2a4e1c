import { getEmailVerification, verifyEmail } from '@institute/contract/auth/verification';
import { useAct, useRefresh } from '../../platform/answers.ts';
import { userKey } from '../../platform/query-keys.ts';
import { walletKey } from '../ledger/api.ts';

/** Verifies the e-mail by the mailed code, which may bring a bonus. Fails with `code_wrong`. */
export function useVerifyEmail() {
  const again = useRefresh();
  return useAct(verifyEmail, {
    onSuccess: () => void again(getEmailVerification, userKey, walletKey),
  });
}
