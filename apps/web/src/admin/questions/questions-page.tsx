import { useRef } from 'react';
import { useActor, useCan } from '../../domains/auth/use-actor.ts';
import { CLASS_FILTER } from '../../domains/classes/filter-name.ts';
import { ClassFilter } from '../../domains/classes/widgets/class-filter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { useInboxKeys } from '../../ui/use-inbox-keys.ts';
import { OpenQuestion, QuestionSteps } from './open-question.tsx';
import { QuestionList } from './question-list.tsx';
import { text } from './text.ts';
import { useQuestions } from './use-questions.ts';

/** The questions without an answer, answered one after the other. */
export function QuestionsPage() {
  const state = useTableQuery({ filters: [CLASS_FILTER] });
  const classId = state.filter(CLASS_FILTER);
  const isOffice = useCan('office.enter');
  const actor = useActor();
  const hasClasses = isOffice || (actor?.teaches.length ?? 0) > 1;
  return (
    <>
      <PageHeader title={text.title}>{text.intro}</PageHeader>
      {hasClasses && (
        <div className="mb-4">
          <ClassFilter label={text.className} state={state} />
        </div>
      )}
      <Inbox key={classId} classId={classId} />
    </>
  );
}

function Inbox({ classId }: { classId: string }) {
  const { query, more, ...questions } = useQuestions(classId);
  const { waiting, place, open, count, go } = questions;
  const inbox = useRef<HTMLDivElement>(null);
  const article = () => inbox.current?.querySelector('article');
  const step = (by: 1 | -1) => {
    questions.stopFollowing();
    go(place + by);
    // The next one takes the place of this one.
    requestAnimationFrame(() => article()?.focus());
  };
  useInboxKeys(inbox, {
    step,
    write: () => article()?.querySelector('textarea')?.focus(),
    leave: () => article()?.focus(),
  });
  if (query.isPending) return <InboxSkeleton />;
  if (!query.data) return <ErrorState title={text.failed} query={query} />;
  return (
    <div ref={inbox}>
      <p role="status" className={open ? 'mb-3 text-muted' : 'sr-only'}>
        {open ? text.waiting(count) : text.empty}
      </p>
      {open ? (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-6">
          <div className="min-w-0">
            <OpenQuestion
              key={open.commentId}
              question={open}
              takesFocus={questions.isFollowing}
              steps={<QuestionSteps {...{ place, count }} listed={waiting.length} onStep={step} />}
              onAnswered={() => questions.settle(open.commentId)}
            />
            <p className="mt-2 text-muted text-sm max-lg:hidden">{text.keys}</p>
          </div>
          <QuestionList questions={waiting} place={place} onOpen={go} more={more} />
        </div>
      ) : (
        <EmptyState title={text.empty}>{text.emptyDetail}</EmptyState>
      )}
    </div>
  );
}

function InboxSkeleton() {
  return (
    <Loading label={text.loading}>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-6">
        <Skeleton className="h-96" />
        <Skeleton className="h-64" />
      </div>
    </Loading>
  );
}
