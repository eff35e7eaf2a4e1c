import * as z from 'zod/mini';
import { amount, orNull } from '../codecs.ts';

/** What became of a payment beside what it was for. */
export const besides = {
  /** Of the wallet, where what it was for took more than came. */
  fromWalletKobo: orNull(amount),
  /** Of it in the wallet, where what it was for took less. */
  stayedKobo: orNull(amount),
};
export const besidesNames = { fromWalletKobo: 'from_wallet', stayedKobo: 'stayed' } as const;

/** What has gone back of a payment since. */
export const backAgain = {
  /** Of it, where a part was taken back; all of it is the state `returned`. */
  takenBackKobo: orNull(amount),
  /** Whether what it had paid for was returned, so that the wallet has the money again. */
  isUndone: z.boolean(),
};
export const backAgainNames = { takenBackKobo: 'taken_back', isUndone: 'undone' } as const;
