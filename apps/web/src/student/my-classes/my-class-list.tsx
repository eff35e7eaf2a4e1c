import { passes } from '../../domains/classes/class-filter.ts';
import {
  CLASSES_PER_PAGE,
  categoriesOf,
  priceFilterOf,
  priceOptions,
} from '../../domains/classes/class-list.ts';
import type { Enrolment } from '../../domains/classes/model.ts';
import { ClassGrid } from '../../domains/classes/widgets/class-card.tsx';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Select } from '../../ui/input.tsx';
import { slicePage } from '../../ui/list-query.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TypedSearch } from '../../ui/typed-search.tsx';
import { useListQuery } from '../../ui/use-list-query.ts';
import { MyClass } from './my-class.tsx';
import { text } from './text.ts';

/** The joined classes with search, category and price filters, nine a page. */
export function MyClassList({ mine }: { mine: readonly Enrolment[] }) {
  const { query, page, change, refine, turnTo } = useListQuery();
  const timeZone = useTimeZone();
  const now = new Date();
  const search = query.get('search') ?? '';
  const price = priceFilterOf(query.get('price'));
  const category = query.get('category') ?? '';
  const categories = categoriesOf(mine.map((entry) => entry.joined));
  const found = mine.filter((entry) => passes(entry.joined, { search, price, category }));
  const slice = slicePage(found, page, CLASSES_PER_PAGE);

  return (
    <>
      <div className="mb-5 flex flex-col gap-3 sm:flex-row">
        <TypedSearch
          value={search}
          onSearch={(words) => refine({ search: words })}
          label={text.search}
          className="grow"
        />
        <Select
          aria-label={text.category}
          value={category}
          onChange={(event) => change({ category: event.target.value })}
          className="sm:w-52"
        >
          <option value="">{text.allCategories}</option>
          {categories.map((one) => (
            <option key={one.category} value={one.category}>
              {one.category} ({one.count})
            </option>
          ))}
        </Select>
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
            <Button
              variant="secondary"
              onClick={() => change({ search: null, price: null, category: null })}
            >
              {text.clear}
            </Button>
          }
        >
          {text.noMatch}
        </EmptyState>
      ) : (
        <ClassGrid>
          {slice.items.map((entry) => (
            <li key={entry.id}>
              <MyClass entry={entry} search={search} now={now} timeZone={timeZone} />
            </li>
          ))}
        </ClassGrid>
      )}
      <Pagination
        page={slice.page}
        pageCount={slice.pageCount}
        onPage={turnTo}
        label="Pages of my classes"
      />
    </>
  );
}
