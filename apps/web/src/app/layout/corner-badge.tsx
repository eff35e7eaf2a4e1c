import { formatNumber } from '@institute/contract/language';
import { cx } from '../../ui/class-names.ts';

/** The largest number the badge spells out. */
const MOST = 99;

const tones = { bad: 'bg-bad text-on-bad', gold: 'bg-gold text-on-gold' };

interface CornerBadgeProps {
  count: number;
  tone?: keyof typeof tones;
}

/** How much waits, at the corner of an icon; nothing where nothing does. It is said in words beside it. */
export function CornerBadge({ count, tone = 'bad' }: CornerBadgeProps) {
  return (
    count > 0 && (
      <span
        aria-hidden="true"
        className={cx(
          // No larger than the sign that it stands on, however large text is set: its words are beside it.
          'figures absolute inset-e-0 top-0.5 min-w-[min(1.25rem,22px)] rounded-full px-1 text-center font-semibold text-[min(0.75rem,13px)] leading-[min(1.25rem,22px)]',
          tones[tone],
        )}
      >
        {count > MOST ? `${formatNumber(MOST)}+` : formatNumber(count)}
      </span>
    )
  );
}
