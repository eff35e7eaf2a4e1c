import type { Class } from '@institute/contract/classes';
import { Badge } from '../../../ui/badge.tsx';
import { Money } from '../../ledger/widgets/money.tsx';
import { isFree } from '../class-list.ts';

/** Free, or what a class costs. */
export function PriceBadge({ item }: { item: Class }) {
  if (isFree(item)) return <Badge tone="good">Free</Badge>;
  return (
    <Badge tone="gold">
      <Money naira={item.amount} />
      {item.monthlySub === '1' && ' a month'}
    </Badge>
  );
}
