import type { Kobo } from '@institute/contract/money';

/** A movement of a wallet, and on whose account its other side stands. */
interface Movement<Account> {
  isCredit: boolean;
  other: Account;
  amount: Kobo;
}

/**
 * How much of a wallet nobody gave: what came into it otherwise and has not been spent. What was given is spent first;
 * a payment that is returned brings it back as far as it had paid; what goes back to where payments come from takes
 * the other money first.
 * @param movements all of the wallet's, oldest first
 * @param kinds `given` are the accounts from which comes what was given, `back` those to which payments go back
 */
export function unspentOf<Account extends string>(
  movements: readonly Movement<Account>[],
  kinds: { given: ReadonlySet<Account>; back: ReadonlySet<Account> },
): Kobo {
  let [own, given, spentGiven] = [0, 0, 0];
  for (const { isCredit, other, amount } of movements) {
    if (isCredit) {
      const more = kinds.given.has(other)
        ? amount
        : other === 'class_revenue'
          ? Math.min(spentGiven, amount)
          : 0;
      if (other === 'class_revenue') spentGiven -= more;
      given += more;
      own += amount - more;
    } else {
      const less = kinds.back.has(other) ? Math.max(0, amount - own) : Math.min(given, amount);
      if (other === 'class_revenue') spentGiven += less;
      given -= less;
      own -= amount - less;
    }
  }
  return own;
}
