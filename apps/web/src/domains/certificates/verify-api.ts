import { verifyCertificate } from '@institute/contract/certificates';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../../platform/api.ts';
import { errorCode } from '../../platform/api-error.ts';
import { type VerifiedCertificate, verifiedCertificateOf } from './model.ts';

/** What is known of a code: being asked, what it stands for, that it stands for nothing, or no answer. */
export type Verification =
  | { state: 'asking' }
  | { state: 'found'; certificate: VerifiedCertificate }
  | { state: 'unknown' }
  | { state: 'failed'; error: unknown };

/**
 * What a certificate's public code stands for. Without the query cache: the page that asks is open
 * to anyone, and should weigh no more than it must.
 */
export function useVerifiedCertificate(code: string): Verification & { retry: () => void } {
  const [attempt, setAttempt] = useState({});
  const [result, setResult] = useState<{ of: object; code: string; found: Verification }>();
  const retry = useCallback(() => setAttempt({}), []);

  useEffect(() => {
    const asking = new AbortController();
    const tell = (found: Verification) => {
      if (!asking.signal.aborted) setResult({ of: attempt, code, found });
    };
    callApi(verifyCertificate, { code }, { signal: asking.signal }).then(
      (found) => tell({ state: 'found', certificate: verifiedCertificateOf(found) }),
      (error: unknown) =>
        tell(isUnknown(error) ? { state: 'unknown' } : { state: 'failed', error }),
    );
    return () => asking.abort();
  }, [code, attempt]);

  const isCurrent = result?.of === attempt && result.code === code;
  return { ...(isCurrent ? result.found : { state: 'asking' }), retry };
}

/** A code too long to be one is answered as malformed. */
function isUnknown(error: unknown): boolean {
  return ['certificate_not_found', 'invalid_input'].includes(errorCode(error) ?? '');
}
