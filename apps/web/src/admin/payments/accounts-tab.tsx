import type { BooksCheck as Check } from '@institute/contract/payments/books';
import { bookAccounts, checkBooks, getBalanceSheet } from '@institute/contract/payments/books';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { downloadBalanceSheet } from '../../domains/payments/books-api.ts';
import { moneyMoved } from '../../domains/payments/managed-api.ts';
import { useToday } from '../../domains/settings/time-zone.ts';
import { useAct, useAnswer } from '../../platform/answers.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { DateField } from '../../ui/date-field.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { useListQuery } from '../../ui/use-list-query.ts';
import { ExportButton } from '../export-button.tsx';
import { AccountTransfers } from './account-transfers.tsx';
import { BalanceSides } from './balance-sides.tsx';
import { booksText as text } from './books-text.ts';
import { StateCard } from './state-card.tsx';

/** Whether the books balance, what each account holds, and the transfers of the one chosen. */
export function AccountsTab() {
  const { query, change } = useListQuery();
  const today = useToday();
  const typed = query.get('on') ?? '';
  const on = typed !== '' && typed < today ? { on: typed } : {};
  const sheet = useAnswer(getBalanceSheet, on);
  const chosen = bookAccounts.find((account) => account === query.get('account')) ?? 'wallets';
  if (!sheet.data) {
    return sheet.isPending ? (
      <Loading label={text.loading}>
        <Skeleton className="mb-4 h-24" />
        <Skeleton className="h-96" />
      </Loading>
    ) : (
      <ErrorState title={text.failed} query={sheet} />
    );
  }
  const name = sheet.data.accounts.find(({ account }) => account === chosen)?.name ?? '';
  return (
    <div className="flex flex-col gap-5">
      <BooksCheck check={sheet.data.check} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <DateField
          label={text.on}
          max={today}
          value={on.on ?? today}
          onChange={({ target }) => change({ on: target.value === today ? null : target.value })}
        />
        <ExportButton
          total={sheet.data.accounts.length}
          download={(options) => downloadBalanceSheet(on, options)}
        />
      </div>
      <BalanceSides
        sheet={sheet.data}
        chosen={chosen}
        onChoose={(account) =>
          change({ account: account === 'wallets' ? null : account, search: null })
        }
      />
      <section aria-labelledby="transfers">
        <h2 id="transfers" className="mb-3 text-xl">
          {name}
        </h2>
        <AccountTransfers key={chosen} account={chosen} {...on} />
      </section>
    </div>
  );
}

/** Whether the books balance, when that was found out, and the way to find out anew. */
function BooksCheck({ check }: { check: Check }) {
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
