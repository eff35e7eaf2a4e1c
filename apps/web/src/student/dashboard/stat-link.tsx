import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../../lib/class-names.ts';
import { cardClass } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { text } from './text.ts';

interface StatLinkProps {
  to: string;
  icon: LucideIcon;
  label: string;
  /** The figure; undefined while it is on its way, null when it could not be had. */
  value: ReactNode | undefined;
  className?: string;
}

/** One figure of the dashboard, and the way to what stands behind it. */
export function StatLink({ to, icon: Icon, label, value, className }: StatLinkProps) {
  return (
    <Link
      to={to}
      className={cx(
        cardClass,
        'flex min-h-20 items-center gap-4 p-4 transition-shadow duration-150 hover:shadow-overlay focus-visible:outline-primary sm:p-5',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className="hidden size-11 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary-strong sm:inline-flex"
      >
        <Icon size={22} />
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="text-muted text-sm">{label}</span>
        <span className="flex min-h-8 items-center font-semibold text-xl">
          <Value value={value} />
        </span>
      </span>
    </Link>
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
