import type { Enrolment } from '@institute/contract/classes/classes';
import { categoriesOf } from '../../domains/classes/class-list.ts';
import { ClassBrowser } from '../../domains/classes/widgets/class-browser.tsx';
import { useMyStudy } from '../../domains/lessons/study-api.ts';
import { useNow } from '../../platform/server-clock.ts';
import { Select } from '../../ui/input.tsx';
import { useListQuery } from '../../ui/use-list-query.ts';
import { MyClass } from './my-class.tsx';
import { text } from './text.ts';

/** The joined classes with search, category and price filters, nine a page. */
export function MyClassList({ mine }: { mine: readonly Enrolment[] }) {
  const { query, change } = useListQuery();
  const progress = useMyStudy().data?.progress;
  const now = useNow();
  const category = query.get('category') ?? '';
  return (
    <ClassBrowser
      items={mine}
      classOf={({ joined }) => joined}
      category={category}
      filters={
        <Select
          aria-label={text.category}
          value={category}
          onChange={(event) => change({ category: event.target.value })}
          className="sm:w-52"
        >
          <option value="">{text.allCategories}</option>
          {categoriesOf(mine.map(({ joined }) => joined)).map((one) => (
            <option key={one.category} value={one.category}>
              {one.category} ({one.count})
            </option>
          ))}
        </Select>
      }
      card={(entry, search) => (
        <MyClass
          entry={entry}
          progress={progress?.get(entry.joined.id)}
          search={search}
          now={now}
        />
      )}
      words={text}
      nothing={text.noMatch}
      clears={{ search: null, price: null, category: null }}
    />
  );
}
