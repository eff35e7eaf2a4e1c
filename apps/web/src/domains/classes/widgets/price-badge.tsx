import { partCount } from '@institute/contract/classes/class-price';
import type { Class } from '@institute/contract/classes/classes';
import { Badge } from '../../../ui/badge.tsx';
import { Money } from '../../ledger/widgets/money.tsx';
import { isFree } from '../class-list.ts';
import { text } from '../text.ts';

/** Free, or what a class costs. */
export function PriceBadge({ item }: { item: Class }) {
  if (isFree(item)) return <Badge tone="good">{text.free}</Badge>;
  const parts = partCount(item);
  return (
    <Badge tone="gold">
      <Money kobo={item.priceKobo} />
      {item.isMonthly && ` ${text.aMonth}`}
      {parts > 1 && ` ${text.inParts(parts)}`}
    </Badge>
  );
}
