import { flagOf } from '@institute/contract/fields';
import { koboOf } from '@institute/contract/money';
import {
  type Difference,
  getReconciliation,
  Reconciliation,
} from '@institute/contract/payments/managed-payments';
import type { UseQueryResult } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { dateOfUnix } from '../../platform/decode.ts';
import { type PageOfRows, type PageQuery, usePaged } from '../../platform/paged-list.ts';
import { accountAnswers, moneyAnswers } from '../people/account-answers.ts';

/** Payments on one side of a comparison. */
interface ComparedPayments {
  count: number;
  totalKobo: number;
}

/** What the last comparison of the ledger with the card provider came to. */
export interface Comparison {
  /** `never` before the first one, `failed` when the provider did not answer (`message` says so). */
  state: Reconciliation['state'];
  message: string;
  /** Null before the first one. */
  checkedAt: Date | null;
  provider: ComparedPayments;
  ledger: ComparedPayments;
  /** Differences that are not settled yet, of all days. */
  openCount: number;
}

/** A page of differences, and the last comparison; null while there is none that can be read. */
type DifferencesPage = PageOfRows<Difference, Comparison | null>;

/** A page of differences between the ledger and the provider: open ones unless said otherwise. */
export function useDifferences(
  query: PageQuery,
  isSettled?: boolean,
): UseQueryResult<DifferencesPage> {
  const filters = isSettled === undefined ? {} : { settled: flagOf(isSettled) };
  return usePaged(getReconciliation, query, { filters, metaOf: lastComparisonOf });
}

const differencesMeta = z.object({ last: Reconciliation });

function lastComparisonOf(meta: unknown): Comparison | null {
  const read = differencesMeta.safeParse(meta);
  return read.success ? comparisonOf(read.data.last) : null;
}

export function comparisonOf(last: Reconciliation): Comparison {
  return {
    state: last.state,
    message: last.message,
    checkedAt: dateOfUnix(last.checked_at),
    provider: { count: last.provider_count, totalKobo: koboOf(last.provider_total) },
    ledger: { count: last.ledger_count, totalKobo: koboOf(last.ledger_total) },
    openCount: last.open,
  };
}

/** Everything that a movement of money by an administrator makes out of date. */
export const moneyMoved = [...moneyAnswers, getReconciliation, ...accountAnswers] as const;
