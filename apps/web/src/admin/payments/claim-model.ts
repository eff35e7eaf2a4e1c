import type { Claim } from '@institute/contract/payments/claims';

/** What was confirmed last. */
export interface LastConfirmed {
  claim: Claim;
  amountKobo: number;
  state: 'booked' | 'waiting';
  /** Why the money is in the wallet; empty where it has done what it was for. */
  kept: string;
}

/** Whether something says that it may be the same money as before. */
export const isSeen = ({ samePicture, sameReference }: Claim): boolean =>
  samePicture.length > 0 || sameReference.length > 0;
