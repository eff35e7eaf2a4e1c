import type { Database } from '../../platform/db.ts';
import { ledgerFacts } from './store-check.ts';

/** What a check of the books found. */
export interface LedgerReport {
  accounts: number;
  transfers: number;
  /** Sentences naming what is wrong; empty when the books balance. */
  problems: string[];
}

/**
 * Proves the books (rulings §3): all balances sum to zero, each balance is the sum of its
 * transfers, no wallet is negative, every user has one wallet, and the database's own guards stand.
 */
export async function checkLedger(db: Database): Promise<LedgerReport> {
  const facts = await ledgerFacts(db);
  const problems: string[] = [];
  if (facts.sum !== 0) problems.push(`All balances together are ${facts.sum} kobo instead of 0.`);
  for (const row of facts.unequal) {
    problems.push(
      `Account ${row.id} holds ${row.balance} kobo but its transfers come to ${row.posted}.`,
    );
  }
  for (const id of facts.negative) problems.push(`Wallet account ${id} is negative.`);
  for (const id of facts.walletless) problems.push(`User ${id} has no wallet.`);
  for (const name of facts.missingGuards)
    problems.push(`The guard ${name} is missing or disabled.`);
  return { accounts: facts.accounts, transfers: facts.transfers, problems };
}
