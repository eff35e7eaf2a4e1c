import type { ParsedOf } from '@institute/contract/call';
import type { getPaymentHistory } from '@institute/contract/payments/payment-history';
import type { Context } from '../../../context.ts';
import { pageOf } from '../../../shared/page.ts';
import { filterOf, orderOf, segmentsOf, slicesOf, sumsOf } from './filter.ts';
import { findText, totalsOf } from './store.ts';
import { type ListedPayment, rowsOfSlice } from './store-rows.ts';

/** A page of all payments with the sums over the whole filter, in kobo. */
export async function listPayments(context: Context, input: ParsedOf<typeof getPaymentHistory>) {
  const { db, config } = context;
  const page = pageOf(input);
  const filter = filterOf(input, config.timeZone);
  const found = filter.search ? await findText(db, filter.search) : null;
  const totals = await totalsOf(db, filter, found);
  const segments = segmentsOf(filter, orderOf(input.sort), totals);
  const rows: ListedPayment[] = [];
  for (const slice of slicesOf(segments, page.offset, page.limit)) {
    rows.push(...(await rowsOfSlice(db, slice, found)));
  }
  const { count, credit, debit } = sumsOf(totals);
  const reached = segments.reduce((sum, segment) => sum + segment.count, 0);
  const meta = { ...page.meta(reached), ...(reached < count && { more: true }) };
  return { rows, meta, credit, debit };
}
