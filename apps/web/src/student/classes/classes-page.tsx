import { getClasses, getMyClasses } from '@institute/contract/classes/classes';
import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { categoriesOf } from '../../domains/classes/class-list.ts';
import { ClassGridSkeleton } from '../../domains/classes/widgets/class-card.tsx';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { PlacementPanel } from '../../domains/words/widgets/placement/placement-panel.tsx';
import { useAnswer } from '../../platform/answers.ts';
import { useNow } from '../../platform/server-clock.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { CategoryPicker, CategoryPickerSkeleton } from './category-picker.tsx';
import { CategoryView } from './category-view.tsx';
import { joinedIds, onOffer, statusOf } from './status.ts';
import { text } from './text.ts';

/** Available Classes: first the categories, then the classes of the one in the address. */
export function ClassesPage() {
  const [query] = useSearchParams();
  const category = query.get('category');
  const classes = useAnswer(getClasses, {});
  const mine = useAnswer(getMyClasses, {});
  const timeZone = useTimeZone();
  const now = useNow();
  const offered = useMemo(() => onOffer(classes.data ?? []), [classes.data]);
  useTopOnChange(category);

  // Which classes were joined matters only once classes are shown.
  const isWaiting = classes.isPending || (category !== null && mine.isPending);
  if (isWaiting) return <Waiting category={category} />;
  if (!classes.data) {
    return (
      <>
        <PageHeader title={text.title} />
        <ErrorState title={text.failed} query={classes} />
      </>
    );
  }
  if (category === null) {
    return (
      <>
        <CategoryPicker categories={categoriesOf(offered)} />
        {offered.length > 0 && <PlacementPanel className="mt-6" />}
      </>
    );
  }

  const joined = mine.data ? joinedIds(mine.data) : null;
  return (
    <CategoryView
      category={category}
      classes={offered}
      statusOf={(item) => statusOf(item, joined, now, timeZone)}
    />
  );
}

/** Going into a category, or out of it, begins at the top for the eye and for the keyboard. */
function useTopOnChange(location: string | null): void {
  const last = useRef(location);
  useEffect(() => {
    if (last.current === location) return;
    last.current = location;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [location]);
}

function Waiting({ category }: { category: string | null }) {
  return (
    <Loading label={text.loading}>
      {category === null ? (
        <>
          <PageHeader title={text.title}>{text.lead}</PageHeader>
          <CategoryPickerSkeleton />
        </>
      ) : (
        <>
          <Skeleton className="h-11 w-44" />
          <PageHeader title={category} className="mt-2" />
          <Skeleton className="mb-5 h-24 sm:h-11" />
          <ClassGridSkeleton />
        </>
      )}
    </Loading>
  );
}
