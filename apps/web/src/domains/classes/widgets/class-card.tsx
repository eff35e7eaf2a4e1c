import type { Class } from '@institute/contract/classes/classes';
import { pathTo } from '@institute/contract/routes';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { cardClass } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TwoScripts } from '../../../ui/two-scripts.tsx';
import { wordsOf } from '../class-filter.ts';
import { text } from '../text.ts';
import { ClassCover } from './class-cover.tsx';
import { PriceBadge } from './price-badge.tsx';

interface ClassCardProps {
  item: Class;
  /** What was searched for, marked in the name and the category. */
  search?: string;
  /** How far the student is with it, in place of the number of its lessons. */
  progress?: ReactNode;
  /** Badges about the class's state, beside its price. */
  children?: ReactNode;
  onClick?: (event: MouseEvent) => void;
}

const gridClass = 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3';
const bodyClass = 'flex grow flex-col gap-1 p-4';

/** A class in a grid: the whole card is the link to its page. */
export function ClassCard({ item, search = '', progress, children, onClick }: ClassCardProps) {
  const words = wordsOf(search);
  return (
    <Link
      to={pathTo('class', { id: item.rand })}
      onClick={onClick}
      className={cx(
        cardClass,
        'flex h-full min-h-64 flex-col overflow-hidden transition-shadow duration-150 hover:shadow-overlay focus-visible:outline-primary',
      )}
    >
      <ClassCover name={item.name} category={item.category} className="h-32 w-full shrink-0" />
      <span className={bodyClass}>
        <span className="font-semibold">
          <TwoScripts
            title={item.name}
            words={(part) => <MarkedText text={part} queries={words} />}
          />
        </span>
        <span className="text-muted text-sm">
          <PersonText>
            <MarkedText text={item.category} queries={words} />
          </PersonText>
          {!progress && ` · ${text.lessons(item.lessonCount)}`}
        </span>
        {progress}
        <span className="mt-auto flex flex-wrap gap-2 pt-2">
          {item.isDraft && <Badge tone="gold">{text.draft}</Badge>}
          <PriceBadge item={item} />
          {children}
        </span>
      </span>
    </Link>
  );
}

/** Cards side by side where there is room. */
export function ClassGrid({ children }: { children: ReactNode }) {
  return <ul className={gridClass}>{children}</ul>;
}

/** Cards on their way, each of the size of a real one. */
export function ClassGridSkeleton({ count = 6 }: { count?: number }) {
  return (
    <div className={gridClass}>
      {Array.from({ length: count }, (_, index) => `card-${index}`).map((key) => (
        <div key={key} className={cx(cardClass, 'flex min-h-64 flex-col overflow-hidden')}>
          <Skeleton className="h-32 rounded-none" />
          <div className={bodyClass}>
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="mt-auto h-7 w-20 rounded-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
