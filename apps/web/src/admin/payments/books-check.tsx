import type { BooksCheck as Check } from '@institute/contract/payments/books';
import { checkBooks } from '@institute/contract/payments/books';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { moneyMoved } from '../../domains/payments/managed-api.ts';
import { useAct } from '../../platform/answers.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { toast } from '../../ui/toast.ts';
import { text } from './books-text.ts';
import { StateCard } from './state-card.tsx';

/** Whether the books balance, when that was found out, and the way to find out anew. */
export function BooksCheck({ check }: { check: Check }) {
  const checkNow = useAct(checkBooks, { refreshes: moneyMoved });
  const isNever = check.checkedAt === null;
  const isGood = check.isBalanced && !isNever;
  return (
    <StateCard
      icon={isGood ? CircleCheck : TriangleAlert}
      tone={isGood ? 'good' : isNever ? 'neutral' : 'bad'}
      title={isNever ? text.unchecked : isGood ? text.balanced : text.unbalanced}
      at={check.checkedAt}
      detail={isNever ? '' : text.checkedOf(check.transfers, check.accounts)}
      problems={check.problems}
      action={text.checkNow}
      busyLabel={text.checking}
      busy={checkNow.isPending}
      onAction={() =>
        checkNow.mutate(
          {},
          { onError: (error) => toast.error(errorMessage(error, text.checkFailed)) },
        )
      }
    />
  );
}
