import type { Kobo } from '@institute/contract/money';
import type { AccountKind } from './rules.ts';
import type { WalletMovement } from './store.ts';

/**
 * How much of a wallet nobody gave: what came into it otherwise and has not been spent. What was given is spent first;
 * a payment that is returned brings it back as far as it had paid; what goes back to where payments come from takes
 * the other money first.
 * @param movements all of the wallet's, oldest first
 * @param kinds `given` are the accounts from which comes what was given, `back` those to which payments go back
 */
export function unspentOf(
  movements: readonly WalletMovement[],
  kinds: { given: ReadonlySet<AccountKind>; back: ReadonlySet<AccountKind> },
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
