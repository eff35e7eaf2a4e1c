import { getConsent } from '@institute/contract/auth/consent';
import type { DataOf } from '@institute/contract/call';
import type { QueryClient } from '@tanstack/react-query';
import { answerKey } from '../../platform/answer-key.ts';
import { takeOver } from '../../platform/first-answers.ts';

/** Whether it is known already, as it mostly came with the page, that the person has agreed to what is in force. */
export function hasAgreed(client: QueryClient): boolean {
  takeOver(client, getConsent, {});
  const answer = client.getQueryData<DataOf<typeof getConsent>>(answerKey(getConsent, {}));
  return answer !== undefined && answer.agreed >= answer.version;
}
