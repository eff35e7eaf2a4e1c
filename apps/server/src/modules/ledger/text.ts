import { dictionary } from '@institute/contract/language';

/** What a check of the books finds wrong, for administrators. */
export const text = dictionary('server/ledger', {
  sum: (kobo: number) => `All balances together are ${kobo} kobo instead of 0.`,
  unequal: (account: number, balance: string, posted: string) =>
    `Account ${account} holds ${balance} kobo but its transfers come to ${posted}.`,
  negative: (account: number) => `Wallet account ${account} is negative.`,
  walletless: (user: number) => `User ${user} has no wallet.`,
  missingGuard: (name: string) => `The guard ${name} is missing or disabled.`,
});
