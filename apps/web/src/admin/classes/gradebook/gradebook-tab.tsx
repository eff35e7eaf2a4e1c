import { GradedExams, getGradebook } from '@institute/contract/exams/gradebook';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { usePaged } from '../../../platform/paged-list.ts';
import { cardClass } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { useTableQuery } from '../../../ui/table/use-table-query.ts';
import { useMedia } from '../../../ui/use-media.ts';
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

const examsOf = (meta: unknown) => GradedExams.parse(meta).exams;

/** The students of a class by its exams: each mark, the means, and how much each exam counts. */
export function GradebookTab() {
  const { id: classId = '' } = useParams();
  const state = useTableQuery({ perPage: PER_PAGE });
  const list = usePaged(getGradebook, state, { filters: { classId }, metaOf: examsOf });
  const [isWeighing, setWeighing] = useState(false);
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
  const { rows, total, meta: exams } = list.data;
  if (exams.length === 0) return <EmptyState title={text.empty}>{text.emptyDetail}</EmptyState>;
  return (
    <section
      aria-label={text.title}
      aria-busy={list.isPlaceholderData || undefined}
      className={cx(cardClass, 'min-w-0', list.isPlaceholderData && 'opacity-60')}
    >
      <GradebookHead
        {...{ classId, state, total }}
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
