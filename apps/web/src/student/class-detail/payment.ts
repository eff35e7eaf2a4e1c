import { nairaNumber, parseNaira } from '@institute/contract/money';

/** Price and balance side by side, all in naira. */
export interface Payment {
  price: number;
  balance: number;
  /** What the wallet holds after paying; 0 when it does not hold enough. */
  after: number;
  /** What the wallet lacks; 0 when it holds enough. */
  missing: number;
}

/** Compares a price of the wire with a balance, counting in kobo so that nothing is rounded. */
export function paymentOf(amount: string, wallet: number): Payment {
  const price = parseNaira(amount) ?? 0;
  const balance = parseNaira(wallet.toFixed(2)) ?? 0;
  return {
    price: nairaNumber(price),
    balance: nairaNumber(balance),
    after: nairaNumber(Math.max(0, balance - price)),
    missing: nairaNumber(Math.max(0, price - balance)),
  };
}
