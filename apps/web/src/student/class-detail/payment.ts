import { nairaNumber } from '@institute/contract/money';
import { koboOf } from '../../domains/ledger/model.ts';

/** Price and balance side by side, all in naira. */
export interface Payment {
  price: number;
  balance: number;
  /** What the wallet holds after paying; 0 when it does not hold enough. */
  after: number;
  /** What the wallet lacks; 0 when it holds enough. */
  missing: number;
}

/** Compares a price with a balance, counting in kobo so that nothing is rounded. */
export function paymentOf(price: number, balance: number): Payment {
  const left = koboOf(balance) - koboOf(price);
  return {
    price,
    balance,
    after: nairaNumber(Math.max(0, left)),
    missing: nairaNumber(Math.max(0, -left)),
  };
}
