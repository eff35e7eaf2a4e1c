import { nairaNumber } from '@institute/contract/money';
import { faultsOf } from '@institute/contract/payments/settlements';
import type { Context } from '../../../context.ts';
import type { Download } from '../../../handler.ts';
import { csvLines } from '../../../platform/csv.ts';
import { csvDownload } from '../../../shared/csv-download.ts';
import { text } from '../text.ts';
import { presentSettlement } from './present-settlements.ts';
import { settlementLines } from './store-settlements.ts';

/** Settlements read at once. */
const BATCH = 500;

/** All settlements as a CSV file, newest first. */
export async function exportSettlements(context: Context): Promise<Download> {
  const { total } = await settlementLines(context.db, { limit: 0, offset: 0 });
  await context.transaction(async () => undefined);
  return csvDownload(context, { name: 'settlements', rows: total, lines: linesOf(context) });
}

async function* linesOf({ db }: Context) {
  const { columns, states, faults } = text.settlements;
  yield csvLines([Object.values(columns)], { bom: true });
  for (let offset = 0; ; offset += BATCH) {
    const { lines } = await settlementLines(db, { limit: BATCH, offset });
    yield csvLines(
      lines.map(presentSettlement).map((one) => [
        ...[one.day, `${one.number}`, states[one.state], nairaNumber(one.grossKobo)],
        ...[nairaNumber(one.feesKobo), nairaNumber(one.netKobo), `${one.heldCount}`],
        ...[
          nairaNumber(one.heldKobo),
          faultsOf(one)
            .map((fault) => faults[fault])
            .join(' '),
        ],
      ]),
    );
    if (lines.length < BATCH) return;
  }
}
