import { agreeToRecording, type RecordingConsent } from '@institute/contract/homework/my-homework';
import { skipToken, useQuery } from '@tanstack/react-query';

/** What whoever is signed in has agreed to in this tab, which what was read before it does not say yet. */
export const agreedKey = [agreeToRecording.name];

/** Whether they have agreed to being recorded, wherever they were asked; null asks nobody. */
export function useIsAgreed(consent: RecordingConsent | null): boolean {
  const { data } = useQuery<RecordingConsent>({ queryKey: agreedKey, queryFn: skipToken });
  return consent === null || consent.isGiven || data?.isGiven === true;
}
