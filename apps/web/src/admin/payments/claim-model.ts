import type { DataOf } from '@institute/contract/call';
import type { Claim, confirmClaim } from '@institute/contract/payments/claims';

/** What was confirmed last. */
export interface LastConfirmed extends DataOf<typeof confirmClaim> {
  claim: Claim;
  amountKobo: number;
}

/** Whether something says that it may be the same money as before. */
export const isSeen = ({ samePicture, sameReference }: Claim): boolean =>
  samePicture.length > 0 || sameReference.length > 0;
