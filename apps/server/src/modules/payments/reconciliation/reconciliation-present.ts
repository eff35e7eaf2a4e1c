import type { Difference, Reconciliation } from '@institute/contract/payments/managed-payments';
import { CURRENCY } from '@institute/contract/payments/payments';
import type { DifferenceLine, ReconciliationRow } from './store-reconciliation.ts';

/** A difference as administrators see it. What a deleted account paid is returned at the provider. */
export function presentDifference({ difference: one, name, email }: DifferenceLine): Difference {
  const isOpen =
    one.kind === 'not_credited' &&
    one.settledAt === null &&
    one.currency === CURRENCY &&
    one.providerAmount > 0;
  return {
    id: one.id,
    kind: one.kind,
    reference: one.reference,
    providerAmount: one.providerAmount,
    currency: one.currency,
    ledgerKobo: one.ledgerAmount,
    studentId: one.userId,
    name: name ?? '',
    email: email ?? one.email,
    reason: one.reason,
    paidAt: one.paidAt,
    foundAt: one.foundAt,
    settledAt: one.settledAt,
    note: one.note,
    isCreditable: isOpen && name !== null && email !== null,
    isGivable: isOpen && one.userId === null,
  };
}

const statesByWeight = ['agreed', 'differences', 'failed'] as const;

/**
 * The last comparison as one, `never` before the first: with several providers the worst that was found,
 * and their sums. `openCount` is of what is not settled.
 */
export function presentReconciliation(
  rows: readonly ReconciliationRow[],
  openCount: number,
): Reconciliation {
  const last = rows[0];
  const state = statesByWeight.findLast((one) => rows.some((row) => row.state === one));
  const total = (count: (row: ReconciliationRow) => number) =>
    rows.reduce((sum, row) => sum + count(row), 0);
  return {
    state: state ?? 'never',
    message: rows.find(({ message }) => message !== '')?.message ?? '',
    checkedAt: last?.checkedAt ?? null,
    from: last?.fromAt ?? null,
    to: last?.toAt ?? null,
    providerCount: total((row) => row.providerCount),
    providerKobo: total((row) => row.providerTotal),
    ledgerCount: total((row) => row.ledgerCount),
    ledgerKobo: total((row) => row.ledgerTotal),
    openCount,
  };
}
