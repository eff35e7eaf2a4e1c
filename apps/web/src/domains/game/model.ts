import type { DataOf } from '@institute/contract/call';
import type { claimGameReward } from '@institute/contract/game';

/** What came of claiming a reward; amounts in naira. */
export type Claim =
  | { isPaid: true; added: number; balance: number }
  /** In words; may be empty. */
  | { isPaid: false; message: string };

export function claimOf(answer: DataOf<typeof claimGameReward>): Claim {
  const { success, amount_added: added, new_balance: balance, message } = answer;
  return success ? { isPaid: true, added, balance } : { isPaid: false, message };
}
