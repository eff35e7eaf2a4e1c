import type { ParsedOf } from '@institute/contract/call';
import type { getPaymentHistory } from '@institute/contract/payments';
import type { Context } from '../../../context.ts';
import { pageOf } from '../../../page.ts';
import { filterOf, orderOf, piecesOf, stretchesOf, sumsOf } from './filter.ts';
import { findText, totalsOf } from './store.ts';
import { type ListedPayment, rowsOfPiece } from './store-rows.ts';

/** A page of all payments with the sums over the whole filter, in kobo. */
export async function listPayments(context: Context, input: ParsedOf<typeof getPaymentHistory>) {
  const { db, config } = context;
  const page = pageOf(input);
  const filter = filterOf(input, config.timeZone);
  const found = filter.search ? await findText(db, filter.search) : null;
  const totals = await totalsOf(db, filter, found);
  const stretches = stretchesOf(filter, orderOf(input.sort), totals);
  const rows: ListedPayment[] = [];
  for (const piece of piecesOf(stretches, page.offset, page.limit)) {
    rows.push(...(await rowsOfPiece(db, piece, found)));
  }
  const { count, credit, debit } = sumsOf(totals);
  return { rows, meta: page.meta(count), credit, debit };
}
