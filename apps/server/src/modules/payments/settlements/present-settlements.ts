import type { Settlement } from '@institute/contract/payments/settlements';
import type { SettlementLine } from './store-settlements.ts';

/** A settlement as the office sees it. */
export function presentSettlement({ settlement, ...line }: SettlementLine): Settlement {
  const { id, state, isChanged, fetchedAt, bookedAt } = settlement;
  return {
    ...{ id, state, isChanged, fetchedAt, bookedAt },
    ...{ number: settlement.providerId, day: settlement.settledOn },
    ...{ grossKobo: settlement.gross, feesKobo: settlement.fees, netKobo: settlement.net },
    ...{ heldCount: line.heldCount, heldKobo: line.held },
    ...{ unknownCount: line.unknownCount, unknownKobo: line.unknown },
  };
}
