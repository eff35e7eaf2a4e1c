import { dictionary } from '@institute/contract/language';
import { dateFormat } from '@institute/contract/text/formats';

const inWords = (day: string) =>
  dateFormat({ timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** What a check of the books finds wrong, and what a closed month refuses, for administrators. */
export const text = dictionary('server/ledger', {
  sum: (kobo: number) => `All balances together are ${kobo} kobo instead of 0.`,
  unequal: (account: number, balance: string, posted: string) =>
    `Account ${account} holds ${balance} kobo but its transfers come to ${posted}.`,
  negative: (account: number) => `Wallet account ${account} is negative.`,
  walletless: (user: number) => `User ${user} has no wallet.`,
  unsettled: (number: string) =>
    `Settlement ${number} of the card provider does not stand in the books as it was paid out.`,
  unlikeClosed: (month: string) =>
    `The transfers up to the end of ${month} do not come to what they did when that month was closed.`,
  monthClosed: (nextMonth: string) =>
    `The books are closed up to that day. Choose ${inWords(nextMonth)} or later, or have the month opened again under Books.`,
  missingGuard: (name: string) => `The guard ${name} is missing or disabled.`,
});
