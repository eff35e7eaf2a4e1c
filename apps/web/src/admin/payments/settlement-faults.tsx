import { formatKobo } from '@institute/contract/money';
import {
  faultsOf,
  type Settlement,
  type SettlementFault,
} from '@institute/contract/payments/settlements';
import { settlementsText as text } from './settlements-text.ts';

const { faults } = text;
const wordsFor: Record<SettlementFault, (one: Settlement) => string> = {
  sum: ({ heldKobo }) => faults.sum(formatKobo(heldKobo)),
  unknown: ({ unknownCount, unknownKobo }) => faults.unknown(unknownCount, formatKobo(unknownKobo)),
  taken: ({ grossKobo, feesKobo }) => faults.taken(formatKobo(grossKobo - feesKobo)),
  changed: () => faults.changed,
};

/** What does not fit in a settlement, a line each; nothing where everything does. */
export function SettlementFaults({ of }: { of: Settlement }) {
  return faultsOf(of).map((fault) => (
    <span key={fault} className="block whitespace-normal text-bad text-sm">
      {wordsFor[fault](of)}
    </span>
  ));
}
