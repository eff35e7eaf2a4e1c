import type { BooksCheck as Check } from '@institute/contract/payments/books';
import {
  type BalanceSheet,
  type BookAccount,
  bookAccounts,
  checkBooks,
  getBalanceSheet,
} from '@institute/contract/payments/books';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { moneyMoved } from '../../domains/payments/managed-api.ts';
import { useAct, useAnswer } from '../../platform/answers.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { cardClass } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { useListQuery } from '../../ui/use-list-query.ts';
import { AccountTransfers } from './account-transfers.tsx';
import { StateCard } from './state-card.tsx';
import { booksText as text } from './text.ts';

/** Whether the books balance, what each account holds, and the transfers of the one chosen. */
export function AccountsTab() {
  const sheet = useAnswer(getBalanceSheet, {});
  const { query, change } = useListQuery();
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
      <Accounts
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
        <AccountTransfers key={chosen} account={chosen} />
      </section>
    </div>
  );
}

interface AccountsProps {
  sheet: BalanceSheet;
  chosen: BookAccount;
  onChoose: (account: BookAccount) => void;
}

/** The accounts with their balances; pressing one shows its transfers beneath. */
function Accounts({ sheet, chosen, onChoose }: AccountsProps) {
  return (
    <section aria-label={text.accounts} className={cx(cardClass, 'overflow-hidden')}>
      <ul>
        {sheet.accounts.map(({ account, name, balanceKobo, holders }) => (
          <li key={account} className="border-line border-b">
            <button
              type="button"
              aria-pressed={account === chosen}
              onClick={() => onChoose(account)}
              className={cx(
                'flex min-h-14 w-full items-center justify-between gap-4 px-4 py-2 text-start -outline-offset-2 sm:px-5',
                account === chosen ? 'bg-primary-soft' : 'hover:bg-sunken',
              )}
            >
              <span className="min-w-0">
                <span className="block font-medium">{name}</span>
                {holders !== null && (
                  <span className="block text-muted text-sm">{text.holders(holders)}</span>
                )}
              </span>
              <Money kobo={balanceKobo} className="shrink-0 font-semibold" />
            </button>
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 bg-sunken px-4 py-3 font-semibold sm:px-5">
        {text.total}
        <Money kobo={sheet.totalKobo} />
      </p>
    </section>
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
