import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { CategoryCount } from '../../domains/classes/class-list.ts';
import { ClassCover } from '../../domains/classes/widgets/class-cover.tsx';
import { cardClass } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { text } from './text.ts';

const gridClass = 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3';
const rowClass = 'flex h-full min-h-20 items-center overflow-hidden';

/** The way in: the categories, each with the number of its classes. */
export function CategoryPicker({ categories }: { categories: readonly CategoryCount[] }) {
  return (
    <>
      <PageHeader title={text.title}>{text.lead}</PageHeader>
      {categories.length === 0 ? (
        <EmptyState title={text.none}>{text.noneYet}</EmptyState>
      ) : (
        <ul className={gridClass}>
          {categories.map(({ category, count }) => (
            <li key={category}>
              <Link
                to={{ search: `?${new URLSearchParams({ category })}` }}
                className={cx(
                  cardClass,
                  rowClass,
                  'transition-shadow duration-150 hover:shadow-overlay focus-visible:outline-primary',
                )}
              >
                <ClassCover
                  name={category}
                  category={category}
                  className="w-[min(5rem,22vw)] shrink-0 self-stretch"
                />
                <span className="flex min-w-0 grow flex-col px-4 py-3">
                  <PersonText className="font-semibold text-lg leading-snug">{category}</PersonText>
                  <span className="text-muted text-sm">{text.classes(count)}</span>
                </span>
                <ChevronRight size={20} className="me-3 shrink-0 text-muted rtl:-scale-x-100" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The picker on its way. */
export function CategoryPickerSkeleton() {
  return (
    <div className={gridClass}>
      {['one', 'two', 'three', 'four', 'five'].map((key) => (
        <div key={key} className={cx(cardClass, rowClass)}>
          <Skeleton className="w-[min(5rem,22vw)] self-stretch rounded-none" />
          <div className="flex grow flex-col gap-1.5 px-4">
            <Skeleton className="h-6 w-32" />
            <Skeleton className="h-4 w-20" />
          </div>
        </div>
      ))}
    </div>
  );
}
