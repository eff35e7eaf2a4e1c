import { formatNumber } from '@institute/contract/language';
import { pathTo } from '@institute/contract/routes';
import {
  Award,
  BookOpen,
  ClipboardCheck,
  type LucideIcon,
  Receipt,
  Send,
  Settings,
  Users,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { text } from './text.ts';

const tiles: readonly { to: string; title: string; detail: string; icon: LucideIcon }[] = [
  {
    to: pathTo('managedClasses'),
    title: text.tiles.titles.classes,
    detail: text.tiles.classes,
    icon: BookOpen,
  },
  {
    to: pathTo('students'),
    title: text.tiles.titles.students,
    detail: text.tiles.students,
    icon: Users,
  },
  {
    to: pathTo('payments'),
    title: text.tiles.titles.payments,
    detail: text.tiles.payments,
    icon: Receipt,
  },
  {
    to: pathTo('sentMessages'),
    title: text.tiles.titles.messages,
    detail: text.tiles.messages,
    icon: Send,
  },
  {
    to: pathTo('certificates'),
    title: text.tiles.titles.certificates,
    detail: text.tiles.certificates,
    icon: Award,
  },
  {
    to: pathTo('settings'),
    title: text.tiles.titles.settings,
    detail: text.tiles.settings,
    icon: Settings,
  },
];

interface TilesProps {
  /** Exams that wait for a mark; 0 also while that is not known. */
  pending: number;
  /** Whether the automatic-marking subscription is over. */
  isExpired: boolean;
}

/** The ways into the area, exams first while any wait. */
export function Tiles({ pending, isExpired }: TilesProps) {
  return (
    <section aria-labelledby="tiles">
      <h2 id="tiles" className="mb-3 text-xl">
        {text.tiles.heading}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none xl:gap-3">
        {pending > 0 && (
          <li>
            <ExamsTile pending={pending} isExpired={isExpired} />
          </li>
        )}
        {tiles.map(({ to, title, detail, icon }) => (
          <li key={to}>
            <Tile icon={icon} title={title} detail={detail}>
              <LinkButton to={to} variant="secondary" size="sm">
                <Manage what={title} />
              </LinkButton>
            </Tile>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ExamsTile({ pending, isExpired }: TilesProps) {
  const note = useId();
  return (
    <Tile
      icon={ClipboardCheck}
      title={text.markExams}
      detail={isExpired ? text.expiredNote : text.examsWaiting(pending)}
      detailId={note}
      badge={formatNumber(pending)}
      highlighted
    >
      {isExpired ? (
        <Button size="sm" disabled aria-describedby={note}>
          <Manage what={text.markExams} />
        </Button>
      ) : (
        <LinkButton to={pathTo('exams')} size="sm">
          <Manage what={text.markExams} />
        </LinkButton>
      )}
    </Tile>
  );
}

/** "Manage", and what, for a screen reader that lists links without what stands around them. */
function Manage({ what }: { what: string }) {
  return (
    <span>
      {text.manage}
      <span className="sr-only"> {what}</span>
    </span>
  );
}

interface TileProps {
  icon: LucideIcon;
  title: string;
  detail: string;
  detailId?: string;
  badge?: string;
  highlighted?: boolean;
  children: ReactNode;
}

function Tile({ icon: Icon, title, detail, detailId, badge, highlighted, children }: TileProps) {
  return (
    <div
      className={cx(
        highlighted ? 'rounded-card border border-gold bg-gold-soft' : cardClass,
        'flex h-full flex-wrap items-start gap-3 p-4 xl:flex-col xl:px-2.5 xl:py-3',
      )}
    >
      <Icon
        size={22}
        className={cx('mt-0.5 shrink-0', highlighted ? 'text-gold-strong' : 'text-primary')}
      />
      <div className="flex min-w-0 grow basis-28 flex-col xl:basis-auto">
        <h3 className="flex items-center gap-2 xl:text-[0.9375rem] xl:leading-snug">
          {title}
          {badge && (
            <span className="figures rounded-full bg-gold px-2 text-on-gold text-sm">{badge}</span>
          )}
        </h3>
        <p
          id={detailId}
          // In one row there is room for what is pressing alone.
          className={cx('text-sm', highlighted ? 'text-gold-strong' : 'text-muted xl:sr-only')}
        >
          {detail}
        </p>
      </div>
      <div className="shrink-0 xl:mt-auto">{children}</div>
    </div>
  );
}
