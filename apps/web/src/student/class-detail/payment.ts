/** Price and balance side by side, all in kobo. */
export interface Payment {
  price: number;
  balance: number;
  /** What the wallet holds after paying; 0 when it does not hold enough. */
  after: number;
  /** What the wallet lacks; 0 when it holds enough. */
  missing: number;
}

/** Compares a price with a balance. */
export function paymentOf(price: number, balance: number): Payment {
  const left = balance - price;
  return { price, balance, after: Math.max(0, left), missing: Math.max(0, -left) };
}
