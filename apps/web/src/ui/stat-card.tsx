import { dictionary } from '@institute/contract/language';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cardClass } from './card.tsx';
import { cx } from './class-names.ts';
import { Skeleton } from './skeleton.tsx';

const text = dictionary('ui/stat-card', {
  unknown: 'Not known right now',
});

interface StatCardProps {
  /** Where what stands behind the figure can be seen; without it the card is no link. */
  to?: string;
  icon: LucideIcon;
  label: string;
  /** The figure; undefined while it is on its way, null when it could not be had. */
  value: ReactNode | undefined;
  /** What has changed, beneath the figure. */
  note?: ReactNode;
  /** A ground of its own for what asks to be acted on. */
  tone?: 'plain' | 'gold';
  className?: string;
}

/** One figure of a dashboard, and the way to what stands behind it. */
export function StatCard({ to, tone = 'plain', className, ...rest }: StatCardProps) {
  const look = cx(
    cardClass,
    'flex min-h-20 items-center gap-4 p-4 sm:p-5',
    to && 'transition-shadow duration-150 hover:shadow-overlay focus-visible:outline-primary',
    className,
  );
  return to ? (
    <Link to={to} className={look}>
      <Face tone={tone} {...rest} />
    </Link>
  ) : (
    <div className={look}>
      <Face tone={tone} {...rest} />
    </div>
  );
}

type FaceProps = Pick<StatCardProps, 'icon' | 'label' | 'value' | 'note'> & {
  tone: 'plain' | 'gold';
};

function Face({ icon: Icon, label, value, note, tone }: FaceProps) {
  return (
    <>
      <span
        aria-hidden="true"
        className={cx(
          'hidden size-11 shrink-0 items-center justify-center rounded-full sm:inline-flex',
          tone === 'gold' ? 'bg-gold-soft text-gold-strong' : 'bg-primary-soft text-primary-strong',
        )}
      >
        <Icon size={22} />
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="text-muted text-sm">{label}</span>
        <span className="flex min-h-8 items-center font-semibold text-xl">
          <Value value={value} />
        </span>
        {note && <span className="figures text-muted text-sm">{note}</span>}
      </span>
    </>
  );
}

function Value({ value }: { value: ReactNode | undefined }) {
  if (value === undefined) return <Skeleton className="h-6 w-12" />;
  if (value === null) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{text.unknown}</span>
      </>
    );
  }
  return value;
}
