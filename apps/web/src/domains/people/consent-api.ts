import type { DataOf } from '@institute/contract/call';
import { getConsent, giveConsent } from '@institute/contract/consent';
import type { UseQueryResult } from '@tanstack/react-query';
import { useAct, useAnswer } from '../../platform/answers.ts';

/** What the person signed in has agreed to. */
export interface Consent {
  /** The version of the terms and the privacy notice that is in force. */
  version: number;
  /** The newest one the person has agreed to; null where to none. */
  agreed: { version: number; at: Date } | null;
}

function consentOf({ version, agreed, agreed_at }: DataOf<typeof getConsent>): Consent {
  const newest = { version: agreed, at: new Date(agreed_at * 1000) };
  return { version, agreed: agreed === 0 ? null : newest };
}

/** What the person has agreed to, and what is in force. */
export function useConsent(): UseQueryResult<Consent> {
  return useAnswer(getConsent, {}, { select: consentOf });
}

/** Says that the person has read a version. */
export const useGiveConsent = () => useAct(giveConsent, { refreshes: [getConsent] });
