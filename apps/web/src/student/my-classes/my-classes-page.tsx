import { getMyClasses } from '@institute/contract/classes/classes';
import { pathTo } from '@institute/contract/routes';
import { ClassGridSkeleton } from '../../domains/classes/widgets/class-card.tsx';
import { useAnswer } from '../../platform/answers.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { MyClassList } from './my-class-list.tsx';
import { text } from './text.ts';

/** My Classes: everything the student has joined. */
export function MyClassesPage() {
  const mine = useAnswer(getMyClasses, {});
  return (
    <>
      <PageHeader title={text.title} />
      {mine.isPending ? (
        <Loading label={text.loading}>
          <Skeleton className="mb-5 h-38 sm:h-11" />
          <ClassGridSkeleton />
        </Loading>
      ) : !mine.data ? (
        <ErrorState title={text.failed} query={mine} />
      ) : mine.data.length === 0 ? (
        <EmptyState
          title={text.empty}
          action={<LinkButton to={pathTo('classes')}>{text.browse}</LinkButton>}
        >
          {text.emptyDetail}
        </EmptyState>
      ) : (
        <MyClassList mine={mine.data} />
      )}
    </>
  );
}
