import type { Class } from '@institute/contract/classes/classes';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { slicePage } from '../../../ui/list-query.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { TypedSearch } from '../../../ui/typed-search.tsx';
import { useListQuery } from '../../../ui/use-list-query.ts';
import { passes } from '../class-filter.ts';
import { CLASSES_PER_PAGE, priceFilterOf, priceOptions } from '../class-list.ts';
import { ClassGrid } from './class-card.tsx';

interface ClassBrowserProps<Item> {
  items: readonly Item[];
  classOf: (item: Item) => Class;
  /** The category shown; empty for every one. */
  category: string;
  /** Further filters, between the search and the prices. */
  filters?: ReactNode;
  /** A class as a card; `search` is what was searched for. */
  card: (item: Item, search: string) => ReactNode;
  words: { search: string; price: string; none: string; clear: string; pages: string };
  /** What is said when nothing is found, and what Clear resets; null where there is nothing to clear. */
  nothing: string;
  clears: Readonly<Record<string, null>> | null;
}

/** Classes as cards: searched, filtered by price and turned nine a page, all of it in the address. */
export function ClassBrowser<Item>(props: ClassBrowserProps<Item>) {
  const { items, classOf, category, filters, card, words, nothing, clears } = props;
  const { query, page, change, refine, turnTo } = useListQuery();
  const search = query.get('search') ?? '';
  const price = priceFilterOf(query.get('price'));
  const found = items.filter((item) => passes(classOf(item), { search, price, category }));
  const slice = slicePage(found, page, CLASSES_PER_PAGE);
  return (
    <>
      <div className="mb-5 flex flex-col gap-3 sm:flex-row">
        <TypedSearch
          value={search}
          onSearch={(typed) => refine({ search: typed })}
          label={words.search}
          className="grow"
        />
        {filters}
        <Segmented
          label={words.price}
          options={priceOptions}
          value={price}
          onChange={(choice) => change({ price: choice === 'all' ? null : choice })}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState
          title={words.none}
          action={
            clears && (
              <Button variant="secondary" onClick={() => change(clears)}>
                {words.clear}
              </Button>
            )
          }
        >
          {nothing}
        </EmptyState>
      ) : (
        <ClassGrid>
          {slice.items.map((item) => (
            <li key={classOf(item).id}>{card(item, search)}</li>
          ))}
        </ClassGrid>
      )}
      <Pagination
        page={slice.page}
        pageCount={slice.pageCount}
        onPage={turnTo}
        label={words.pages}
      />
    </>
  );
}
