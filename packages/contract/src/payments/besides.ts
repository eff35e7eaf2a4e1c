import { amount, orNull } from '../codecs.ts';

/** What became of a payment beside what it was for. */
export const besides = {
  /** Of the wallet, where what it was for took more than came. */
  fromWalletKobo: orNull(amount),
  /** Of it in the wallet, where what it was for took less. */
  stayedKobo: orNull(amount),
};
export const besidesNames = { fromWalletKobo: 'from_wallet', stayedKobo: 'stayed' } as const;
