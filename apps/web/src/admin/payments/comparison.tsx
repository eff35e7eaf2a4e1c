import { formatKobo } from '@institute/contract/money';
import {
  type Reconciliation,
  runReconciliation,
} from '@institute/contract/payments/managed-payments';
import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { moneyMoved } from '../../domains/payments/managed-api.ts';
import { useAct } from '../../platform/answers.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { toast } from '../../ui/toast.ts';
import { booksText as text } from './books-text.ts';
import { StateCard } from './state-card.tsx';

const states = {
  never: { icon: CircleHelp, tone: 'neutral', title: text.never },
  agreed: { icon: CircleCheck, tone: 'good', title: text.agreed },
  differences: { icon: TriangleAlert, tone: 'bad', title: text.differ },
  failed: { icon: TriangleAlert, tone: 'bad', title: text.notAnswered },
} as const;

/** What the last comparison with the provider came to, and the way to compare now. */
export function Comparison({ last }: { last: Reconciliation | null }) {
  const compare = useAct(runReconciliation, { refreshes: moneyMoved });
  const { icon, tone, title } = states[last?.state ?? 'never'];
  return (
    <StateCard
      icon={icon}
      tone={tone}
      title={title}
      at={last?.checkedAt ?? null}
      detail={last?.checkedAt ? sumsOf(last) : text.daily}
      problems={last?.state === 'failed' && last.message !== '' ? [last.message] : []}
      action={text.compare}
      busyLabel={text.comparing}
      busy={compare.isPending}
      onAction={() =>
        compare.mutate(
          {},
          { onError: (error) => toast.error(errorMessage(error, text.compareFailed)) },
        )
      }
    />
  );
}

function sumsOf(last: Reconciliation): string {
  return [
    text.atProviderSum(last.providerCount, formatKobo(last.providerKobo)),
    text.inLedgerSum(last.ledgerCount, formatKobo(last.ledgerKobo)),
  ].join(' · ');
}
