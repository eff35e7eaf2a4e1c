import { dictionary, formatNumber } from '@institute/contract/language';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

const text = dictionary('reports/work-part', {
  /** A count that stopped before its end. */
  moreThan: (count: number) => `${formatNumber(count)}+`,
});

interface WorkPartProps {
  icon: LucideIcon;
  title: string;
  count: number;
  /** Whether there is more than was counted. */
  more?: boolean;
  children: ReactNode;
}

/** One kind of work that waits: how much there is, and the first of it; nothing where there is none. */
export function WorkPart({ icon: Icon, title, count, more, children }: WorkPartProps) {
  if (count === 0) return null;
  return (
    <div>
      <h3 className="flex items-center gap-2">
        <Icon size={18} className="shrink-0 text-primary" />
        {title}
        <span className="figures rounded-full bg-gold-soft px-2 text-gold-strong text-sm">
          {more ? text.moreThan(count) : formatNumber(count)}
        </span>
      </h3>
      <ul className="divide-y divide-line">{children}</ul>
    </div>
  );
}

/** A thing that waits, with the way to where it is done. */
export function WorkRow({
  to,
  state,
  lead,
  aside,
  children,
}: {
  to: string;
  /** What leads elsewhere, before the way. */
  lead?: ReactNode;
  /** What goes along with the address. */
  state?: unknown;
  aside: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-2">
      {lead && <span className="tap inline-flex items-center sm:ps-2">{lead}</span>}
      <Link
        to={to}
        state={state}
        className="tap flex grow flex-wrap items-center justify-between gap-x-4 rounded-field py-1.5 hover:bg-sunken sm:px-2"
      >
        <span className="flex flex-wrap gap-x-2 leading-snug">{children}</span>
        <span className="figures text-muted text-sm">{aside}</span>
      </Link>
    </li>
  );
}
