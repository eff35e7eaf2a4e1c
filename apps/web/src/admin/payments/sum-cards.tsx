import { ArrowDownLeft, ArrowUpRight, type LucideIcon, Scale } from 'lucide-react';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import type { PaymentSums } from '../../domains/payments/history-model.ts';
import { cardClass } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { text } from './text.ts';

interface SumCardsProps {
  /** Over the whole filter; undefined while they are on their way. */
  sums: PaymentSums | undefined;
  /** True while these are the sums of before. */
  waiting: boolean;
}

/** Total Credit, Total Debit and Net Balance of what the filters let through. */
export function SumCards({ sums, waiting }: SumCardsProps) {
  return (
    <section aria-label={text.sums} className="mb-4">
      <dl className="grid grid-cols-1 gap-2 sm:gap-3 min-[26rem]:grid-cols-2 md:grid-cols-3">
        <SumCard
          icon={ArrowDownLeft}
          tone="good"
          name={text.credit}
          kobo={sums?.creditKobo}
          {...{ waiting }}
        />
        <SumCard
          icon={ArrowUpRight}
          tone="bad"
          name={text.debit}
          kobo={sums?.debitKobo}
          {...{ waiting }}
        />
        <SumCard icon={Scale} tone="ink" name={text.net} kobo={sums?.netKobo} {...{ waiting }} />
      </dl>
    </section>
  );
}

const tones = {
  good: 'bg-good-soft text-good',
  bad: 'bg-bad-soft text-bad',
  ink: 'bg-primary-soft text-primary-strong',
} as const;

interface SumCardProps {
  icon: LucideIcon;
  tone: keyof typeof tones;
  name: string;
  kobo: number | undefined;
  waiting: boolean;
}

function SumCard({ icon: Icon, tone, name, kobo, waiting }: SumCardProps) {
  return (
    <div
      className={cx(
        cardClass,
        'relative px-4 py-2 ps-15 max-[26rem]:flex max-[26rem]:items-center max-[26rem]:justify-between',
        tone === 'ink' && 'min-[26rem]:col-span-2 md:col-span-1',
      )}
    >
      <dt className="text-muted text-sm">
        <span
          aria-hidden="true"
          className={cx(
            'absolute inset-s-4 top-1/2 inline-flex size-8 -translate-y-1/2 items-center justify-center rounded-full',
            tones[tone],
          )}
        >
          <Icon size={18} />
        </span>
        {name}
      </dt>
      <dd className={cx('figures font-semibold text-lg leading-6', waiting && 'opacity-60')}>
        {kobo === undefined ? <Skeleton className="h-6 w-32" /> : <Money kobo={kobo} />}
      </dd>
    </div>
  );
}
