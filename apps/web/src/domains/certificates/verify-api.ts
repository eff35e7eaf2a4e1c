import {
  type VerifiedCertificate,
  verifyCertificate,
} from '@institute/contract/certificates/certificates';
import { callApi } from '../../platform/api.ts';
import { errorCode } from '../../platform/api-error.ts';
import { type Asked, useAsked } from '../../platform/use-asked.ts';

/** What is known of a code: being asked, what it stands for, that it stands for nothing, or no answer. */
export type Verification =
  | Exclude<Asked<never>, { state: 'found' }>
  | { state: 'found'; certificate: VerifiedCertificate }
  | { state: 'unknown' };

/** What a certificate's public code stands for. */
export function useVerifiedCertificate(code: string): Verification & { retry: () => void } {
  const { retry, ...answer } = useAsked(code, (signal) => find(code, signal));
  if (answer.state !== 'found') return { ...answer, retry };
  return answer.found
    ? { state: 'found', certificate: answer.found, retry }
    : { state: 'unknown', retry };
}

/** The certificate of a code; null when there is none. */
async function find(code: string, signal: AbortSignal): Promise<VerifiedCertificate | null> {
  try {
    return await callApi(verifyCertificate, { code }, { signal });
  } catch (error) {
    if (isUnknown(error)) return null;
    throw error;
  }
}

/** A code too long to be one is answered as malformed. */
function isUnknown(error: unknown): boolean {
  return ['certificate_not_found', 'invalid_input'].includes(errorCode(error) ?? '');
}
