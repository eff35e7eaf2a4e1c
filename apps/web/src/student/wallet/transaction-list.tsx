import type { Transaction } from '@institute/contract/ledger/ledger';
import { pathTo } from '@institute/contract/routes';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import { text as ledgerText } from '../../domains/ledger/text.ts';
import { SignedMoney } from '../../domains/ledger/widgets/money.tsx';
import { cx } from '../../ui/class-names.ts';
import { FoundText } from '../../ui/marked-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { When } from '../../ui/when.tsx';
import { text } from './text.ts';

interface TransactionListProps {
  lines: readonly Transaction[];
  /** What was searched for, marked in the descriptions. */
  search: string;
  timeZone: string;
  /** True while another page is on its way. */
  waiting: boolean;
}

const lineClass =
  'flex min-h-18 items-center gap-3 border-line border-b px-4 py-3 last:border-b-0 sm:px-5';

/** Lines of a wallet: in or out, what for, when, how much. */
export function TransactionList({ lines, search, timeZone, waiting }: TransactionListProps) {
  return (
    <ul aria-busy={waiting || undefined} className={cx(waiting && 'opacity-60')}>
      {lines.map((line) => {
        const isCredit = line.type === 'credit';
        const Icon = isCredit ? ArrowDownLeft : ArrowUpRight;
        return (
          <li key={line.id} className={lineClass}>
            <span
              aria-hidden="true"
              className={cx(
                'hidden size-9 shrink-0 items-center justify-center rounded-full sm:inline-flex',
                isCredit ? 'bg-good-soft text-good' : 'bg-bad-soft text-bad',
              )}
            >
              <Icon size={18} className="rtl:-scale-x-100" />
            </span>
            <span className="flex min-w-0 grow flex-col">
              <FoundText
                text={line.description}
                search={search}
                className="font-medium [overflow-wrap:anywhere]"
              />
              <span className="text-muted text-sm">
                <When at={line.at} timeZone={timeZone} withTime />
                {line.receipt && (
                  <>
                    {' · '}
                    <Link
                      to={pathTo('receipt', { reference: line.receipt })}
                      aria-label={`${text.receipt}: ${line.description}`}
                      className="-my-3 inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-2"
                    >
                      {text.receipt}
                    </Link>
                  </>
                )}
              </span>
            </span>
            <span className="flex shrink-0 flex-col items-end">
              <SignedMoney kobo={line.amountKobo} type={line.type} />
              <span aria-hidden="true" className="text-muted text-sm">
                {isCredit ? ledgerText.credit : ledgerText.debit}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** A page of lines on its way. */
export function TransactionListSkeleton({ count }: { count: number }) {
  return (
    <div>
      {Array.from({ length: count }, (_, index) => `line-${index}`).map((key) => (
        <div key={key} className={lineClass}>
          <Skeleton className="hidden size-9 rounded-full sm:block" />
          <div className="flex grow flex-col gap-1.5">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-4 w-28" />
          </div>
          <Skeleton className="h-6 w-24" />
        </div>
      ))}
    </div>
  );
}
