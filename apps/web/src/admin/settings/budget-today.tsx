import { getRewardBudget } from '@institute/contract/referrals/referrals';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { useAnswer } from '../../platform/answers.ts';
import { Sentence } from '../../ui/sentence.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { text } from './text.ts';

/** What is left today of the budget for rewards. */
export function BudgetToday() {
  const { data, isPending } = useAnswer(getRewardBudget, {}, { staleTime: 0 });
  return (
    <p role="status" className="min-h-6 text-muted">
      {data ? (
        <>
          <Sentence
            words={text.budgetToday}
            fill={{ given: <Money kobo={data.given} />, left: <Money kobo={data.left} /> }}
          />{' '}
          {data.waiting > 0 && (
            <Sentence words={text.budgetWaiting} fill={{ amount: <Money kobo={data.waiting} /> }} />
          )}
        </>
      ) : isPending ? (
        <Skeleton className="h-6 w-60" />
      ) : (
        text.budgetFailed
      )}
    </p>
  );
}
