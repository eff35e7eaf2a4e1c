import { GradedExams, getGradebook } from '@institute/contract/exams/gradebook';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { usePaged } from '../../../platform/paged-list.ts';
import { Button } from '../../../ui/button.tsx';
import { cardClass } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { useTableQuery } from '../../../ui/table/use-table-query.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { text as gradesText, schemeText } from '../grades/text.ts';
import { TabSkeleton } from '../tab-skeleton.tsx';
import { GradebookHead } from './gradebook-head.tsx';
import { GradebookList } from './gradebook-list.tsx';
import { GradebookTable } from './gradebook-table.tsx';
import { ItemsDialog } from './items-dialog.tsx';
import { text } from './text.ts';
import { WeightsDialog } from './weights-dialog.tsx';

const PER_PAGE = 20;
/** From this width on there is room for a table. */
const WIDE = '(min-width: 48rem)';

const GradesView = lazy(() => import('../grades/grades-view.tsx').then((code) => code.GradesView));
const SchemeDialog = lazy(
  () => import('../grades/scheme-dialog.tsx').then((code) => code.SchemeDialog),
  { whenLost: 'close' },
);

const metaOf = (meta: unknown) => GradedExams.parse(meta);
/** What the gradebook of a class with a scheme shows, in the address: its grades, or this. */
const VIEW = 'view';
const views = (['grades', 'exams'] as const).map((value) => ({
  value,
  label: gradesText.view[value],
}));

/** The students of a class by its exams: each mark, the means, and how much each exam counts. */
export function GradebookTab() {
  const { id: classId = '' } = useParams();
  const state = useTableQuery({ perPage: PER_PAGE });
  const list = usePaged(getGradebook, state, { filters: { classId }, metaOf });
  const [isWeighing, setWeighing] = useState(false);
  const [isSettingUp, setUp] = useState(false);
  const [itemsOf, showItems] = useItemsInAddress();
  const pageCount = Math.max(1, Math.ceil((list.data?.total ?? 0) / PER_PAGE));
  // An address from when there were more pages.
  const isPastEnd = list.data !== undefined && !list.isPlaceholderData && state.page > pageCount;
  useEffect(() => {
    if (isPastEnd) state.correctPage(pageCount);
  });
  const Rows = useMedia(WIDE) ? GradebookTable : GradebookList;
  if (!list.data) {
    return list.error ? (
      <ErrorState title={text.failed} query={list} />
    ) : (
      <TabSkeleton label={text.title} />
    );
  }
  const { rows, total, meta } = list.data;
  const { exams, has_scheme: hasScheme } = meta;
  const setUpDialog = isSettingUp && (
    <SchemeDialog classId={classId} onClose={() => setUp(false)} />
  );
  // Whoever is led to the questions of an exam finds them.
  const isExams = itemsOf !== null || state.filter(VIEW) === 'exams';
  const view = hasScheme && !isExams ? 'grades' : 'exams';
  const choice = hasScheme && (
    <div className="px-3 pt-3 sm:px-4 sm:pt-4">
      <Segmented
        label={gradesText.views}
        options={views}
        value={view}
        onChange={(next) => state.setFilter(VIEW, next === 'grades' ? '' : next)}
      />
    </div>
  );
  if (view === 'grades') {
    return (
      <section aria-label={gradesText.title} className={cx(cardClass, 'min-w-0')}>
        {choice}
        <GradesView {...{ classId, state }} fallback={<TabSkeleton label={gradesText.title} />} />
      </section>
    );
  }
  if (exams.length === 0) {
    return (
      <>
        {choice}
        <EmptyState
          title={text.empty}
          action={
            !hasScheme && (
              <Button variant="secondary" onClick={() => setUp(true)}>
                {schemeText.setUp}
              </Button>
            )
          }
        >
          {text.emptyDetail}
        </EmptyState>
        {setUpDialog}
      </>
    );
  }
  return (
    <section
      aria-label={text.title}
      aria-busy={list.isPlaceholderData || undefined}
      className={cx(cardClass, 'min-w-0', list.isPlaceholderData && 'opacity-60')}
    >
      {choice}
      <GradebookHead
        {...{ classId, state, total }}
        onSetUp={hasScheme ? null : () => setUp(true)}
        onWeigh={() => setWeighing(true)}
        onItems={() => showItems(exams[0]?.id ?? null)}
      />
      {rows.length === 0 ? (
        <EmptyState title={state.isNarrowed ? text.noMatch : text.noStudents}>
          {state.isNarrowed ? undefined : text.noStudentsDetail}
        </EmptyState>
      ) : (
        <Rows students={rows} exams={exams} />
      )}
      <div className="px-3 sm:px-4">
        <Pagination
          page={state.page}
          pageCount={pageCount}
          onPage={state.turnTo}
          label={text.pages}
        />
      </div>
      {isWeighing && (
        <WeightsDialog classId={classId} exams={exams} onClose={() => setWeighing(false)} />
      )}
      {setUpDialog}
      {itemsOf && <ItemsDialog exams={exams} examId={itemsOf} onClose={() => showItems(null)} />}
    </section>
  );
}

/** The exam whose questions are shown, named in the address: whoever corrects a key is led here. */
function useItemsInAddress() {
  const [query, setQuery] = useSearchParams();
  const show = (examId: number | null) =>
    setQuery(
      (now) => {
        if (examId === null) now.delete('items');
        else now.set('items', String(examId));
        return now;
      },
      { replace: true },
    );
  return [Number(query.get('items')) || null, show] as const;
}
