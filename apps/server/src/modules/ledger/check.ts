import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../platform/db.ts';
import { ledgerFacts } from './store-check.ts';
import { text } from './text.ts';

/** What a check of the books found. */
export interface LedgerReport {
  accounts: number;
  transfers: number;
  /** Sentences naming what is wrong; empty when the books balance. */
  problems: string[];
}

/**
 * Proves the books (rulings §3): all balances sum to zero, each balance is the sum of its
 * transfers, no wallet is negative, every user has one wallet, what the card payment provider has paid out
 * stands there as it said, what was closed has not changed, and the database's own guards stand.
 */
export async function checkLedger(db: Database): Promise<LedgerReport> {
  const facts = await ledgerFacts(db);
  const problems: string[] = [];
  if (facts.sum !== 0) problems.push(text.sum(facts.sum));
  for (const row of facts.unequal) {
    problems.push(text.unequal(row.id, row.balance, row.posted));
  }
  for (const id of facts.negative) problems.push(text.negative(id));
  for (const id of facts.walletless) problems.push(text.walletless(id));
  for (const number of facts.unsettled) problems.push(text.unsettled(number));
  if (facts.closed && !isDeepStrictEqual(facts.closed.kept, facts.closed.now)) {
    problems.push(text.unlikeClosed(facts.closed.month));
  }
  for (const name of facts.missingGuards) problems.push(text.missingGuard(name));
  return { accounts: facts.accounts, transfers: facts.transfers, problems };
}
