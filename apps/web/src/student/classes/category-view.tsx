import { Check, Lock } from 'lucide-react';
import type { MouseEvent } from 'react';
import { passes } from '../../domains/classes/class-filter.ts';
import {
  CLASSES_PER_PAGE,
  categoryOf,
  priceFilterOf,
  priceOptions,
} from '../../domains/classes/class-list.ts';
import type { Class } from '../../domains/classes/model.ts';
import { ClassCard, ClassGrid } from '../../domains/classes/widgets/class-card.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { slicePage } from '../../ui/list-query.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { toast } from '../../ui/toast.ts';
import { TypedSearch } from '../../ui/typed-search.tsx';
import { useListQuery } from '../../ui/use-list-query.ts';
import type { ClassStatus } from './status.ts';
import { text } from './text.ts';

interface CategoryViewProps {
  category: string;
  classes: readonly Class[];
  statusOf: (item: Class) => ClassStatus;
}

/** The classes of one category: search, price filter, nine a page. */
export function CategoryView({ category, classes, statusOf }: CategoryViewProps) {
  const { query, page, change, refine, turnTo } = useListQuery();
  const search = query.get('search') ?? '';
  const price = priceFilterOf(query.get('price'));
  const inCategory = classes.some((item) => categoryOf(item) === category);
  const found = classes.filter((item) => passes(item, { search, price, category }));
  const slice = slicePage(found, page, CLASSES_PER_PAGE);

  return (
    <>
      <PageHeader title={category} back={<BackLink to="/classes">{text.back}</BackLink>} />
      <div className="mb-5 flex flex-col gap-3 sm:flex-row">
        <TypedSearch
          value={search}
          onSearch={(words) => refine({ search: words })}
          label={text.search}
          className="grow"
        />
        <Segmented
          label={text.price}
          options={priceOptions}
          value={price}
          onChange={(choice) => change({ price: choice === 'all' ? null : choice })}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState
          title={text.none}
          action={
            inCategory && (
              <Button variant="secondary" onClick={() => change({ search: null, price: null })}>
                {text.clear}
              </Button>
            )
          }
        >
          {inCategory ? text.noMatch : text.noneYet}
        </EmptyState>
      ) : (
        <ClassGrid>
          {slice.items.map((item) => (
            <li key={item.id}>
              <OfferedClass item={item} search={search} status={statusOf(item)} />
            </li>
          ))}
        </ClassGrid>
      )}
      <Pagination
        page={slice.page}
        pageCount={slice.pageCount}
        onPage={turnTo}
        label="Pages of classes"
      />
    </>
  );
}

interface OfferedClassProps {
  item: Class;
  search: string;
  status: ClassStatus;
}

function OfferedClass({ item, search, status }: OfferedClassProps) {
  const refuse = (event: MouseEvent) => {
    event.preventDefault();
    toast.error(text.closed, text.closedDetail);
  };
  return (
    <ClassCard item={item} search={search} {...(status === 'closed' && { onClick: refuse })}>
      {status === 'closed' && (
        <Badge tone="bad" icon={<Lock size={14} aria-hidden="true" />}>
          {text.closed}
        </Badge>
      )}
      {status === 'enrolled' && (
        <Badge tone="primary" icon={<Check size={14} aria-hidden="true" />}>
          {text.enrolled}
        </Badge>
      )}
    </ClassCard>
  );
}
