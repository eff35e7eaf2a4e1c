import type { ParsedOf } from '@institute/contract/call';
import type { exportPayments } from '@institute/contract/payments';
import { instantAt } from '@institute/contract/rules/calendar';

/** What the list of payments may be narrowed to. */
export interface HistoryFilter {
  /** A day of the institute: from its first instant up to, not including, the next one's. */
  day: { from: Date; until: Date } | null;
  isCredit: boolean | null;
  service: string | null;
  /** What was typed; empty for everything. */
  search: string;
}

export const sortKeys = ['name', 'amount', 'type', 'service', 'date'] as const;
export type SortKey = (typeof sortKeys)[number];

/** An order of the list; `descending` also says that newer payments come first among equals. */
export interface HistoryOrder {
  key: SortKey;
  descending: boolean;
}

/** Payments of one service and one direction, and what they come to in kobo. */
export interface Total {
  service: string;
  isCredit: boolean;
  count: number;
  amount: number;
}

/** Reads the filter fields of the wire; days are those of `timeZone`. */
export function filterOf(input: ParsedOf<typeof exportPayments>, timeZone: string): HistoryFilter {
  const { type, service, date, search } = input;
  return {
    day: date ? dayOf(date, timeZone) : null,
    isCredit: type === 'credit' ? true : type === 'debit' ? false : null,
    service: service && service !== 'all' ? service : null,
    search: search ?? '',
  };
}

function dayOf(date: string, timeZone: string): { from: Date; until: Date } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return {
    from: instantAt(timeZone, year, month, day),
    until: instantAt(timeZone, year, month, day + 1),
  };
}

/** Reads a sort field of the wire, `name` or `-name`; newest first for anything else. */
export function orderOf(sort: string | undefined): HistoryOrder {
  const key = sortKeys.find((known) => known === sort?.replace('-', ''));
  return key
    ? { key, descending: sort?.startsWith('-') ?? false }
    : { key: 'date', descending: true };
}

/** Sums of kobo over some totals. */
export function sumsOf(totals: readonly Total[]) {
  const sum = (isCredit: boolean) =>
    totals.reduce((kobo, one) => (one.isCredit === isCredit ? kobo + one.amount : kobo), 0);
  const credit = sum(true);
  const debit = sum(false);
  return { count: totals.reduce((all, { count }) => all + count, 0), credit, debit };
}

/** A run of the list that one index gives in its order. */
export interface Stretch {
  filter: HistoryFilter;
  order: HistoryOrder;
  /** Rows it holds. */
  count: number;
}

/**
 * The list as stretches one after the other. Sorted by type or service it is a stretch for each of
 * them, newest first within; by anything else it is one.
 */
export function stretchesOf(
  filter: HistoryFilter,
  order: HistoryOrder,
  totals: readonly Total[],
): Stretch[] {
  const { key, descending } = order;
  if (key !== 'type' && key !== 'service') {
    return [{ filter, order, count: sumsOf(totals).count }];
  }
  const nameOf = (total: Total) =>
    key === 'service' ? total.service : total.isCredit ? 'credit' : 'debit';
  const names = [...new Set(totals.map(nameOf))].sort();
  if (descending) names.reverse();
  return names.map((name) => ({
    filter:
      key === 'service' ? { ...filter, service: name } : { ...filter, isCredit: name === 'credit' },
    order: { key: 'date', descending: true },
    count: totals.reduce((sum, one) => (nameOf(one) === name ? sum + one.count : sum), 0),
  }));
}

/** A part of a stretch: `limit` rows after the first `offset`. */
export interface Piece {
  stretch: Stretch;
  offset: number;
  limit: number;
}

/** Which parts of the stretches make the page of `limit` rows after the first `offset`. */
export function piecesOf(stretches: readonly Stretch[], offset: number, limit: number): Piece[] {
  const pieces: Piece[] = [];
  let skip = offset;
  let wanted = limit;
  for (const stretch of stretches) {
    const here = Math.min(wanted, Math.max(0, stretch.count - skip));
    if (here > 0) pieces.push({ stretch, offset: skip, limit: here });
    skip = Math.max(0, skip - stretch.count);
    wanted -= here;
  }
  return pieces;
}
