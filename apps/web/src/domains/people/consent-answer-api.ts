import type { DataOf } from '@institute/contract/call';
import type { getConsent } from '@institute/contract/consent';
import type { QueryClient } from '@tanstack/react-query';

/** The key of what the person signed in has agreed to. */
export const consentKey = ['consent'] as const;

/** Whether it is known already, as it mostly came with the page, that the person has agreed to what is in force. */
export function hasAgreed(client: QueryClient): boolean {
  const answer = client.getQueryData<DataOf<typeof getConsent>>(consentKey);
  return answer !== undefined && answer.agreed >= answer.version;
}
