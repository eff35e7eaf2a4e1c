import type { ParsedOf } from '@institute/contract/call';
import type { exportPayments } from '@institute/contract/payments/payment-history';
import { instantAt } from '@institute/contract/time/calendar';

/** What the list of payments may be narrowed to. */
export interface HistoryFilter {
  /** Days of the institute: from the first one's first instant up to, not including, the next one's. */
  days: { from: Date; until: Date } | null;
  isCredit: boolean | null;
  service: string | null;
  /** The class, and the way by which money came from outside. */
  classId: number | null;
  way: string | null;
  /** What was typed; empty for everything. */
  search: string;
}

/** Whether no counts are kept of what a filter lets through, so that it is counted anew. */
export const isCountedAnew = ({ days, classId, way }: HistoryFilter): boolean =>
  days !== null || classId !== null || way !== null;

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
  const { type, service, date, until, search, class_id, way } = input;
  return {
    days: daysOf(date || undefined, until || undefined, timeZone),
    isCredit: type === 'credit' ? true : type === 'debit' ? false : null,
    service: service && service !== 'all' ? service : null,
    classId: class_id ?? null,
    way: way ?? null,
    search: search ?? '',
  };
}

/** One day, or those of a range, which may be open at its beginning. */
function daysOf(first: string | undefined, last: string | undefined, timeZone: string) {
  const end = last ?? first;
  if (end === undefined) return null;
  return {
    from: first === undefined ? new Date(0) : dayOf(first, timeZone).from,
    until: dayOf(end, timeZone).until,
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

/** How far the list is paged in an order of which no counts are kept; an export has every row. */
export const LAST_PAGED_ROW = 10_000;

/** A part of the list that stands in one order. */
export interface Segment {
  filter: HistoryFilter;
  order: HistoryOrder;
  /** The kinds of payments it holds. */
  kinds: readonly Total[];
  /** Rows that pages reach. */
  count: number;
}

/**
 * The list as segments, one after the other. Sorted by type or service there is a segment for each
 * of them, newest first within; by anything else there is one. Sorted by name or amount, pages end
 * at {@link LAST_PAGED_ROW}.
 */
export function segmentsOf(
  filter: HistoryFilter,
  order: HistoryOrder,
  totals: readonly Total[],
): Segment[] {
  const { key, descending } = order;
  if (key !== 'type' && key !== 'service') {
    const { count } = sumsOf(totals);
    if (count === 0) return [];
    const reached = key === 'date' ? count : Math.min(count, LAST_PAGED_ROW);
    return [{ filter, order, kinds: totals, count: reached }];
  }
  const nameOf = (total: Total) =>
    key === 'service' ? total.service : total.isCredit ? 'credit' : 'debit';
  const names = [...new Set(totals.map(nameOf))].sort();
  if (descending) names.reverse();
  return names.map((name) => {
    const kinds = totals.filter((total) => nameOf(total) === name);
    return {
      filter:
        key === 'service'
          ? { ...filter, service: name }
          : { ...filter, isCredit: name === 'credit' },
      order: { key: 'date', descending: true },
      kinds,
      count: sumsOf(kinds).count,
    };
  });
}

/** A part of a segment: `limit` rows after the first `offset`. */
export interface Slice {
  segment: Segment;
  offset: number;
  limit: number;
}

/** Which slices of the segments make the page of `limit` rows after the first `offset`. */
export function slicesOf(segments: readonly Segment[], offset: number, limit: number): Slice[] {
  const slices: Slice[] = [];
  let skip = offset;
  let wanted = limit;
  for (const segment of segments) {
    const here = Math.min(wanted, Math.max(0, segment.count - skip));
    if (here > 0) slices.push({ segment, offset: skip, limit: here });
    skip = Math.max(0, skip - segment.count);
    wanted -= here;
  }
  return slices;
}
