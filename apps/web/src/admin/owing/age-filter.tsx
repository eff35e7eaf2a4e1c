import type { DataOf } from '@institute/contract/call';
import { type DebtAge, debtAges, type getOwingSums } from '@institute/contract/invoices/invoices';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { cardClass } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { text } from './text.ts';

interface AgeFilterProps {
  /** Undefined while they are on their way. */
  sums: DataOf<typeof getOwingSums>['ages'] | undefined;
  /** The age that is listed alone; null for all. */
  value: DebtAge | null;
  onChange: (age: DebtAge | null) => void;
}

/** How much is owed by age; pressing an age lists it alone, and pressing it again lists all. */
export function AgeFilter({ sums, value, onChange }: AgeFilterProps) {
  return (
    <fieldset className="mb-4 grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-4">
      <legend className="sr-only">{text.ages}</legend>
      {debtAges.map((age) => {
        const sum = sums?.find((one) => one.age === age);
        const isChosen = age === value;
        return (
          <button
            key={age}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChange(isChosen ? null : age)}
            className={cx(
              cardClass,
              'flex min-w-0 flex-col px-3 py-2 text-start transition-colors duration-150 sm:px-4',
              isChosen
                ? 'bg-primary-soft text-primary-strong outline-2 outline-primary -outline-offset-2'
                : 'hover:bg-sunken',
            )}
          >
            <span className={cx('text-sm leading-snug', !isChosen && 'text-muted')}>
              {text.age[age]}
            </span>
            <span className="figures mt-auto font-semibold sm:text-lg">
              {sum ? <Money kobo={sum.restKobo} /> : <Skeleton className="my-0.5 h-5 w-24" />}
            </span>
            <span className={cx('text-sm', !isChosen && 'text-muted')}>
              {sum ? text.count(sum.invoices) : <Skeleton className="my-0.5 h-4 w-16" />}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
