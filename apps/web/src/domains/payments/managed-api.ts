import { flagOf } from '@institute/contract/fields';
import {
  type Difference,
  getReconciliation,
  Reconciliation,
} from '@institute/contract/payments/managed-payments';
import type { UseQueryResult } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type PageOfRows, type PageQuery, usePaged } from '../../platform/paged-list.ts';
import { accountAnswers, moneyAnswers } from '../people/account-answers.ts';

/** A page of differences, and the last comparison; null while there is none that can be read. */
type DifferencesPage = PageOfRows<Difference, Reconciliation | null>;

/** A page of differences between the ledger and the provider: open ones unless said otherwise. */
export function useDifferences(
  query: PageQuery,
  isSettled?: boolean,
): UseQueryResult<DifferencesPage> {
  const filters = isSettled === undefined ? {} : { settled: flagOf(isSettled) };
  return usePaged(getReconciliation, query, { filters, metaOf: lastComparisonOf });
}

const differencesMeta = z.object({ last: Reconciliation });

function lastComparisonOf(meta: unknown): Reconciliation | null {
  const read = differencesMeta.safeParse(meta);
  return read.success ? read.data.last : null;
}

/** Everything that a movement of money by an administrator makes out of date. */
export const moneyMoved = [...moneyAnswers, getReconciliation, ...accountAnswers] as const;
