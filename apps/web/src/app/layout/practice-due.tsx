import { countOf, dictionary, formatNumber } from '@institute/contract/language';
import { usePracticeCount } from '../../domains/words/count-api.ts';
import { CornerBadge } from './corner-badge.tsx';

const text = dictionary('app/layout/practice', {
  due: (count: number) => `${countOf(count, 'card')} due`,
});

/** The largest number that is spelt out. */
const MOST = 99;

/** How many cards are due today, at the end of the entry that leads to them. */
export function PracticeDue() {
  const count = usePracticeCount() ?? 0;
  if (count === 0) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className="figures ms-auto min-w-6 rounded-full bg-gold-soft px-1.5 text-center font-semibold text-gold-strong text-xs leading-6"
      >
        {count > MOST ? `${formatNumber(MOST)}+` : formatNumber(count)}
      </span>
      <span className="sr-only">, {text.due(count)}</span>
    </>
  );
}

/** The same at the corner of an icon. */
export function PracticeWaiting() {
  const count = usePracticeCount() ?? 0;
  if (count === 0) return null;
  return (
    <>
      <CornerBadge count={count} tone="gold" />
      <span className="sr-only">, {text.due(count)}</span>
    </>
  );
}
