import type { Reconciliation } from '@institute/contract/managed-payments';
import { formatNaira } from '@institute/contract/money';
import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { useCompareNow } from '../../domains/payments/managed-api.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { toast } from '../../ui/toast.ts';
import { text } from './books-text.ts';
import { StateCard } from './state-card.tsx';

const states = {
  never: { icon: CircleHelp, tone: 'neutral', title: text.never },
  agreed: { icon: CircleCheck, tone: 'good', title: text.agreed },
  differences: { icon: TriangleAlert, tone: 'bad', title: text.differ },
  failed: { icon: TriangleAlert, tone: 'bad', title: text.notAnswered },
} as const;

/** What the last comparison with the provider came to, and the way to compare now. */
export function Comparison({ last }: { last: Reconciliation | null }) {
  const compare = useCompareNow();
  const { icon, tone, title } = states[last?.state ?? 'never'];
  return (
    <StateCard
      icon={icon}
      tone={tone}
      title={title}
      at={last?.checked_at ?? 0}
      detail={last && last.checked_at > 0 ? sumsOf(last) : text.daily}
      problems={last?.state === 'failed' && last.message !== '' ? [last.message] : []}
      action={text.compare}
      busyLabel={text.comparing}
      busy={compare.isPending}
      onAction={() =>
        compare.mutate(null, {
          onError: (error) => toast.error(errorMessage(error, text.compareFailed)),
        })
      }
    />
  );
}

function sumsOf(last: Reconciliation): string {
  const side = (name: string, count: number, total: number) =>
    `${name}: ${count.toLocaleString('en-NG')} for ${formatNaira(total)}`;
  return [
    side(text.atProvider, last.provider_count, last.provider_total),
    side(text.inLedger, last.ledger_count, last.ledger_total),
  ].join(' · ');
}
