import { AppError } from '@institute/contract/errors';
import {
  exportSettlements as exportSettlementsCall,
  getSettlementPayments,
  getSettlements,
  type Settlement,
} from '@institute/contract/payments/settlements';
import { handle } from '../../../handler.ts';
import { pageOf } from '../../../shared/page.ts';
import { exportSettlements } from './export-settlements.ts';
import { presentSettlement } from './present-settlements.ts';
import { heldLines, settlementLine, settlementLines } from './store-settlements.ts';

/** Calls about what the card payment provider has paid out. */
export const settlementHandlers = [
  handle(getSettlements, async ({ db }, input) => {
    const page = pageOf(input);
    const { total, lines } = await settlementLines(db, page);
    const data: Settlement[] = lines.map(presentSettlement);
    return { data, meta: page.meta(total) };
  }),

  handle(getSettlementPayments, async ({ db }, { settlement_id, ...input }) => {
    const line = await settlementLine(db, settlement_id);
    if (!line) throw new AppError('settlement_not_found');
    const page = pageOf(input);
    const { total, lines } = await heldLines(db, settlement_id, page);
    const data = lines.map(({ reference, amount, fee, userId, name, isKnown }) => ({
      ...{ reference, amountKobo: amount, feeKobo: fee, isKnown },
      ...{ studentId: userId ?? 0, name: name ?? '' },
    }));
    return { data, meta: { ...page.meta(total), settlement: presentSettlement(line) } };
  }),

  handle(exportSettlementsCall, async (context) => ({
    data: null,
    download: await exportSettlements(context),
  })),
];
