import {
  asRead,
  type BalanceSheet,
  type BookAccount,
  type BookSide,
  bookSides,
  sideOf,
} from '@institute/contract/payments/books';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { cardClass } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { booksText as text } from './books-text.ts';

interface BalanceSidesProps {
  sheet: BalanceSheet;
  chosen: BookAccount;
  onChoose: (account: BookAccount) => void;
}

/**
 * The accounts by their sides, with the signs that accountants read and what each side comes to; pressing one
 * shows its transfers beneath.
 */
export function BalanceSides({ sheet, ...choice }: BalanceSidesProps) {
  const sum = (side: BookSide) =>
    sheet.accounts
      .filter(({ account }) => sideOf[account] === side)
      .reduce((total, { account, balanceKobo }) => total + asRead(account, balanceKobo), 0);
  const nought = sum('assets') + sum('given') - sum('liabilities') - sum('income');
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 lg:grid-cols-2">
        {bookSides.map((side) => (
          <Side key={side} side={side} sumKobo={sum(side)} sheet={sheet} {...choice} />
        ))}
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 rounded-card bg-sunken px-4 py-3 font-semibold sm:px-5">
        <span className="min-w-0">{nought === 0 ? text.nought : text.notNought}</span>
        <Money kobo={nought} className="ms-auto" />
      </p>
    </div>
  );
}

/** One side: its accounts and what they come to. */
function Side(props: BalanceSidesProps & { side: BookSide; sumKobo: number }) {
  const { side, sumKobo, sheet, chosen, onChoose } = props;
  const accounts = sheet.accounts.filter(({ account }) => sideOf[account] === side);
  return (
    <section
      aria-label={text.sides[side]}
      className={cx(cardClass, 'flex flex-col overflow-hidden')}
    >
      <h2 className="flex justify-between gap-4 bg-sunken px-4 py-3 font-semibold sm:px-5">
        <span className="min-w-0">{text.sides[side]}</span>
        <Money kobo={sumKobo} className="shrink-0" />
      </h2>
      <ul className="divide-y divide-line">
        {accounts.map(({ account, name, balanceKobo, holders }) => (
          <li key={account}>
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
              <Money kobo={asRead(account, balanceKobo)} className="shrink-0 font-semibold" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
