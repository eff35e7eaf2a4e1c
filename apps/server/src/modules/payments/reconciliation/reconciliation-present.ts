import { unixOf } from '@institute/contract/fields';
import type { Difference, Reconciliation } from '@institute/contract/managed-payments';
import { nairaNumber } from '@institute/contract/money';
import { CURRENCY } from '@institute/contract/payments';
import type { DifferenceLine, ReconciliationRow } from './store-reconciliation.ts';

/** A difference as administrators see it. What a deleted account paid is returned at the provider. */
export function presentDifference({ difference: one, name, email }: DifferenceLine): Difference {
  const canCredit =
    one.kind === 'not_credited' &&
    one.settledAt === null &&
    one.currency === CURRENCY &&
    email !== null &&
    one.providerAmount > 0;
  return {
    id: one.id,
    kind: one.kind,
    reference: one.reference,
    provider_amount: nairaNumber(one.providerAmount),
    currency: one.currency,
    ledger_amount: nairaNumber(one.ledgerAmount),
    user_id: one.userId,
    name: name ?? '',
    email: email ?? one.email,
    reason: one.reason,
    paid_at: unixOf(one.paidAt),
    found_at: unixOf(one.foundAt),
    settled_at: unixOf(one.settledAt),
    note: one.note,
    can_credit: canCredit,
  };
}

/** The last comparison, `never` before the first. `open` counts what is not settled. */
export function presentReconciliation(
  last: ReconciliationRow | null,
  open: number,
): Reconciliation {
  return {
    state: last?.state ?? 'never',
    message: last?.message ?? '',
    checked_at: unixOf(last?.checkedAt ?? null),
    from: unixOf(last?.fromAt ?? null),
    to: unixOf(last?.toAt ?? null),
    provider_count: last?.providerCount ?? 0,
    provider_total: nairaNumber(last?.providerTotal ?? 0),
    ledger_count: last?.ledgerCount ?? 0,
    ledger_total: nairaNumber(last?.ledgerTotal ?? 0),
    open,
  };
}
