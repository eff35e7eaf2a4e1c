import { checkReferralCode } from '@institute/contract/auth/sign-in';
import { callApi } from '../../platform/api.ts';

/**
 * Whether a referral code is somebody's; also true when no answer comes, since it may well be. For
 * the pages of visitors, which load no query cache.
 */
export async function isKnownCode(code: string): Promise<boolean> {
  try {
    return (await callApi(checkReferralCode, { code })).known;
  } catch {
    return true;
  }
}
